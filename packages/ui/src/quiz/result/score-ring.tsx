import { keyframes, styled } from 'styled-components';
import { color, family } from '../../theme/token.ts';

interface ScoreRingProps {
  right: number;
  total: number;
}

/** The score as a ring. Hidden from screen readers, since the text beside it says the same. */
export function ScoreRing({ right, total }: ScoreRingProps) {
  const share = total === 0 ? 0 : (100 * right) / total;
  return (
    <Ring viewBox="0 0 120 120" aria-hidden="true">
      <Track cx="60" cy="60" r="54" />
      {share > 0 && (
        <Arc cx="60" cy="60" r="54" pathLength="100" strokeDasharray={`${share} 100`} />
      )}
      <Percent x="60" y="60">
        {Math.round(share)}
        <tspan dx="2" fontSize="16">
          %
        </tspan>
      </Percent>
    </Ring>
  );
}

const grow = keyframes`
  from { stroke-dasharray: 0 100; }
`;

const Ring = styled.svg`
  flex: none;
  width: 10rem;
  height: 10rem;
`;

const Track = styled.circle`
  fill: none;
  stroke: ${color.hairline};
  stroke-width: 11;
`;

const Arc = styled(Track)`
  stroke: ${color.known};
  stroke-linecap: round;
  rotate: -90deg;
  transform-origin: center;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} 190ms ease-out;
  }
`;

const Percent = styled.text`
  fill: ${color.text};
  font: 600 34px ${family.word};
  text-anchor: middle;
  dominant-baseline: central;
`;
