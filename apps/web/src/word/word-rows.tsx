import { color } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { ConnectedWordRow } from './connected-word-row.tsx';
import type { WordRecord } from './word-queries.ts';

/** Words one below the other. */
export function WordRows({ words }: { words: readonly WordRecord[] }) {
  return (
    <Rows>
      {words.map((word) => (
        <li key={word.id}>
          <ConnectedWordRow word={word} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;
