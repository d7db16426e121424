import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...native }: CheckboxProps) {
  return (
    <CheckLine className={className}>
      <Box type="checkbox" {...native} />
      <span>{label}</span>
    </CheckLine>
  );
}

/** A control of the size of a line, with its label. */
export const CheckLine = styled.label`
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
