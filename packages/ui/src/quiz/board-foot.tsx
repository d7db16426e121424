import { styled } from 'styled-components';
import { color, layer, radius, space } from '../theme/token.ts';
import { footedBoard, roomyBoard } from './board-media.ts';

/** From edge to edge below the board of a phone, a slip of paper on a larger screen. */
export const BoardFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space.s3} ${space.s4};
  min-height: 5rem;
  margin-inline: calc(-1 * ${space.s4});
  padding: ${space.s4};
  padding-block-end: calc(${space.s4} + env(safe-area-inset-bottom));
  background: ${color.canvas};

  @media ${footedBoard} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.bar};
  }

  @media (max-width: 36rem) {
    flex-direction: column;
    align-items: stretch;
    min-height: 8.25rem;

    > p {
      flex: none;
    }
  }

  @media ${roomyBoard} {
    margin-inline: 0;
    border-radius: ${radius.large};
  }
`;
