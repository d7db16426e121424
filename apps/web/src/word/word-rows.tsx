import { color } from '@wordhoard/ui';
import { styled } from 'styled-components';
import type { FeedListProps } from '../feed/feed-list.ts';
import { ConnectedWordRow } from './connected-word-row.tsx';
import type { WordChoice } from './use-word-choice.ts';
import type { WordRecord } from './word-queries.ts';

interface WordRowsProps {
  words: readonly WordRecord[];
  /** Of a feed that keeps its place. */
  list?: Partial<FeedListProps> | undefined;
  choice?: WordChoice | undefined;
}

/** Words one below the other. */
export function WordRows({ words, list: { drawn, ...list } = {}, choice }: WordRowsProps) {
  const chosen = choice?.chosen;
  return (
    <Rows {...list}>
      {words.map((word, index) => (
        <li
          key={word.id}
          aria-setsize={drawn?.total}
          aria-posinset={drawn && drawn.skipped + index + 1}
        >
          <ConnectedWordRow
            word={word}
            isChosen={chosen?.has(word.id)}
            onChoose={chosen && choice?.choose}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;
