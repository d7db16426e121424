import { css } from 'styled-components';
import { draggableStyle } from '../../drag/drag-area.tsx';
import { color, family, motion, radius, size, space } from '../../theme/token.ts';
import { landscapeBoard, roomyBoard } from '../board/board.tsx';

/** A letter on a tile the size of a fingertip, smaller if there are many. */
export const letterBox = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: var(--letter-width);
  height: var(--letter-height);
  padding: 0 ${space.s1};
  border: 1px solid var(--edge);
  border-radius: ${radius.small};
  font: 600 var(--letter-size) / 1 ${family.word};
  touch-action: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    translate ${motion.calm};

  &:focus-visible {
    outline: 2px solid ${color.accent};
  }
  ${draggableStyle}
`;

/** Letters in one line, or in several lines of about the same length. */
export const letterRow = css`
  min-width: 0;
  margin-inline: calc(var(--letter-gap) / -2);
  line-height: 0;
  text-align: center;
  text-wrap: balance;

  > * {
    margin: calc(var(--letter-gap) / 2);
    vertical-align: top;
  }
`;

/** A letter that can be taken. */
export const availableLetter = css`
  --edge: ${color.outline};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 -3px 0 ${color.hairline};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      --edge: ${color.accent};
      background: ${color.accentSoft};
    }
  }
`;

const wide = css`
  --letter-width: 2.75rem;
  --letter-height: 3.25rem;
  --letter-size: 1.375rem;
  --letter-gap: 6px;
`;

/* Nine letters fit in a line on a phone. */
const narrow = css`
  --letter-width: 2.25rem;
  --letter-height: 2.75rem;
  --letter-size: ${size.wordSmall};
  --letter-gap: ${space.s1};
`;

/** Classes of letter counts, each with its own sizes. */
type LetterDensity = 'few' | 'some' | 'many' | 'most';

export function chooseDensity(count: number): LetterDensity {
  if (count > 16) return 'most';
  if (count > 7) return 'many';
  return count > 5 ? 'some' : 'few';
}

/** The sizes of all letters of a board. */
export const letterSizes = css`
  &:where([data-density='few']) {
    ${wide}
  }
  &:where([data-density='some']) {
    ${wide}

    @media (max-width: 23rem) {
      ${narrow}
    }

    @media ${landscapeBoard} {
      ${narrow}
    }
  }
  &:where([data-density='many']) {
    ${narrow}

    @media ${roomyBoard} {
      ${wide}
    }
  }
  &:where([data-density='most']) {
    ${narrow}
  }
`;
