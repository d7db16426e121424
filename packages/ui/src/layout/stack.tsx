import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';

type Space = keyof typeof space;

/** Children below each other, with a distance between them. Another element with `as`. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  gap: ${({ $gap = 's4' }) => space[$gap]};
  min-width: 0;
`;

interface RowProps {
  $gap?: Space;
  $align?: 'baseline' | 'center' | 'start' | 'end';
  $justify?: 'start' | 'space-between' | 'center' | 'end';
}

/** Children beside each other; what does not fit continues on the next line. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 's2' }) => space[$gap]};
  min-width: 0;
`;

/** Small, muted text such as a hint, a date or a source. */
export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  overflow-wrap: anywhere;
`;
