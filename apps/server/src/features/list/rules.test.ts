import { limits } from '@wordhoard/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLanguageChange, checkLinkable, checkWordCount, moved } from './rules.ts';

it('holds so many words and no more', () => {
  expect(() => checkWordCount(limits.listMaxWords)).not.toThrow();
  const refusal = expect.objectContaining({ code: 'ListMaxWordsExceeded' });
  expect(() => checkWordCount(limits.listMaxWords + 1)).toThrow(refusal);
});

it('takes words that can be linked and are of its language', () => {
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

it('changes its language only while it is empty', () => {
  const refusal = expect.objectContaining({ code: 'ParameterInvalid' });
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 0 }, 'de')).not.toThrow();
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 1 }, 'eo')).not.toThrow();
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 1 })).not.toThrow();
  expect(() => checkLanguageChange({ langCode: 'eo', wordCount: 1 }, 'de')).toThrow(refusal);
});

describe('a word that is moved', () => {
  const items = [
    { wordId: 'a', position: 1 },
    { wordId: 'b', position: 4 },
    { wordId: 'c', position: 5 },
  ];

  it('gives its place to those between', () => {
    expect(moved(items, 'c', 1)).toEqual([
      { wordId: 'c', position: 1 },
      { wordId: 'a', position: 4 },
      { wordId: 'b', position: 5 },
    ]);
    expect(moved(items, 'b', 3)).toEqual([
      { wordId: 'c', position: 4 },
      { wordId: 'b', position: 5 },
    ]);
  });

  it('may stay where it is, and must be there', () => {
    expect(moved(items, 'b', 2)).toEqual([]);
    expect(moved(items, 'd', 2)).toBeUndefined();
  });

  it('stands where it was put, all others in their order and at the same positions', () => {
    const positions = fc.uniqueArray(fc.nat(), { minLength: 1 });
    fc.assert(
      fc.property(positions, fc.nat(), fc.integer({ min: 1, max: 200 }), (all, which, place) => {
        const before = all
          .toSorted((one, other) => one - other)
          .map((position, index) => ({ wordId: String(index), position }));
        const wordId = String(which % before.length);
        const changes = new Map(moved(before, wordId, place)?.map((one) => [one.wordId, one]));
        const after = before
          .map((one) => changes.get(one.wordId) ?? one)
          .toSorted((one, other) => one.position - other.position);
        expect(after.findIndex((one) => one.wordId === wordId)).toBe(
          Math.min(place, before.length) - 1,
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
