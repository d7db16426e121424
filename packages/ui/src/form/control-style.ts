import { css } from 'styled-components';
import { color, motion, radius, space } from '../theme/token.ts';

/** The shared style of text fields and selects. */
export const controlStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space.s2} ${space.s4};
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  transition: border-color ${motion.quick};

  &:hover:not(:disabled) {
    border-color: ${color.text};
  }

  &:focus-visible {
    border-color: ${color.accent};
    border-radius: ${radius.medium};
    outline-offset: -1px;
  }

  &[aria-invalid] {
    border-color: ${color.wrong};
    box-shadow: inset 0 0 0 1px ${color.wrong};
  }

  &:disabled {
    background: ${color.surfaceSunken};
    border-color: ${color.hairline};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;
