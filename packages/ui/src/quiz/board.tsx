import { styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { lowBoard, roomyBoard } from './board-media.ts';

/** A question above its foot, from the top of the frame to the bottom of the screen. */
export const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s6};

  @media ${lowBoard} {
    gap: ${space.s2};
  }

  /* The eye takes the middle of a page to be a little above the middle. */
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
