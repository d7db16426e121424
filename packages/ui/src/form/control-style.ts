import { css, styled } from 'styled-components';
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

/** A control with an icon or a button at its start or at its end. */
export const ControlFrame = styled.div`
  position: relative;
  min-width: 0;

  > .lucide {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: ${space.s4};
    height: min(3rem, 100%);
    color: ${color.textMuted};
    pointer-events: none;
  }

  > .lucide:last-child {
    inset-inline: auto ${space.s3};
  }

  > .lucide ~ input {
    padding-inline-start: 2.75rem;
  }

  > select {
    padding-inline-end: 2.25rem;
  }

  > :has(+ button) {
    padding-inline-end: 3.25rem;
  }

  > :first-child + button {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: ${space.s1};
  }
`;
