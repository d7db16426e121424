import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, radius } from '../theme/token.ts';

/** A grey place for what is on its way; its size comes from its parent or from `className`. */
export function Skeleton(props: ComponentProps<'span'>) {
  return <Block aria-hidden="true" {...props} />;
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Block = styled.span`
  display: block;
  width: 100%;
  height: 1em;
  border-radius: ${radius.small};
  background: ${color.plate};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
