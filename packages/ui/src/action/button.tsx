import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Decorative, before the text. */
  icon?: ReactNode;
}

export function Button({ variant = 'secondary', icon, children, ...native }: ButtonProps) {
  return (
    <StyledButton type="button" {...native} data-variant={variant}>
      {icon}
      {children}
    </StyledButton>
  );
}

const StyledButton = styled.button`
  ${buttonStyle}
`;
