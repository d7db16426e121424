import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, Disclosure, NumberField, QuizPicture, Switch } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import {
  type QuizChoice,
  type QuizKindChoice,
  quizKindChoices,
} from '../../../shared/settings/quiz-choice.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { nameAspect, quizAspectMessages, quizKindMessages } from '../quiz-messages.ts';
import {
  type Availability,
  findReasonAgainst,
  listAspects,
  reasonMessages,
} from './available-choice.ts';
import { QuizDirections, type QuizSides } from './quiz-directions.tsx';

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

/** The choices of a quiz. Only questions about the meaning of words have a direction. */
export function QuizChoices(props: QuizChoicesProps) {
  const { sides, isOfCells, availability, choice, change } = props;
  return (
    <>
      <QuizAspects {...props} />
      <QuizKinds {...props} />
      {choice.asks === 'meaning' && !isOfCells && (
        <QuizDirections
          chosen={choice}
          sides={sides}
          availability={availability}
          onChoose={change}
        />
      )}
    </>
  );
}

/** What to ask about the words, as cards. Nothing if there is no choice. */
function QuizAspects({ langCode, availability, choice, change }: QuizChoicesProps) {
  const { formatMessage } = useIntl();
  const aspects = listAspects(availability);
  if (aspects.length < 2) return null;
  return (
    <ChoiceGroup
      look="tall"
      label={formatMessage(messages.asks)}
      value={choice.asks}
      onChange={(asks) => change({ asks })}
      options={aspects.map((value) => {
        const aspect = nameAspect(value, langCode);
        return {
          value,
          label: formatMessage(quizAspectMessages[aspect]),
          icon: <QuizPicture of={aspect} />,
        };
      })}
    />
  );
}

/** The kinds of quiz as cards. An unavailable one tells why. */
function QuizKinds({
  availability,
  choice: { kind, asks },
  preferenceOf,
  change,
}: QuizChoicesProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceGroup
      look="tall"
      label={formatMessage(messages.kind)}
      value={kind}
      onChange={(chosen) => change({ ...preferenceOf(chosen), asks })}
      options={quizKindChoices.map((value) => {
        const reason = findReasonAgainst({ ...preferenceOf(value), asks }, availability);
        const note = reason ? reasonMessages[reason] : notes[value];
        return {
          value,
          label: formatMessage(quizKindMessages[value]),
          icon: <QuizPicture of={value} />,
          note: note && formatMessage(note),
          isDisabled: reason !== undefined,
        };
      })}
    />
  );
}

interface QuizOptionsProps {
  wordCount: number;
  available: number;
  isOfCells: boolean;
  onWordCountChange: (wordCount: number) => void;
}

/** What most learners leave unchanged. */
export function QuizOptions({
  wordCount,
  available,
  isOfCells,
  onWordCountChange,
}: QuizOptionsProps) {
  const { formatMessage } = useIntl();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { audio } = settings;
  const unit = isOfCells ? 'cells' : 'words';
  return (
    <Disclosure summary={formatMessage(optionMessages.options)}>
      <NumberField
        label={formatMessage(optionMessages.count, { unit })}
        hint={formatMessage(optionMessages.available, { unit, count: available })}
        value={Math.min(wordCount, available)}
        min={1}
        max={Math.min(available, limits.quizMaxWords)}
        step={5}
        onChange={onWordCountChange}
      />
      <Switch
        label={formatMessage(optionMessages.sound)}
        checked={!audio.muted}
        onChange={({ target }) =>
          setSettings({ ...settings, audio: { ...audio, muted: !target.checked } })
        }
      />
    </Disclosure>
  );
}

const optionMessages = defineMessages({
  options: { id: 'quizSettings.options', defaultMessage: 'Options' },
  sound: { id: 'quizSettings.sound', defaultMessage: 'Sound' },
  count: {
    id: 'quizSettings.count',
    defaultMessage: '{unit, select, cells {Number of cells} other {Number of words}}',
  },
  available: {
    id: 'quizSettings.available',
    defaultMessage:
      '{unit, select, cells {{count, plural, one {# cell available} other {# cells available}}} other {{count, plural, one {# word available} other {# words available}}}}',
  },
});

const messages = defineMessages({
  asks: { id: 'quizSettings.asks', defaultMessage: 'What to ask' },
  kind: { id: 'quizSettings.kind', defaultMessage: 'How to answer' },
  twice: { id: 'quizSettings.twice', defaultMessage: '2 questions per word' },
});

const notes: Partial<Record<QuizKindChoice, typeof messages.twice>> = { mixed: messages.twice };
