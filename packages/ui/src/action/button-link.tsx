import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
  /** Decorative, before the text. */
  icon?: ReactNode;
}

/** Looks like a button, goes somewhere: a link to the browser and to a screen reader. */
export function ButtonLink({ variant = 'secondary', icon, children, ...native }: ButtonLinkProps) {
  return (
    <StyledLink {...native} data-variant={variant}>
      {icon}
      {children}
    </StyledLink>
  );
}

const StyledLink = styled.a`
  ${buttonStyle}
`;
