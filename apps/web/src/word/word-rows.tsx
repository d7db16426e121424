import { color } from '@wordhoard/ui';
import { styled } from 'styled-components';
import type { FeedListProps } from '../feed/feed-list.ts';
import { ConnectedWordRow } from './connected-word-row.tsx';
import type { WordRecord } from './word-queries.ts';

interface WordRowsProps {
  words: readonly WordRecord[];
  /** Of a feed that keeps its place. */
  list?: Partial<FeedListProps> | undefined;
}

/** Words one below the other. */
export function WordRows({ words, list: { drawn, ...list } = {} }: WordRowsProps) {
  return (
    <Rows {...list}>
      {words.map((word, index) => (
        <li
          key={word.id}
          aria-setsize={drawn?.total}
          aria-posinset={drawn && drawn.skipped + index + 1}
        >
          <ConnectedWordRow word={word} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;
