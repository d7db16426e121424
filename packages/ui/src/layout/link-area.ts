import { css } from 'styled-components';
import { color, radius } from '../theme/token.ts';

/** An element that is covered by its link, and shows the focus of it. */
export const linkArea = css`
  position: relative;

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.accent};
      outline-offset: 4px;
      border-radius: ${radius.medium};
    }
  }
`;
