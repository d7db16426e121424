import { defineMessages } from '@wordhoard/i18n/messages';
import { color, ProgressBar, Stack, size } from '@wordhoard/ui';
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
  const { knownCount } = useKnowing(words);
  const progress = formatMessage(messages.progress, { known: knownCount, total });
  return (
    <Stack $gap="s1">
      <Count>{progress}</Count>
      <ProgressBar label={progress} value={knownCount} max={total} />
    </Stack>
  );
}

const messages = defineMessages({
  progress: { id: 'wordsProgress.progress', defaultMessage: '{known} of {total} known' },
});

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
