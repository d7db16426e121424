import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color, motion, radius } from '../theme/token.ts';

interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
}

/** A bar that fills from the start while a known amount is being done. */
export function ProgressBar({ label, ...native }: ProgressBarProps) {
  return <Bar aria-label={label} {...native} />;
}

/** The fill and its track, whose colour is `--track`. */
export const barStyle = css`
  appearance: none;
  display: block;
  width: 100%;
  border: 0;
  border-radius: ${radius.full};
  background: var(--track);
  overflow: hidden;

  &::-webkit-progress-bar {
    background: var(--track);
  }

  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${color.accent};
  }

  &::-moz-progress-bar {
    border-radius: ${radius.full};
    background: ${color.accent};
  }
`;

const Bar = styled.progress`
  ${barStyle}
  --track: ${color.hairline};
  height: 10px;

  &::-webkit-progress-value {
    transition: inline-size ${motion.calm};
  }
`;
