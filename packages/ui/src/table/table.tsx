import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';

/** A table with a line below each row. */
export const Table = styled.table`
  width: 100%;
  border-spacing: 0;

  th,
  td {
    padding: ${space.s2} ${space.s4} ${space.s2} 0;
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
  }

  thead th {
    color: ${color.textMuted};
    font-size: ${size.caption};
    font-weight: 600;
  }
`;
