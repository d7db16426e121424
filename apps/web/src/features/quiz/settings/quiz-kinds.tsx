import { ChoiceCards, QuizKindPicture } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { type QuizKindChoice, quizKindChoices } from '../../../shared/settings/quiz-choice.ts';
import { quizKindMessages } from '../quiz-messages.ts';
import type { UnavailableReason } from './available-choice.ts';
import { reasonMessages } from './unavailable-messages.ts';

interface QuizKindsProps {
  chosen: QuizKindChoice;
  /** Why a kind is unavailable for these words. */
  reasonOf: (kind: QuizKindChoice) => UnavailableReason | undefined;
  onChoose: (kind: QuizKindChoice) => void;
}

/** The kinds of quiz as cards. An unavailable one tells why. */
export function QuizKinds({ chosen, reasonOf, onChoose }: QuizKindsProps) {
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

const messages = defineMessages<{ kind: NoMessageValues; twice: NoMessageValues }>({
  kind: { id: 'quizSettings.kind', defaultMessage: 'Answer with' },
  twice: { id: 'quizSettings.twice', defaultMessage: 'Each word twice' },
});

const notes: Partial<Record<QuizKindChoice, typeof messages.twice>> = { mixed: messages.twice };
