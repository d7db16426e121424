import { expect, it } from 'vitest';
import { withoutLines } from './pasted-words.tsx';

it.each([
  ['a\nb\nc', [2], 'a\nc'],
  ['a\r\nb\rc', [1, 3], 'b'],
  ['a', [1], ''],
  ['a\n', [], 'a\n'],
])('removes lines from %j: %j', (text, lines, rest) => {
  expect(withoutLines(text, lines)).toBe(rest);
});
