import { expect, it } from 'vitest';
import { buildWord } from '../../test/build-material.ts';
import { applyEdit, createUnsavedWord, type ListEdit } from './list-edit.ts';

const [apple, pear, fig] = ['apple', 'pear', 'fig'].map((text) =>
  createUnsavedWord({ ...buildWord(), id: text, text }),
);
if (!apple || !pear || !fig) throw new Error('three words');
const langCode = 'en';

it.each<[ListEdit, string[]]>([
  [
    { kind: 'add', word: createUnsavedWord({ id: 'plum', text: 'plum', langCode }) },
    ['apple', 'pear', 'fig', 'plum'],
  ],
  [{ kind: 'add', word: pear }, ['apple', 'pear', 'fig']],
  [{ kind: 'import', text: 'plum', translation: '', langCode }, ['apple', 'pear', 'fig', 'plum']],
  [{ kind: 'remove', word: pear }, ['apple', 'fig']],
  [
    { kind: 'restore', word: createUnsavedWord({ id: 'plum', text: 'plum', langCode }), index: 1 },
    ['apple', 'plum', 'pear', 'fig'],
  ],
  [{ kind: 'move', word: apple, index: 2 }, ['pear', 'fig', 'apple']],
  [{ kind: 'move', word: fig, index: 0 }, ['fig', 'apple', 'pear']],
])('applies %j to a list', (edit, texts) => {
  expect(applyEdit([apple, pear, fig], edit).map(({ text }) => text)).toEqual(texts);
});
