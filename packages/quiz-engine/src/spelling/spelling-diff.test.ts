import { type DiffSegment, diffSpelling, gradeSpelling, isSimilar } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../../test/factory.ts';

/** The distance by its recursive definition, which is too slow for long texts. */
function fewestEdits(expected: readonly string[], answer: readonly string[]): number {
  const [e, nextE, ...restE] = expected;
  const [a, nextA, ...restA] = answer;
  if (e === undefined) return answer.length;
  if (a === undefined) return expected.length;

  const choices = [
    1 + fewestEdits(expected.slice(1), answer),
    1 + fewestEdits(expected, answer.slice(1)),
    (e === a ? 0 : 1) + fewestEdits(expected.slice(1), answer.slice(1)),
  ];
  if (nextE !== undefined && nextA !== undefined && e === nextA && nextE === a) {
    choices.push(1 + fewestEdits(restE, restA));
  }
  return Math.min(...choices);
}

function editsIn(diff: readonly DiffSegment[]): number {
  const cost = { equal: 0, swapped: 0.5, wrong: 1, missing: 1, extra: 1, optional: 0 };
  return diff.reduce(
    (edits, { kind, expected, answer }) =>
      edits + cost[kind] * Math.max(expected.length, answer.length),
    0,
  );
}

const anyShort = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'א'), maxLength: 6 });

