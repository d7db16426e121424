import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius } from '../theme/token.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
}

export function ProgressBar({ label, ...native }: ProgressBarProps) {
  return <Bar aria-label={label} {...native} />;
}

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 10px;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.hairline};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: ${color.hairline};
  }

  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${color.accent};
    transition: inline-size ${motion.calm};
  }

  &::-moz-progress-bar {
    border-radius: ${radius.full};
    background: ${color.accent};
  }
`;
