import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';

/** An item of a list with a line below it: what it is, and what can be done with it. */
export const LineItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  padding-block: ${space.s3};
  border-block-end: 1px solid ${color.hairline};
  overflow-wrap: anywhere;
`;
