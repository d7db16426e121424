import type { QuizAspect } from '@wordhoard/contract/enumeration';
import { ChoiceCards, QuizAspectPicture } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { namedAspect, quizAspectMessages } from '../quiz-messages.ts';

interface QuizAspectsProps {
  /** The learned language. */
  langCode: string;
  /** What can be asked about the words. */
  aspects: readonly QuizAspect[];
  chosen: QuizAspect;
  onChoose: (aspect: QuizAspect) => void;
}

/** What to ask about the words, as cards. Nothing if there is no choice. */
export function QuizAspects({ langCode, aspects, chosen, onChoose }: QuizAspectsProps) {
  const { formatMessage } = useIntl();
  if (aspects.length < 2) return null;
  return (
    <ChoiceCards
      label={formatMessage(messages.label)}
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

const messages = defineMessages({
  label: { id: 'quizSettings.asks', defaultMessage: 'What to ask' },
});
