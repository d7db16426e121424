import { Knowing } from '@wordhoard/contract/enumeration';
import { Button, KnownIcon, SaveIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useKnowing } from '../knowing/use-knowing.ts';
import type { WordPair } from '../session/quiz-session.ts';

interface MarkWordsProps {
  /** Correctly answered words are marked as known, missed ones are saved to learn. */
  as: 'known' | 'saved';
  pairs: readonly WordPair[];
}

/** Marks words of a quiz session together. */
export function MarkWords({ as, pairs }: MarkWordsProps) {
  const { formatMessage } = useIntl();
  const { mark } = useKnowing(
    pairs.map(({ word, question }) => ({ id: word.id, ...question.item.word })),
  );
  return (
    <Button
      icon={as === 'known' ? <KnownIcon /> : <SaveIcon />}
      onClick={() => mark(as === 'known' ? Knowing.Known : Knowing.Saved)}
    >
      {formatMessage(messages[as], { count: pairs.length })}
    </Button>
  );
}

const messages = defineMessages<{ known: { count: number }; saved: { count: number } }>({
  known: {
    id: 'markWords.known',
    defaultMessage: '{count, plural, one {I know the right word} other {I know the # right words}}',
  },
  saved: {
    id: 'markWords.saved',
    defaultMessage: '{count, plural, one {Learn the missed word} other {Learn the # missed words}}',
  },
});
