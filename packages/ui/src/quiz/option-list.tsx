import { css, styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { flatBoard, lowBoard, roomyBoard } from './board-media.ts';
import type { QuizFace } from './quiz-face.ts';

const kindStyle = {
  word: css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  `,
  picture: css`
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    max-width: min(28rem, 62dvh);

    @media ${lowBoard} {
      max-width: max(13rem, 44dvh);
    }

    @media ${roomyBoard} {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      max-width: none;

      > li {
        width: calc((100% - 3 * ${space.s3}) / 4);
      }
    }

    @media ${flatBoard} {
      max-width: 62dvh;
    }
  `,
} satisfies Record<QuizFace['kind'], ReturnType<typeof css>>;

/** All options of a question: words below each other or in two columns, pictures side by side. */
export const OptionList = styled.ul`
  gap: ${space.s3};
  width: 100%;
  margin-inline: auto;
  ${variants('data-kind', kindStyle)}
`;
