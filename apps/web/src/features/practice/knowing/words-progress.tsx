import { color, ProgressBar, size, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type MarkableWord, useKnowing } from './use-knowing.ts';
import { WordsMenu } from './words-menu.tsx';

interface WordsProgressProps {
  words: readonly MarkableWord[];
  /** Starts selecting words, if the page supports it. */
  onSelect?: () => void;
}

/** How many of the words are known, with a menu that marks all of them. */
export function WordsProgress({ words, onSelect }: WordsProgressProps) {
  const { formatMessage } = useIntl();
  const { knownCount } = useKnowing(words);
  const total = words.length;
  const progress = formatMessage(messages.progress, { known: knownCount, total });
  return (
    <Line>
      <Progress>
        <Count>{progress}</Count>
        <ProgressBar label={progress} value={knownCount} max={total} />
      </Progress>
      <WordsMenu words={words} onSelect={onSelect} />
    </Line>
  );
}

const messages = defineMessages<{
  progress: { known: number; total: number };
}>({
  progress: { id: 'wordsProgress.progress', defaultMessage: '{known} of {total} known' },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 2.75rem;
  margin-block-end: ${space.s3};
`;

const Progress = styled.div`
  flex: 1;
  display: grid;
  gap: ${space.s1};
  max-width: 24rem;
  margin-inline-end: auto;
`;

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
`;
