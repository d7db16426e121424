import { styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { flatBoard, lowBoard, roomyBoard } from './board-media.ts';

/** What is asked, above what it is answered with; beside it where a board is flat. */
export const BoardQuestion = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s6};

  @media ${lowBoard} {
    gap: ${space.s3};
  }

  @media ${roomyBoard} {
    flex: none;
    gap: ${space.s8};
  }

  @media ${flatBoard} {
    flex-direction: row;
    align-items: center;
    gap: ${space.s6};

    > * {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;
