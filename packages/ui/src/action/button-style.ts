import { css } from 'styled-components';
import { color, motion, radius, size, space } from '../theme/token.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export const buttonStyle = css<{ $variant: ButtonVariant }>`
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
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  ${({ $variant }) => variantStyle[$variant]}

  &:active {
    filter: brightness(0.92);
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surfaceSunken};
    border-color: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const variantStyle = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    @media (hover: hover) {
      &:hover {
        background: ${color.accentStrong};
      }
    }
  `,
  secondary: css`
    background: ${color.surfaceRaised};
    border-color: ${color.outline};
    color: ${color.text};
    @media (hover: hover) {
      &:hover {
        border-color: ${color.text};
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.accent};
    @media (hover: hover) {
      &:hover {
        background: ${color.accentSoft};
        color: ${color.accentStrong};
      }
    }
  `,
  danger: css`
    background: ${color.wrong};
    color: ${color.onWrong};
    @media (hover: hover) {
      &:hover {
        background: ${color.wrongStrong};
      }
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;
