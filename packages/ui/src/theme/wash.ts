import { css } from 'styled-components';
import { color, washes } from './token.ts';

type Wash = (typeof washes)[number];

/** The background colour of a name, which is the same everywhere. */
export function chooseWash(name: string): Wash {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return washes[sum % washes.length] ?? 'sea';
}

/** A background for each colour that `data-wash` names. */
export const washStyle = washes.map(
  (wash) => css`
    &:where([data-wash='${wash}']) {
      background: ${color[wash]};
    }
  `,
);
