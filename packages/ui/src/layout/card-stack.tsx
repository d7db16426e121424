import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius } from '../theme/token.ts';

/** A card on top of two rotated, coloured ones. Its width comes from `className`. */
export function CardStack({ className, ...native }: ComponentProps<'div'>) {
  return (
    <Stack className={className}>
      <Front {...native} />
    </Stack>
  );
}

const Stack = styled.div`
  position: relative;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    background: ${color.honey};
    rotate: 5deg;
  }

  &::after {
    background: ${color.sea};
    rotate: -4deg;
  }
`;

const Front = styled.div`
  position: relative;
  z-index: ${layer.cover};
  height: 100%;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;
