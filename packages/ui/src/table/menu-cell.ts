import { styled } from 'styled-components';
import { color, layer } from '../theme/token.ts';

/** Stays in sight when the table is scrolled aside. */
export const MenuCell = styled.td`
  position: sticky;
  inset-inline-start: 0;
  z-index: ${layer.cover};
  width: 2.75rem;
  background: ${color.surfaceSunken};
`;
