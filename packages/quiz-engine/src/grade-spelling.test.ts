import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../test/factory.ts';

function verdictOf(answer: string, expected: string, langCode?: string): SpellingVerdict {
  return gradeSpelling({ answer, accepted: [expected], langCode }).verdict;
}

/** What each language forgives is told, and tested, by the examples of SPEC.md. */
describe('a text in no language, or in another', () => {
  it.each([
    ['elka', 'élka', undefined],
    ['как', 'кäк', 'ru'],
  ])('[Q42] %s will not do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('wrong');
  });

  it('[Q45] has no article of another language', () => {
    expect(verdictOf('the dog', 'dog', 'ru')).toBe('wrong');
    expect(verdictOf('the dog', 'dog')).toBe('wrong');
  });
});

describe('letters written out', () => {
  it('[Q44] are no letters for others to stand for', () => {
    expect(verdictOf('für', 'fuer', 'de')).toBe('wrong');
  });

  it('[Q44] any of them may be written out, the others not', () => {
    const anyGerman = fc.array(
      fc.constantFrom(['ä', 'ae'], ['ö', 'oe'], ['ü', 'ue'], ['ß', 'ss'], ['t', 't'], ['a', 'a']),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(anyGerman, fc.infiniteStream(fc.boolean()), (letters, choices) => {
        const expected = letters.map(([letter]) => letter).join('');
        const answer = letters
          .map(([letter, written]) => (choices.next().value ? letter : written))
          .join('');
        expect(verdictOf(answer, expected, 'de')).toBe(answer === expected ? 'exact' : 'lenient');
      }),
    );
  });
});

describe('words in brackets', () => {
  it.each([
    ['go (away)', 'go'],
    ['go', '(to) go (away) [now]'],
    ['go away', '(to) go (away) [now]'],
    ['to go now', '(to) go (away) [now]'],
    ['b d', 'b (c) d'],
    ['x', '(a) (b) (c) (d) x'],
    ['a b c d x', '(a) (b) (c) (d) x'],
  ])('[Q46] %s will do for %s', (answer, expected) => {
    expect(verdictOf(answer, expected, 'en')).toBe('lenient');
  });

  it('[Q46] a text all in brackets is what is asked for', () => {
    expect(verdictOf('go', '(go)', 'en')).toBe('lenient');
    expect(verdictOf('()', '(go)', 'en')).toBe('wrong');
    expect(verdictOf('go', '(go', 'en')).toBe('lenient');
  });
});

describe('another right answer', () => {
  const accepted = ['cat', 'tomcat', 'Kätzchen'];

  it('[Q47] is the one that was given', () => {
    expect(gradeSpelling({ answer: 'kaetzchen', accepted, langCode: 'de' })).toMatchObject({
      verdict: 'alternative',
      matched: 'Kätzchen',
    });
  });

  it('[Q47] comes after the expected one, however exact it is', () => {
    const grade = gradeSpelling({ answer: 'polish', accepted: ['Polish', 'polish'] });
    expect(grade).toMatchObject({ verdict: 'lenient', matched: 'Polish' });
  });

  it('[Q47] is the exact one of several', () => {
    const grade = gradeSpelling({ answer: 'polish', accepted: ['wax', 'Polish', 'polish'] });
    expect(grade).toMatchObject({ verdict: 'alternative', matched: 'polish' });
  });
});

describe('a typing error', () => {
  it('[Q48] counts letters, not spaces, marks or code units', () => {
    expect(verdictOf('a bxd', 'a bcd', 'ru')).toBe('wrong');
    expect(verdictOf('🐱🐱🐱x', '🐱🐱🐱🐱', 'en')).toBe('wrong');
    expect(verdictOf('🐱🐱🐱🐱x', '🐱🐱🐱🐱🐱', 'en')).toBe('almost');
    expect(verdictOf('שָׁלוֹב', 'שָׁלוֹם', 'he')).toBe('wrong');
  });

  it('[Q48] may be in another right answer', () => {
    const grade = gradeSpelling({ answer: 'tomcta', accepted: ['cat', 'tomcat'] });
    expect(grade).toMatchObject({ verdict: 'almost', matched: 'tomcat' });
  });

  it('[Q49] asks about the answer, trimmed', () => {
    const asked: string[] = [];
    const isOtherWord = (text: string) => asked.push(text) > 0;
    const grade = gradeSpelling({ answer: ' Mouse', accepted: ['house'], isOtherWord });
    expect(grade).toMatchObject({ verdict: 'wrong', matched: undefined });
    expect(asked).toEqual(['Mouse']);
  });
});

describe('a wrong answer', () => {
  it.each(['', '   ', '\u200f', '?', '()'])('[Q50] is one with nothing in it: %j', (answer) => {
    expect(gradeSpelling({ answer, accepted: ['', 'house', ' '] })).toMatchObject({
      verdict: 'wrong',
      matched: undefined,
    });
  });

  it('[Q50] is any where nothing is right', () => {
    expect(gradeSpelling({ answer: 'cat', accepted: [] })).toEqual({
      verdict: 'wrong',
      matched: undefined,
      diff: [{ kind: 'extra', expected: '', answer: 'cat' }],
    });
  });

  it('[Q53] is a long one, unless it is exact', () => {
    const long = 'ab'.repeat(400);
    expect(verdictOf(long, long, 'en')).toBe('exact');
    expect(verdictOf(long.toUpperCase(), long, 'en')).toBe('wrong');
    expect(verdictOf(`${'('.repeat(200_000)}cat`, 'cat', 'en')).toBe('wrong');
  });
});

describe('any answer', () => {
  const anyInput = fc.record({
    answer: anyText,
    accepted: fc.array(anyText, { maxLength: 4 }),
    langCode: anyLangCode,
  });

  it('[Q51] is matched with an accepted text as it was given, or with none', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { verdict, matched } = gradeSpelling(input);
        expect(matched === undefined).toBe(verdict === 'wrong');
        if (matched !== undefined) expect(input.accepted).toContain(matched);
        const isExpected = verdict === 'exact' || verdict === 'lenient';
        if (isExpected) expect(matched).toBe(input.accepted[0]);
      }),
    );
  });

  it('[Q40] is exact where it is the expected text, unless that is blank', () => {
    fc.assert(
      fc.property(anyText, anyLangCode, (text, langCode) => {
        const verdict = text.trim() === '' ? 'wrong' : 'exact';
        expect(verdictOf(text, text, langCode)).toBe(verdict);
      }),
    );
  });

  it('[Q51] [Q52] is laid beside the text that the verdict is about', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { diff, matched } = gradeSpelling(input);
        const shown = (matched ?? input.accepted[0] ?? '').trim().normalize('NFC');
        expect(diff.map(({ expected }) => expected).join('')).toBe(shown);
        expect(diff.map(({ answer }) => answer).join('')).toBe(
          input.answer.trim().normalize('NFC'),
        );
      }),
    );
  });

  it('[Q54] is right when exact, lenient or an alternative', () => {
    const verdicts = ['exact', 'lenient', 'alternative', 'almost', 'wrong'] as const;
    expect(verdicts.filter(isRightVerdict)).toEqual(['exact', 'lenient', 'alternative']);
  });
});
