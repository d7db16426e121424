import { css, type RuleSet } from 'styled-components';
import { washes } from './color.ts';
import { color } from './token.ts';

type Wash = (typeof washes)[number];

/** The wash of paint that belongs to a name, the same one wherever the name appears. */
export function washOf(name: string): Wash {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return washes[sum % washes.length] ?? 'sea';
}

/** Each wash as a background. */
export const washStyle = Object.fromEntries(
  washes.map((wash) => [
    wash,
    css`
      background: ${color[wash]};
    `,
  ]),
) as Record<Wash, RuleSet>;
