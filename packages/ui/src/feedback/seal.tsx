import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { KnownIcon } from '../theme/icon.ts';
import { color, motion, radius } from '../theme/token.ts';

/** A decorative check mark for something that is complete, two lines high. */
export function Seal(native: ComponentProps<'span'>) {
  return (
    <Disc aria-hidden="true" {...native}>
      <KnownIcon />
    </Disc>
  );
}

const stamp = keyframes`
  from { scale: 0.4; opacity: 0; }
  60% { scale: 1.12; }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2em;
  height: 2em;
  border-radius: ${radius.full};
  background: ${color.known};
  color: ${color.canvas};

  > .lucide {
    stroke-width: 3.5;
  }
  animation: ${stamp} ${motion.calm};
`;
