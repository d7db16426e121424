import { Knowing } from '@wordhoard/contract/enumeration';
import {
  ChoiceIcon,
  color,
  KnownIcon,
  Menu,
  ProgressBar,
  SaveIcon,
  size,
  space,
  UndoIcon,
} from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MarkableWord } from './use-knowing.ts';
import { useManyKnowing } from './use-many-knowing.ts';

interface WordsProgressProps {
  words: readonly MarkableWord[];
  /** Begins to choose some of them, where that can be done. */
  onChoose?: () => void;
}

/** How many of some words are known, and marks for all of them together. */
export function WordsProgress({ words, onChoose }: WordsProgressProps) {
  const { formatMessage } = useIntl();
  const { knownCount, markAll } = useManyKnowing(words);
  const total = words.length;
  const progress = formatMessage(messages.progress, { known: knownCount, total });
  return (
    <Line>
      <Progress>
        <Count>{progress}</Count>
        <ProgressBar label={progress} value={knownCount} max={total} />
      </Progress>
      <Menu
        label={formatMessage(messages.all, { total })}
        items={[
          {
            label: formatMessage(messages.known),
            icon: <KnownIcon />,
            onChoose: () => markAll(Knowing.Known),
          },
          {
            label: formatMessage(messages.saved),
            icon: <SaveIcon />,
            onChoose: () => markAll(Knowing.Saved),
          },
          {
            label: formatMessage(messages.unknown),
            icon: <UndoIcon />,
            onChoose: () => markAll(Knowing.Unknown),
          },
          ...(onChoose
            ? [{ label: formatMessage(messages.choose), icon: <ChoiceIcon />, onChoose }]
            : []),
        ]}
      />
    </Line>
  );
}

const messages = defineMessages<{
  progress: { known: number; total: number };
  all: { total: number };
  known: NoMessageValues;
  saved: NoMessageValues;
  unknown: NoMessageValues;
  choose: NoMessageValues;
}>({
  progress: { id: 'wordsProgress.progress', defaultMessage: '{known} of {total} known' },
  all: {
    id: 'wordsProgress.all',
    defaultMessage: 'Mark {total, plural, one {the word} other {all # words}}',
  },
  known: { id: 'wordsProgress.known', defaultMessage: 'Mark all as known' },
  saved: { id: 'wordsProgress.saved', defaultMessage: 'Save all to learn' },
  unknown: { id: 'wordsProgress.unknown', defaultMessage: 'Take all marks away' },
  choose: { id: 'wordsProgress.choose', defaultMessage: 'Choose words…' },
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
