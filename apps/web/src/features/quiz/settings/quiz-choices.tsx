import type { QuizAspect } from '@wordhoard/contract/enumeration';
import { ChoiceCards, QuizAspectPicture, QuizKindPicture } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import {
  type QuizChoice,
  type QuizKindChoice,
  quizKindChoices,
} from '../../../shared/settings/quiz-choice.ts';
import { namedAspect, quizAspectMessages, quizKindMessages } from '../quiz-messages.ts';
import {
  type Availability,
  listAspects,
  reasonAgainst,
  type UnavailableReason,
} from './available-choice.ts';
import { QuizDirections, type QuizSides } from './quiz-directions.tsx';
import { reasonMessages } from './unavailable-messages.ts';

interface QuizChoicesProps {
  /** The learned language. */
  langCode: string;
  sides: QuizSides;
  /** Whether each cell of a table is asked. */
  isOfCells: boolean;
  availability: Availability;
  choice: QuizChoice;
  /** The last choice of a kind. */
  preferenceOf: (kind: QuizKindChoice) => QuizChoice;
  change: (changes: Partial<QuizChoice>) => void;
}

/** What is asked, and how. Only the meaning of words has directions. */
export function QuizChoices({
  availability,
  choice,
  preferenceOf,
  change,
  ...props
}: QuizChoicesProps) {
  const { kind, asks } = choice;
  return (
    <>
      <QuizAspects
        langCode={props.langCode}
        aspects={listAspects(availability)}
        chosen={asks}
        onChoose={(chosen) => change({ asks: chosen })}
      />
      <QuizKinds
        chosen={kind}
        reasonOf={(each) => reasonAgainst({ ...preferenceOf(each), asks }, availability)}
        onChoose={(chosen) => change({ ...preferenceOf(chosen), asks })}
      />
      {asks === 'meaning' && !props.isOfCells && (
        <QuizDirections
          chosen={choice}
          sides={props.sides}
          availability={availability}
          onChoose={change}
        />
      )}
    </>
  );
}

interface QuizAspectsProps {
  /** The learned language. */
  langCode: string;
  /** What can be asked about the words. */
  aspects: readonly QuizAspect[];
  chosen: QuizAspect;
  onChoose: (aspect: QuizAspect) => void;
}

/** What to ask about the words, as cards. Nothing if there is no choice. */
function QuizAspects({ langCode, aspects, chosen, onChoose }: QuizAspectsProps) {
  const { formatMessage } = useIntl();
  if (aspects.length < 2) return null;
  return (
    <ChoiceCards
      label={formatMessage(messages.asks)}
      value={chosen}
      onChange={onChoose}
      options={aspects.map((value) => {
        const aspect = namedAspect(value, langCode);
        return {
          value,
          label: formatMessage(quizAspectMessages[aspect]),
          picture: <QuizAspectPicture aspect={aspect} />,
        };
      })}
    />
  );
}

interface QuizKindsProps {
  chosen: QuizKindChoice;
  /** Why a kind is unavailable for these words. */
  reasonOf: (kind: QuizKindChoice) => UnavailableReason | undefined;
  onChoose: (kind: QuizKindChoice) => void;
}

/** The kinds of quiz as cards. An unavailable one tells why. */
function QuizKinds({ chosen, reasonOf, onChoose }: QuizKindsProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceCards
      label={formatMessage(messages.kind)}
      value={chosen}
      onChange={onChoose}
      options={quizKindChoices.map((kind) => {
        const reason = reasonOf(kind);
        const note = reason ? reasonMessages[reason] : notes[kind];
        return {
          value: kind,
          label: formatMessage(quizKindMessages[kind]),
          picture: <QuizKindPicture kind={kind} />,
          note: note && formatMessage(note),
          isDisabled: reason !== undefined,
        };
      })}
    />
  );
}

const messages = defineMessages<{
  asks: NoMessageValues;
  kind: NoMessageValues;
  twice: NoMessageValues;
}>({
  asks: { id: 'quizSettings.asks', defaultMessage: 'What to ask' },
  kind: { id: 'quizSettings.kind', defaultMessage: 'Answer with' },
  twice: { id: 'quizSettings.twice', defaultMessage: 'Each word twice' },
});

const notes: Partial<Record<QuizKindChoice, typeof messages.twice>> = { mixed: messages.twice };
