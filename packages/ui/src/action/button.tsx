import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Row } from '../layout/stack.tsx';
import { color, motion, radius, size, space } from '../theme/token.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** What looks like a button, in the variant that `data-variant` names. */
export const StyledButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  min-height: 2.75rem;
  padding: ${space.s2} ${space.s5};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font-size: ${size.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: ${motion.quick};
  transition-property: background-color, border-color, box-shadow, color, translate;

  &:where([data-variant='primary']) {
    background: ${color.accent};
    box-shadow: inset 0 -2px 0 ${color.accentEdge};
    color: ${color.onAccent};
    @media (hover: hover) {
      &:hover {
        background: ${color.accentStrong};
      }
    }
  }
  &:where([data-variant='secondary']) {
    background: ${color.surfaceRaised};
    border-color: ${color.edge};
    box-shadow: inset 0 -2px 0 ${color.hairline};
    color: ${color.text};
    @media (hover: hover) {
      &:hover {
        border-color: ${color.outline};
      }
    }
  }
  &:where([data-variant='quiet']) {
    background: transparent;
    color: ${color.accent};
    @media (hover: hover) {
      &:hover {
        background: ${color.accentSoft};
        color: ${color.accentStrong};
      }
    }
  }
  &:where([data-variant='danger']) {
    background: ${color.wrong};
    box-shadow: inset 0 -2px 0 ${color.wrongEdge};
    color: ${color.onWrong};
    @media (hover: hover) {
      &:hover {
        background: ${color.wrongStrong};
      }
    }
  }

  /* Moves down while pressed. */
  &:active {
    box-shadow: none;
    translate: 0 1px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surfaceSunken};
    border-color: transparent;
    box-shadow: none;
    color: ${color.textMuted};
    translate: none;
    cursor: not-allowed;
  }
`;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Decorative, before the text. */
  icon?: ReactNode;
}

/** Does something on this page when it is pressed. */
export function Button({ variant = 'secondary', icon, children, ...native }: ButtonProps) {
  return (
    <StyledButton type="button" {...native} data-variant={variant}>
      {icon}
      {children}
    </StyledButton>
  );
}

export interface ButtonLinkProps
  extends ComponentProps<'a'>,
    Pick<ButtonProps, 'variant' | 'icon'> {
  href: string;
}

/** Leads to another page, and looks like a button. */
export function ButtonLink({ variant = 'secondary', icon, children, ...native }: ButtonLinkProps) {
  return (
    <StyledButton as="a" {...native} data-variant={variant}>
      {icon}
      {children}
    </StyledButton>
  );
}

/** Buttons side by side, wrapping if there is not enough room. */
export function ButtonRow(props: ComponentProps<'div'>) {
  return <Row $gap="s3" {...props} />;
}
