import { keyframes, styled } from 'styled-components';
import { color, motion } from '../theme/token.ts';

interface RingProps {
  /** The middle of the drawing. */
  center: number;
  radius: number;
  /** From 0 to 1. */
  share: number;
}

/** A share of a whole, as an arc on its track. The colour of the arc is `currentColor`. */
export function Ring({ center, radius, share }: RingProps) {
  const circle = { cx: center, cy: center, r: radius };
  return (
    <>
      <Track {...circle} />
      {/* The round ends of an empty arc would be a dot. */}
      {share > 0 && <Arc {...circle} pathLength="1" strokeDasharray={`${share} 1`} />}
    </>
  );
}

const grow = keyframes`
  from { stroke-dasharray: 0 1; }
`;

const Track = styled.circle`
  fill: none;
  stroke: ${color.hairline};
  stroke-width: 9;
`;

const Arc = styled(Track)`
  stroke: currentColor;
  stroke-linecap: round;
  rotate: -90deg;
  transform-origin: center;
  transition: stroke-dasharray ${motion.calm};
  animation: ${grow} ${motion.calm};
`;
