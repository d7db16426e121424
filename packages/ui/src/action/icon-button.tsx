import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius } from '../theme/token.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button that shows only an icon. Its label is the accessible name and the tooltip. */
export function IconButton({ label, icon, ...native }: IconButtonProps) {
  return (
    <StyledButton type="button" aria-label={label} title={label} {...native}>
      {icon}
    </StyledButton>
  );
}

const StyledButton = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  transition: ${motion.quick};
  transition-property: background-color, color;

  /* Extends the touch target beyond the circle. */
  &::after {
    content: '';
    position: absolute;
    inset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.accentSoft};
      color: ${color.accentStrong};
    }
  }

  &:active {
    background: ${color.accentSoft};
  }

  &[aria-pressed='true'] {
    color: ${color.accent};
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: ${color.outline};
    cursor: not-allowed;
  }
`;
