import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space } from '../theme/token.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A native checkbox with its label, which is pressed as well. */
export function Checkbox({ label, className, ...native }: CheckboxProps) {
  return (
    <CheckLine className={className}>
      <Box type="checkbox" {...native} />
      <span>{label}</span>
    </CheckLine>
  );
}

/** A control of the size of a line, with its label. */
const CheckLine = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 2.75rem;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${color.accent};
`;

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** A native checkbox with the role of a switch, for settings that apply immediately. */
export function Switch({ label, className, ...native }: SwitchProps) {
  return (
    <Line className={className}>
      <span>{label}</span>
      <Track type="checkbox" role="switch" {...native} />
    </Line>
  );
}

const Line = styled(CheckLine)`
  display: flex;
  justify-content: space-between;
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  align-items: center;
  width: 3rem;
  height: 1.75rem;
  margin: 0;
  padding: 3px;
  border: 1px solid ${color.outline};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  cursor: inherit;
  transition: background-color ${motion.calm};

  &::before {
    content: '';
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: ${color.outline};
    transition: translate ${motion.calm};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    background: ${color.onAccent};
    translate: 1.25rem 0;
  }

  &:dir(rtl):checked::before {
    translate: -1.25rem 0;
  }

  &:disabled {
    opacity: 0.6;
  }
`;
