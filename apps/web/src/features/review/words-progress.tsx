import { defineMessages } from '@wordhoard/i18n/messages';
import { color, KnowingBar, Stack, size } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type MarkableWord, useKnowing } from './use-knowing.ts';

interface WordsProgressProps {
  words: readonly MarkableWord[];
  /** The number of words, also while they are loading. */
  total: number;
}

export function WordsProgress({ words, total }: WordsProgressProps) {
  const { formatMessage } = useIntl();
  const { knownCount: known, learningCount: learning } = useKnowing(words);
  const fresh = total - known - learning;
  return (
    <Stack $gap="s1">
      <Count>{formatMessage(messages.progress, { fresh, learning, known })}</Count>
      <KnowingBar known={known} learning={learning} total={total} />
    </Stack>
  );
}

const messages = defineMessages({
  progress: {
    id: 'wordsProgress.progress',
    defaultMessage: '{fresh, number} new · {learning, number} learning · {known, number} known',
  },
});

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
