import { css } from 'styled-components';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variantStyle = {
  primary: css`
    background: ${color.accent};
    box-shadow: inset 0 -2px 0 ${color.accentEdge};
    color: ${color.onAccent};
    @media (hover: hover) {
      &:hover {
        background: ${color.accentStrong};
      }
    }
  `,
  secondary: css`
    background: ${color.surfaceRaised};
    border-color: ${color.edge};
    box-shadow: inset 0 -2px 0 ${color.hairline};
    color: ${color.text};
    @media (hover: hover) {
      &:hover {
        border-color: ${color.outline};
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
    box-shadow: inset 0 -2px 0 ${color.wrongEdge};
    color: ${color.onWrong};
    @media (hover: hover) {
      &:hover {
        background: ${color.wrongStrong};
      }
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

export const buttonStyle = css`
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
    box-shadow ${motion.quick},
    color ${motion.quick},
    translate ${motion.quick};
  ${variants('data-variant', variantStyle)}

  /* It goes down under the finger. */
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
