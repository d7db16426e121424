import { styled } from 'styled-components';
import { radius } from '../theme/token.ts';
import { washOf } from '../theme/wash.ts';

/** The face of a list or a table, in the wash of its name. */
export const CoverPlate = styled.div<{ $name: string }>`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${({ $name }) => washOf($name)};
`;
