import { styled } from 'styled-components';
import { color, layer, radius, space } from '../../theme/token.ts';

/** Enough room to set the question and its options apart from the edges of the screen. */
export const roomyBoard = '(min-width: 40rem) and (min-height: 32.01rem)';

/** A landscape phone: the options stand beside the question. */
export const landscapeBoard = '(min-width: 36rem) and (max-height: 32rem)';

/** Little height: spacing shrinks so that the options and the footer stay visible. */
export const shortBoard = '(max-height: 42rem)';

/** Tall enough for a sticky footer that does not cover most of the question. */
const stickyFooterBoard = '(min-height: 20rem)';

/** A question and its footer, filling the height of the frame. */
export const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s6};

  @media ${shortBoard} {
    gap: ${space.s2};
  }

  /* The optical centre of a page is slightly above its middle. */
  @media ${roomyBoard} {
    &::before {
      content: '';
      flex: 2;
    }
    &::after {
      content: '';
      flex: 3;
    }
  }
`;

/** The prompt above the answer controls, or beside them in landscape. */
export const BoardQuestion = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s6};

  @media ${shortBoard} {
    gap: ${space.s3};
  }

  @media ${roomyBoard} {
    flex: none;
    gap: ${space.s8};
  }

  @media ${landscapeBoard} {
    flex-direction: row;
    align-items: center;
    gap: ${space.s6};

    > * {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;

/** Edge to edge on phones, a rounded panel on larger screens. */
export const BoardFooter = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space.s3} ${space.s4};
  min-height: 5rem;
  margin-inline: calc(-1 * ${space.s4});
  padding: ${space.s4};
  padding-block-end: calc(${space.s4} + env(safe-area-inset-bottom));
  background: ${color.canvas};

  @media ${stickyFooterBoard} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.bar};
  }

  @media (max-width: 36rem) {
    flex-direction: column;
    align-items: stretch;
    min-height: 8.25rem;

    > div {
      flex: none;
    }
  }

  @media ${roomyBoard} {
    margin-inline: 0;
    border-radius: ${radius.large};
  }
`;
