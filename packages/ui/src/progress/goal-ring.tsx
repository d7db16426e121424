import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Ring } from '../chart/ring.tsx';
import { Note } from '../layout/stack.tsx';
import { KnownIcon } from '../theme/icon.ts';
import { color, family, size, space } from '../theme/token.ts';

interface GoalRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name, such as “Daily goal: 7 of 10 words”. */
  label: string;
  /** What is done today. It may exceed the target. */
  done: number;
  target: number;
  /** The line below the number, such as “of 10 words”. */
  caption: string;
}

/** A ring that fills while the learner approaches the goal of the day. */
export function GoalRing({ label, done, target, caption, ...native }: GoalRingProps) {
  const isReached = done >= target;
  return (
    <Frame role="img" aria-label={label} data-reached={isReached || undefined} {...native}>
      <svg viewBox="0 0 98 98" aria-hidden="true">
        <Ring center={49} radius={44} share={Math.min(1, done / target)} />
      </svg>
      <Center aria-hidden="true">
        <Count>
          {done}
          {isReached && <KnownIcon />}
        </Count>
        <Note>{caption}</Note>
      </Center>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 8.5rem;
  aspect-ratio: 1;
  flex: none;

  > svg {
    width: 100%;
    height: 100%;
    color: ${color.accent};
  }

  &[data-reached] svg {
    color: ${color.known};
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
  }
`;