describe('diffSpelling', () => {
  it.each<[string, string, DiffSegment[]]>([
    ['cat', 'cat', [{ kind: 'equal', expected: 'cat', answer: 'cat' }]],
    ['Cat', 'cAt', [{ kind: 'equal', expected: 'Cat', answer: 'cAt' }]],
    [
      'friend',
      'freind',
      [
        { kind: 'equal', expected: 'fr', answer: 'fr' },
        { kind: 'swapped', expected: 'ie', answer: 'ei' },
        { kind: 'equal', expected: 'nd', answer: 'nd' },
      ],
    ],
    [
      'kitten',
      'sitting',
      [
        { kind: 'wrong', expected: 'k', answer: 's' },
        { kind: 'equal', expected: 'itt', answer: 'itt' },
        { kind: 'wrong', expected: 'e', answer: 'i' },
        { kind: 'equal', expected: 'n', answer: 'n' },
        { kind: 'extra', expected: '', answer: 'g' },
      ],
    ],
    [
      'letter',
      'eter',
      [
        { kind: 'missing', expected: 'l', answer: '' },
        { kind: 'equal', expected: 'e', answer: 'e' },
        { kind: 'missing', expected: 't', answer: '' },
        { kind: 'equal', expected: 'ter', answer: 'ter' },
      ],
    ],
    [
      'abcd',
      'badc',
      [
        { kind: 'swapped', expected: 'ab', answer: 'ba' },
        { kind: 'swapped', expected: 'cd', answer: 'dc' },
      ],
    ],
    ['cat', '', [{ kind: 'missing', expected: 'cat', answer: '' }]],
    ['', 'cat', [{ kind: 'extra', expected: '', answer: 'cat' }]],
    ['', '', []],
    [
      'שָׁלוֹם',
      'שָׁלם',
      [
        { kind: 'equal', expected: 'שָׁל', answer: 'שָׁל' },
        { kind: 'missing', expected: 'וֹ', answer: '' },
        { kind: 'equal', expected: 'ם', answer: 'ם' },
      ],
    ],
  ])('[Q52] %j beside %j', (expected, answer, segments) => {
    expect(diffSpelling(expected, answer)).toEqual(segments);
  });

  it.each<[string, string, string, DiffSegment[]]>([
    [
      'Zunge',
      'die Zunge',
      'de',
      [
        { kind: 'optional', expected: '', answer: 'die ' },
        { kind: 'equal', expected: 'Zunge', answer: 'Zunge' },
      ],
    ],
    [
      'der Hund',
      'Hunt',
      'de',
      [
        { kind: 'optional', expected: 'der ', answer: '' },
        { kind: 'equal', expected: 'Hun', answer: 'Hun' },
        { kind: 'wrong', expected: 'd', answer: 't' },
      ],
    ],
    [
      'l’école',
      'Une école',
      'fr',
      [
        { kind: 'optional', expected: 'l’', answer: 'Une ' },
        { kind: 'equal', expected: 'école', answer: 'école' },
      ],
    ],
    [
      'das Ei',
      'der Ei',
      'de',
      [
        { kind: 'wrong', expected: 'das', answer: 'der' },
        { kind: 'equal', expected: ' Ei', answer: ' Ei' },
      ],
    ],
    [
      'the house',
      'teh house',
      'en',
      [
        { kind: 'equal', expected: 't', answer: 't' },
        { kind: 'swapped', expected: 'he', answer: 'eh' },
        { kind: 'equal', expected: ' house', answer: ' house' },
      ],
    ],
    [
      'to go',
      'togo',
      'en',
      [
        { kind: 'equal', expected: 'to', answer: 'to' },
        { kind: 'missing', expected: ' ', answer: '' },
        { kind: 'equal', expected: 'go', answer: 'go' },
      ],
    ],
  ])('[Q52] compares the first words of %j and %j as a whole in %s if that is nearer', (...row) => {
    const [expected, answer, langCode, segments] = row;
    expect(diffSpelling(expected, answer, langCode)).toEqual(segments);
  });

  it('[Q52] contains both texts in every language', () => {
    const anyPhrase = fc
      .tuple(fc.constantFrom('the ', 'der ', 'die ', 'l’', 'un ', ''), anyText)
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyPhrase, anyPhrase, anyLangCode, (expected, answer, langCode) => {
        const diff = diffSpelling(expected, answer, langCode);
        expect(diff.map((segment) => segment.expected).join('')).toBe(expected);
        expect(diff.map((segment) => segment.answer).join('')).toBe(answer);
      }),
    );
  });

  it('[Q52] compares case by the rules of the language', () => {
    expect(diffSpelling('ı', 'I', 'tr')).toEqual([{ kind: 'equal', expected: 'ı', answer: 'I' }]);
    expect(diffSpelling('ı', 'I')).toEqual([{ kind: 'wrong', expected: 'ı', answer: 'I' }]);
  });

  it('[Q52] does not split a grapheme cluster', () => {
    const [segment] = diffSpelling('👩‍👩‍👧', '👩‍👩‍👦');
    expect(segment).toEqual({ kind: 'wrong', expected: '👩‍👩‍👧', answer: '👩‍👩‍👦' });
  });

  it('[Q52] contains both texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (expected, answer) => {
        const diff = diffSpelling(expected, answer);
        expect(diff.map((segment) => segment.expected).join('')).toBe(expected);
        expect(diff.map((segment) => segment.answer).join('')).toBe(answer);
      }),
    );
  });

  it('[Q52] finds the fewest edits', () => {
    fc.assert(
      fc.property(anyShort, anyShort, (expected, answer) => {
        expect(editsIn(diffSpelling(expected, answer))).toBe(
          fewestEdits([...expected], [...answer]),
        );
      }),
    );
  });

  it('[Q52] widens the band until it finds the fewest edits', () => {
    const diff = diffSpelling('abcd', 'vwxyzabc');
    expect(editsIn(diff)).toBe(fewestEdits([...'abcd'], [...'vwxyzabc']));
    expect(diff.map(({ kind }) => kind)).toEqual(['extra', 'equal', 'missing']);
  });

  it('[Q48] gradeSpelling uses the same distance', () => {
    const anyWord = fc.string({ unit: fc.constantFrom('b', 'c', 'd'), minLength: 5, maxLength: 6 });
    fc.assert(
      fc.property(anyWord, anyWord, (expected, answer) => {
        const edits = fewestEdits([...expected], [...answer]);
        const verdict = ['exact', 'almost'][edits] ?? 'wrong';
        expect(gradeSpelling({ answer, accepted: [expected] }).verdict).toBe(verdict);
      }),
    );
  });

  it('[Q53] does not align texts over 500 code units', () => {
    const long = 'ab'.repeat(251);
    expect(diffSpelling('cat', long)).toEqual([{ kind: 'wrong', expected: 'cat', answer: long }]);
    expect(diffSpelling(long, long)).toEqual([{ kind: 'equal', expected: long, answer: long }]);
    expect(diffSpelling(long, '')).toEqual([{ kind: 'missing', expected: long, answer: '' }]);
    expect(diffSpelling('', long)).toEqual([{ kind: 'extra', expected: '', answer: long }]);
    expect(diffSpelling(long.slice(2), long.slice(2))).toHaveLength(1);
  });
});

describe('isSimilar', () => {
  it.each([
    ['heart', 'hart', true],
    ['heart', 'fart', true],
    ['tree', 'teer', true],
    ['cat', 'car', true],
    ['heart', 'zzz', false],
    ['dog', 'cat', false],
    ['manzana', 'pera', false],
    ['heart', '', false],
    ['die Zunge', 'Lunge', true],
    ['die Kuh', 'der Hahn', false],
    ['Ei', 'ein Ei', true],
  ])('[Q55] %s and %s: %s', (expected, answer, similar) => {
    expect(isSimilar(diffSpelling(expected, answer, 'de'))).toBe(similar);
  });
});
