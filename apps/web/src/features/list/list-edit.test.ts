import type { Translation } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildWord } from '../../test/build-material.ts';
import {
  applyEdit,
  compareTranslations,
  createUnsavedWord,
  invertEdit,
  type ListEdit,
  splitTranslations,
} from './list-edit.ts';

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

it.each<ListEdit>([
  { kind: 'remove', word: pear },
  { kind: 'move', word: apple, index: 2 },
  { kind: 'illustrate', word: fig, example: { example: 'A fig fell.', exampleDetails: null } },
])('undoes %j', (edit) => {
  const words = [apple, pear, fig];
  const inverse = invertEdit(words, edit);
  if (inverse === undefined) throw new Error('It cannot be undone');
  expect(applyEdit(words, edit)).not.toEqual(words);
  expect(applyEdit(applyEdit(words, edit), inverse)).toEqual(words);
});

describe('the translations of a word', () => {
  const translation = (text: string, status: EntryStatus): Translation => ({
    id: text,
    wordId: pear.id,
    speechPartId: 1,
    status,
    dest: { ...createUnsavedWord({ text, langCode: 'de' }) },
  });
  const word = {
    ...pear,
    trans: [
      translation('Birn', EntryStatus.Pending),
      translation('Birne', EntryStatus.Approved),
      translation('Frucht', EntryStatus.Pending),
    ],
  };
  const toTexts = (texts: readonly string[]) => texts.map((text) => ({ id: `new ${text}`, text }));
  const edit = (...texts: string[]): ListEdit => ({
    kind: 'translate',
    word,
    texts: toTexts(texts),
    langCode: 'de',
  });
  const show = (words: ReturnType<typeof applyEdit>) =>
    words.flatMap(({ trans }) => trans.map(({ dest }) => dest.text));

  it('replace the learner’s own, and leave those that everybody sees', () => {
    expect(show(applyEdit([word], edit('Obst', 'Frucht')))).toEqual(['Frucht', 'Obst', 'Birne']);
    expect(show(applyEdit([word], edit()))).toEqual(['Birne']);
  });

  it('are neither proposed nor withdrawn again if they stay', () => {
    const { kept, removed, added } = compareTranslations(
      word,
      toTexts(['Birne', 'Frucht', 'frucht']),
    );
    expect(kept.map(({ id }) => id)).toEqual(['Frucht']);
    expect(removed.map(({ id }) => id)).toEqual(['Birn']);
    expect(added).toEqual([{ id: 'new frucht', text: 'frucht' }]);
  });

  it.each([
    [', mallet', ['mallet']],
    ['hammer, mallet; gavel;', ['hammer', 'mallet', 'gavel']],
    ['hammer; hammer', ['hammer']],
    ['kph; km/h', ['kph', 'km/h']],
    ['Well, I think that is so', ['Well, I think that is so']],
    ['mallet; well, well', ['mallet', 'well, well']],
    [' ; ', []],
  ])('are separated in %j', (typed, texts) => {
    expect(splitTranslations(typed, ['well, well'])).toEqual(texts);
  });

  it('return to the former ones', () => {
    const inverse = invertEdit([word], edit('Obst'));
    expect(inverse).toMatchObject({ texts: [{ text: 'Birn' }, { text: 'Frucht' }] });
  });
});
