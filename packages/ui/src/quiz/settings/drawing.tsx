import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, family } from '../../theme/token.ts';

export type DrawingProps = Omit<ComponentProps<'svg'>, 'children'>;

/** A small decorative drawing, in the colours of the theme. */
export const Drawing = styled.svg.attrs({
  lang: 'en',
  viewBox: '0 0 56 40',
  width: '56',
  height: '40',
  'aria-hidden': 'true',
})`
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  rect {
    fill: ${color.surfaceRaised};
  }

  [data-soft] {
    fill: ${color.accentSoft};
  }

  [data-accent] {
    fill: ${color.accent};
    stroke: ${color.accent};
  }

  [data-light] {
    stroke: ${color.onAccent};
    stroke-width: 2;
  }

  [data-dim] {
    stroke: ${color.outline};
  }

  [data-dashed] {
    fill: none;
    stroke-dasharray: 3 3;
  }

  [data-caret] {
    stroke: ${color.accent};
    stroke-width: 2;
  }

  text {
    fill: currentColor;
    stroke: none;
    font: 600 13px ${family.word};
    text-anchor: middle;
  }

  text[data-light] {
    fill: ${color.onAccent};
    stroke: none;
  }

  text[data-large] {
    font-size: 22px;
  }
`;
