import { defineMessages } from '@wordhoard/i18n/messages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Mnemonic } from '../../review/mnemonic.tsx';
import type { WordItem } from '../session/word-item.ts';
import { WordIntroduction } from './word-introduction.tsx';

interface WordHelpProps {
  item: WordItem;
  action: ReactNode;
  answerAction: ReactNode;
  onNext: () => void;
}

/** Helps with a word that keeps failing: all that it means, and what the learner remembers it by. */
export function WordHelp({ item, action, answerAction, onNext }: WordHelpProps) {
  const { formatMessage } = useIntl();
  const { word, meanings = [], image, example, grammar } = item;
  return (
    <WordIntroduction
      word={{ ...word, translations: meanings, image, example, grammar }}
      task={formatMessage(messages.task)}
      action={action || answerAction}
      onNext={onNext}
    >
      <Mnemonic word={word} />
    </WordIntroduction>
  );
}

const messages = defineMessages({
  task: { id: 'wordHelp.task', defaultMessage: 'This one keeps slipping away' },
});
