import { limits } from '@wordhoard/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLanguageChange, checkLinkable, checkWordCount, moveItem } from './rules.ts';

it('limits the number of words', () => {
  expect(() => checkWordCount(limits.listMaxWords)).not.toThrow();
  const refusal = expect.objectContaining({ code: 'ListMaxWordsExceeded' });
  expect(() => checkWordCount(limits.listMaxWords + 1)).toThrow(refusal);
});

it('requires linkable words in the language of the list', () => {
  const words = [
    { id: 'a', langCode: 'eo' },
    { id: 'b', langCode: 'eo' },
  ];
  const check = (ids: string[], langCode: string) => () =>
    checkLinkable(ids, words, { langCode, path: 'childIds' });
  const fields = [{ path: 'childIds', issue: { code: 'invalid' } }];
  expect(check(['b', 'a'], 'eo')).not.toThrow();
  expect(check(['a', 'c'], 'eo')).toThrow(
    expect.objectContaining({ code: 'LinkResourceNotFound', fields }),
  );
  expect(check(['a'], 'de')).toThrow(expect.objectContaining({ code: 'ParameterInvalid', fields }));
});

it('allows a change of language for an empty list only', () => {
  const refusal = expect.objectContaining({ code: 'ParameterInvalid' });
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 0 }, 'de')).not.toThrow();
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 1 }, 'eo')).not.toThrow();
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 1 })).not.toThrow();
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 1 }, 'de')).toThrow(refusal);
});

describe('moveItem', () => {
  const items = [
    { wordId: 'a', position: 1 },
    { wordId: 'b', position: 4 },
    { wordId: 'c', position: 5 },
  ];

  it('shifts the words in between', () => {
    expect(moveItem(items, 'c', 1)).toEqual([
      { wordId: 'c', position: 1 },
      { wordId: 'a', position: 4 },
      { wordId: 'b', position: 5 },
    ]);
    expect(moveItem(items, 'b', 3)).toEqual([
      { wordId: 'c', position: 4 },
      { wordId: 'b', position: 5 },
    ]);
  });

  it('returns no changes for the same position, and undefined for a missing word', () => {
    expect(moveItem(items, 'b', 2)).toEqual([]);
    expect(moveItem(items, 'd', 2)).toBeUndefined();
  });

  it('puts the word at its rank and keeps the other words in order', () => {
    const positions = fc.uniqueArray(fc.nat(), { minLength: 1 });
    fc.assert(
      fc.property(positions, fc.nat(), fc.integer({ min: 1, max: 200 }), (all, which, rank) => {
        const before = all
          .toSorted((one, other) => one - other)
          .map((position, index) => ({ wordId: String(index), position }));
        const wordId = String(which % before.length);
        const changes = new Map(moveItem(before, wordId, rank)?.map((one) => [one.wordId, one]));
        const after = before
          .map((one) => changes.get(one.wordId) ?? one)
          .toSorted((one, other) => one.position - other.position);
        expect(after.findIndex((one) => one.wordId === wordId)).toBe(
          Math.min(rank, before.length) - 1,
        );
        const others = (some: typeof before) =>
          some.map((one) => one.wordId).filter((id) => id !== wordId);
        expect(others(after)).toEqual(others(before));
        expect(after.map(({ position }) => position)).toEqual(
          before.map(({ position }) => position),
        );
      }),
    );
  });
});
