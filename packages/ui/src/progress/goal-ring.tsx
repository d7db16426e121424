import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { KnownIcon } from '../theme/icon.ts';
import { color, family, motion, size, space } from '../theme/token.ts';

interface GoalRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name, such as “Daily goal: 7 of 10 words”. */
  label: string;
  /** What is done today. It may exceed the target. */
  done: number;
  target: number;
  /** The line below the number, such as “of 10 words”. */
  caption: string;
}

const radius = 44;
const thickness = 8;
const side = 2 * radius + thickness;

/** A ring that fills while the learner approaches the goal of the day. */
export function GoalRing({ label, done, target, caption, ...native }: GoalRingProps) {
  const isReached = done >= target;
  return (
    <Ring role="img" aria-label={label} data-reached={isReached || undefined} {...native}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <Track cx={side / 2} cy={side / 2} r={radius} />
        <Value
          cx={side / 2}
          cy={side / 2}
          r={radius}
          pathLength={target}
          strokeDasharray={target}
          strokeDashoffset={target - Math.min(done, target)}
          data-empty={done === 0 || undefined}
        />
      </svg>
      <Center aria-hidden="true">
        <Count>
          {done}
          {isReached && <KnownIcon />}
        </Count>
        <Note>{caption}</Note>
      </Center>
    </Ring>
  );
}

const Ring = styled.div`
  position: relative;
  width: 8.5rem;
  aspect-ratio: 1;
  flex: none;

  > svg {
    width: 100%;
    height: 100%;
    rotate: -90deg;
  }
`;

const Track = styled.circle`
  fill: none;
  stroke: ${color.hairline};
  stroke-width: ${thickness};
`;

const Value = styled.circle`
  fill: none;
  stroke: ${color.accent};
  stroke-width: ${thickness};
  stroke-linecap: round;
  transition: stroke-dashoffset ${motion.calm};

  [data-reached] & {
    stroke: ${color.known};
  }

  /* The round end of an empty line would be a dot. */
  &[data-empty] {
    stroke: none;
  }
`;

const Center = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: ${space.s5};
  text-align: center;
`;

const Count = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  font: 600 ${size.headline} / 1 ${family.word};
  font-variant-numeric: tabular-nums;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.known};
  }
`;
