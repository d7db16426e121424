import { keyframes, styled } from 'styled-components';
import { Ring } from '../../chart/ring.tsx';
import { color, family } from '../../theme/token.ts';

interface ScoreRingProps {
  right: number;
  total: number;
}

/**
 * The score as a ring. A perfect one is celebrated by strokes of ink around it. Hidden from screen
 * readers, since the text beside it says the same.
 */
export function ScoreRing({ right, total }: ScoreRingProps) {
  const share = total === 0 ? 0 : right / total;
  const isPerfect = share === 1;
  return (
    <Score viewBox="0 0 150 150" aria-hidden="true">
      <Ring center={75} radius={50} share={share} />
      {isPerfect ? (
        <>
          <Tick d="m58 76 12 12 23-25" pathLength="1" />
          {angles.map((angle) => (
            <Stroke
              key={angle}
              d="M75 13V5"
              pathLength="1"
              transform={`rotate(${angle} 75 75)`}
              data-second={(angle / step) % 2 === 1 || undefined}
            />
          ))}
        </>
      ) : (
        <Percent x="75" y="75">
          {Math.round(100 * share)}
          <tspan dx="2" fontSize="15">
            %
          </tspan>
        </Percent>
      )}
    </Score>
  );
}

/** In degrees. */
const step = 24;
const angles = Array.from({ length: 360 / step }, (_, index) => index * step);

/* Drawn from one end. */
const draw = keyframes`
  from { stroke-dasharray: 0 1; }
  to { stroke-dasharray: 1 1; }
`;

const Score = styled.svg`
  flex: none;
  color: ${color.known};
  width: 11rem;
  height: 11rem;

  @media (max-width: 36rem) {
    width: 9rem;
    height: 9rem;
  }
`;

/* The strokes follow when the ring is full. */
const Ink = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${draw} 190ms 190ms ease-out backwards;
  }
`;

const Tick = styled(Ink)`
  stroke: ${color.known};
  stroke-width: 9;
`;

const Stroke = styled(Ink)`
  stroke: ${color.accent};
  stroke-width: 4;

  &[data-second] {
    stroke: ${color.learn};
  }
`;

const Percent = styled.text`
  fill: ${color.text};
  font: 600 32px ${family.word};
  text-anchor: middle;
  dominant-baseline: central;
`;
