import {
  type DiffSegment,
  gradeSpelling,
  isRightVerdict,
  type SpellingVerdict,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../../test/factory.ts';
import { type Agreement, listAgreements } from '../text/agreement.ts';
import { withArticle } from '../text/article.ts';
import { listReadableTexts } from '../text/readings.ts';

function verdictOf(answer: string, expected: string, langCode?: string): SpellingVerdict {
  return gradeSpelling({ answer, accepted: [expected], langCode }).verdict;
}

/** The examples of SPEC.md test what each language forgives. */
describe('language-specific rules', () => {
  it.each([
    ['elka', 'élka', undefined],
    ['как', 'кäк', 'ru'],
  ])('[Q42] %s is wrong for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('wrong');
  });

  it('[Q45] do not apply to articles of another language', () => {
    expect(verdictOf('the dog', 'dog', 'ru')).toBe('wrong');
    expect(verdictOf('the dog', 'dog')).toBe('wrong');
  });
});

describe('digraphs', () => {
  it('[Q44] are not replaced by single letters', () => {
    expect(verdictOf('für', 'fuer', 'de')).toBe('wrong');
  });

  it('[Q44] may replace any of their letters', () => {
    const anyGerman = fc.array(
      fc.constantFrom(['ä', 'ae'], ['ö', 'oe'], ['ü', 'ue'], ['ß', 'ss'], ['t', 't'], ['a', 'a']),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(anyGerman, fc.infiniteStream(fc.boolean()), (letters, replaces) => {
        const expected = letters.map(([letter]) => letter).join('');
        const answer = letters
          .map(([letter, written]) => (replaces.next().value ? letter : written))
          .join('');
        expect(verdictOf(answer, expected, 'de')).toBe(answer === expected ? 'exact' : 'lenient');
      }),
    );
  });
});

describe('brackets', () => {
  it.each([
    ['go (away)', 'go'],
    ['go', '(to) go (away) [now]'],
    ['go away', '(to) go (away) [now]'],
    ['to go now', '(to) go (away) [now]'],
    ['b d', 'b (c) d'],
    ['x', '(a) (b) (c) (d) x'],
    ['a b c d x', '(a) (b) (c) (d) x'],
  ])('[Q46] %s is lenient for %s', (answer, expected) => {
    expect(verdictOf(answer, expected, 'en')).toBe('lenient');
  });

  it('[Q46] a text that is entirely in brackets is not optional', () => {
    expect(verdictOf('go', '(go)', 'en')).toBe('lenient');
    expect(verdictOf('()', '(go)', 'en')).toBe('wrong');
    expect(verdictOf('go', '(go', 'en')).toBe('lenient');
  });
});

describe('alternatives', () => {
  const accepted = ['cat', 'tomcat', 'Kätzchen'];

  it('[Q47] matches the accepted text that was given', () => {
    expect(gradeSpelling({ answer: 'kaetzchen', accepted, langCode: 'de' })).toMatchObject({
      verdict: 'alternative',
      matched: 'Kätzchen',
    });
  });

  it('[Q47] rank after the expected text, even if exact', () => {
    const grade = gradeSpelling({ answer: 'polish', accepted: ['Polish', 'polish'] });
    expect(grade).toMatchObject({ verdict: 'lenient', matched: 'Polish' });
  });

  it('[Q47] prefer an exact match', () => {
    const grade = gradeSpelling({ answer: 'polish', accepted: ['wax', 'Polish', 'polish'] });
    expect(grade).toMatchObject({ verdict: 'alternative', matched: 'polish' });
  });
});

describe('typing errors', () => {
  it('[Q48] depend on the number of letters, not on spaces, marks or code units', () => {
    expect(verdictOf('a bxd', 'a bcd', 'ru')).toBe('wrong');
    expect(verdictOf('🐱🐱🐱x', '🐱🐱🐱🐱', 'en')).toBe('wrong');
    expect(verdictOf('🐱🐱🐱🐱x', '🐱🐱🐱🐱🐱', 'en')).toBe('almost');
    expect(verdictOf('שָׁלוֹב', 'שָׁלוֹם', 'he')).toBe('wrong');
  });

  it('[Q48] are found in any accepted text', () => {
    const grade = gradeSpelling({ answer: 'tomcta', accepted: ['cat', 'tomcat'] });
    expect(grade).toMatchObject({ verdict: 'almost', matched: 'tomcat' });
  });

  it('[Q49] ask isOtherWord about the trimmed answer', () => {
    const asked: string[] = [];
    const isOtherWord = (text: string) => asked.push(text) > 0;
    const grade = gradeSpelling({ answer: ' Mouse', accepted: ['house'], isOtherWord });
    expect(grade).toMatchObject({ verdict: 'wrong', matched: undefined });
    expect(asked).toEqual(['Mouse']);
  });
});

describe('wrong answers', () => {
  it.each(['', '   ', '\u200f', '?', '()'])('[Q50] include the blank answer %j', (answer) => {
    expect(gradeSpelling({ answer, accepted: ['', 'house', ' '] })).toMatchObject({
      verdict: 'wrong',
      matched: undefined,
    });
  });

  it('[Q50] include any answer if nothing is accepted', () => {
    expect(gradeSpelling({ answer: 'cat', accepted: [] })).toEqual({
      verdict: 'wrong',
      matched: undefined,
      diff: [{ kind: 'extra', expected: '', answer: 'cat' }],
      isSimilar: false,
      hasWrongArticle: false,
      lacksTones: false,
      isVariant: false,
      isRomanised: false,
      otherLetters: [],
    });
  });

  it('[Q53] include a very long answer that is not exact', () => {
    const long = 'ab'.repeat(400);
    expect(verdictOf(long, long, 'en')).toBe('exact');
    expect(verdictOf(long.toUpperCase(), long, 'en')).toBe('wrong');
    expect(verdictOf(`${'('.repeat(200_000)}cat`, 'cat', 'en')).toBe('wrong');
  });
});

describe('a wrong article', () => {
  it.each([
    ['die Hund', ['der Hund'], 'de', true],
    ['die Hund', ['Köter', 'der Hund'], 'de', true],
    ['der Hunde', ['der Hund'], 'de', false],
    ['die Hunt', ['der Hund'], 'de', false],
    ['die Katze', ['der Hund'], 'de', false],
    ['le table', ['la table'], 'fr', true],
    ['die Brot', ['Brot, das'], 'de', true],
    ['das Brot', ['Brot, das'], 'de', false],
    ['the go', ['to go'], 'en', true],
    ['der Hund', ['der Hund'], 'de', false],
    ['der Hund', ['Hund'], 'de', false],
  ])('[Q56] %s for %j in %s: %s', (answer, accepted, langCode, isWrong) => {
    const grade = gradeSpelling({ answer, accepted, langCode });
    expect(grade.hasWrongArticle).toBe(isWrong);
    if (isWrong) expect(grade.verdict).toBe('almost');
  });

  it('[Q49] [Q56] is wrong if the answer is another word', () => {
    const input = { answer: 'die See', accepted: ['der See'], langCode: 'de' };
    const isOtherWord = (text: string) => text === 'die See';
    expect(gradeSpelling({ ...input, isOtherWord })).toMatchObject({
      verdict: 'wrong',
      hasWrongArticle: false,
    });
  });

  it('[Q52] is compared as a whole with the text that has the right one', () => {
    const accepted = ['der Köter', 'der Hund'];
    expect(gradeSpelling({ answer: 'die Hund', accepted, langCode: 'de' }).diff).toEqual([
      { kind: 'wrong', expected: 'der', answer: 'die' },
      { kind: 'equal', expected: ' Hund', answer: ' Hund' },
    ]);
  });
});

describe('an article that is not asked', () => {
  const neuter = listAgreements('de', ['neuter']);

  it.each<[string, string, string, readonly Agreement[], SpellingVerdict]>([
    ['de', 'das Brot', 'Brot', ['neuter'], 'lenient'],
    ['de', 'dem brot', 'Brot', ['neuter'], 'lenient'],
    ['de', 'der Brot', 'Brot', ['neuter'], 'almost'],
    ['de', 'die Wasser', 'Wasser', ['neuter'], 'almost'],
    ['de', 'Die Kinder', 'Kinder', ['neuter', 'plural'], 'lenient'],
    ['de', 'der Frau', 'Frau', ['feminine'], 'lenient'],
    ['de', 'den Frau', 'Frau', ['feminine'], 'almost'],
    ['de', 'ein Frau', 'Frau', ['feminine'], 'almost'],
    ['de', 'die Studierende', 'Studierende', ['common'], 'lenient'],
    ['de', 'das Studierende', 'Studierende', ['common'], 'almost'],
    ['de', 'das Leute', 'Leute', ['plural'], 'almost'],
    ['de', 'das Brott', 'Brot', ['neuter'], 'wrong'],
    ['de', 'dem', 'Brot', ['neuter'], 'wrong'],
    ['de', 'der Brot', 'Brot', [], 'lenient'],
    ['es', 'unas casas', 'casas', ['feminine'], 'lenient'],
    ['es', 'los casas', 'casas', ['feminine'], 'almost'],
    ['fr', "l'eau", 'eau', ['feminine'], 'lenient'],
    ['fr', 'du eau', 'eau', ['feminine'], 'almost'],
    ['fr', 'le maison', 'maison', ['feminine'], 'almost'],
    ['it', 'un’amica', 'amica', ['feminine'], 'lenient'],
    ['it', 'un’amico', 'amico', ['masculine'], 'almost'],
    ['pt', 'um livro', 'livro', ['masculine'], 'lenient'],
    ['pt', 'a livro', 'livro', ['masculine'], 'almost'],
    ['nl', 'de huis', 'huis', ['neuter'], 'lenient'],
  ])('[Q123] in %s, %s for %s, which is %j, is %s', (langCode, answer, text, genders, verdict) => {
    const agreements = genders.length > 0 ? listAgreements(langCode, genders) : undefined;
    const grade = gradeSpelling({ answer, accepted: [text], langCode, agreements });
    expect(grade).toMatchObject({ verdict, hasWrongArticle: verdict === 'almost' });
  });

  it.each<[string, string, DiffSegment[]]>([
    ['dem Brot', 'das', [{ kind: 'optional', expected: '', answer: 'dem ' }]],
    ['einer Brot', '', [{ kind: 'extra', expected: '', answer: 'einer ' }]],
  ])('[Q123] %s is compared with the noun', (answer, article, segments) => {
    const input = { answer, accepted: ['Brot'], langCode: 'de', article: article || undefined };
    expect(gradeSpelling({ ...input, agreements: neuter })).toMatchObject({
      isSimilar: true,
      diff: [...segments, { kind: 'equal', expected: 'Brot', answer: 'Brot' }],
    });
  });

  it('[Q123] is compared with the one that the caller knows', () => {
    const input = { answer: 'der Brot', accepted: ['Brot'], langCode: 'de', article: 'das' };
    expect(gradeSpelling({ ...input, agreements: neuter }).diff).toEqual([
      { kind: 'wrong', expected: 'das', answer: 'der' },
      { kind: 'equal', expected: ' Brot', answer: ' Brot' },
    ]);
  });

  it('[Q123] may be an exception', () => {
    const input = {
      accepted: ['agua'],
      langCode: 'es',
      article: 'el',
      agreements: listAgreements('es', ['feminine'], 'el'),
    };
    expect(gradeSpelling({ ...input, answer: 'un agua' }).verdict).toBe('lenient');
    expect(gradeSpelling({ ...input, answer: 'los agua' }).verdict).toBe('almost');
  });

  it('[Q123] is graded as before if an accepted text has one', () => {
    const input = { accepted: ['das Brot'], langCode: 'de', agreements: neuter };
    expect(gradeSpelling({ ...input, answer: 'das Brot' }).verdict).toBe('exact');
    expect(gradeSpelling({ ...input, answer: 'dem Brot' }).verdict).not.toBe('lenient');
  });

  it('[Q123] is almost if it agrees with no noun of the gender', () => {
    const entries = Object.entries(neuter);
    expect(entries.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.constantFrom('Ei', 'Brot'), (entry, noun) => {
        const [article, agrees] = entry;
        const input = { answer: `${article} ${noun}`, accepted: [noun], langCode: 'de' };
        const { verdict, isSimilar } = gradeSpelling({ ...input, agreements: neuter });
        expect({ verdict, isSimilar }).toEqual({
          verdict: agrees ? 'lenient' : 'almost',
          isSimilar: true,
        });
      }),
    );
  });

  it('[Q123] changes no answer without one', () => {
    fc.assert(
      fc.property(anyText, anyText, (noun, answer) => {
        const input = { accepted: [noun], langCode: 'de', answer: `x${answer}` };
        expect(gradeSpelling({ ...input, agreements: neuter })).toEqual(gradeSpelling(input));
      }),
    );
  });
});

describe('an article that the caller knows', () => {
  it.each<[string, string, SpellingVerdict, boolean]>([
    ['Auge', 'das', 'exact', false],
    ['auge', 'das', 'lenient', false],
    ['das Auge', 'das', 'exact', false],
    ['das auge', 'das', 'lenient', false],
    ['ein Auge', 'das', 'lenient', false],
    ['die Auge', 'das', 'almost', true],
    ['Der auge', 'das', 'almost', true],
    ['die Aug', 'das', 'wrong', false],
    ['die', 'das', 'wrong', false],
  ])('[Q57] %s, which is %s, is %s', (answer, article, verdict, hasWrongArticle) => {
    const grade = gradeSpelling({ answer, accepted: ['Auge'], langCode: 'de', article });
    expect(grade).toMatchObject({ verdict, hasWrongArticle });
  });

  it('[Q57] is compared with the one in the answer', () => {
    const input = { answer: 'die Auge', accepted: ['Auge', 'Sehorgan'], langCode: 'de' };
    expect(gradeSpelling({ ...input, article: 'das' })).toMatchObject({
      matched: 'Auge',
      diff: [
        { kind: 'wrong', expected: 'das', answer: 'die' },
        { kind: 'equal', expected: ' Auge', answer: ' Auge' },
      ],
    });
  });

  it('[Q57] is not that of another accepted text', () => {
    const input = { answer: 'der Körper', accepted: ['Leib', 'Körper'], langCode: 'de' };
    expect(gradeSpelling({ ...input, article: 'das' }).verdict).toBe('alternative');
  });

  it('[Q57] may be elided', () => {
    const input = { accepted: ['école'], langCode: 'fr', article: 'l’' };
    expect(gradeSpelling({ ...input, answer: "l'école" }).verdict).toBe('lenient');
    expect(gradeSpelling({ ...input, answer: 'la école' }).hasWrongArticle).toBe(true);
  });
});

describe('a slip in an article', () => {
  it.each([
    ['de', 'der', 'Bahnhof', 'de Bahnhof'],
    ['de', 'der', 'Bahnhof', 'dre bahnhof'],
    ['de', 'der', 'Bahnhof', 'den Bahnhof'],
    ['de', 'der', 'Bahnhof', 'derBahnhof'],
    ['de', 'die', 'Brücke', 'di Brücke'],
    ['de', 'das', 'Auge', 'dsa  Auge'],
    ['es', 'el', 'agua', 'le agua'],
    ['es', 'la', 'casa', 'l casa'],
    ['fr', 'la', 'maison', 'al maison'],
    ['fr', 'l’', 'eau', 'l eau'],
    ['fr', 'l’', 'eau', 'leau'],
    ['it', 'lo', 'specchio', 'ol specchio'],
    ['pt', 'os', 'olhos', 'so olhos'],
  ])('[Q122] in %s, “%s” of %s is almost right in “%s”', (langCode, article, noun, answer) => {
    const full = withArticle(article, noun);
    for (const input of [
      { accepted: [noun], article },
      { accepted: ['x', full], article: undefined },
    ]) {
      const { verdict, matched, diff, hasWrongArticle } = gradeSpelling({
        ...{ ...input, answer, langCode },
      });
      // Without its apostrophe, an elided article is right.
      if (verdict !== 'lenient' && verdict !== 'alternative') expect(verdict).toBe('almost');
      expect(matched).toBe(input.accepted.at(-1));
      expect(hasWrongArticle).toBe(false);
      expect(diff.map(({ expected }) => expected).join('')).toBe(full);
    }
  });

  it.each([
    ['de', 'das', 'Haus', 'im Haus'],
    ['de', 'die', 'Uhr', 'eine gute Uhr'],
    ['es', 'el', 'sol', 'sin sol'],
    ['fr', 'le', 'soir', 'ce beau soir'],
    ['it', 'la', 'casa', 'in casa'],
    ['pt', 'o', 'mar', 'no mar'],
    ['de', 'der', 'Hund', 'de Katze'],
    ['de', 'der', 'Hund', 'de'],
  ])('[Q122] in %s, “%s” of %s is not what “%s” begins with', (langCode, article, noun, answer) => {
    const grade = gradeSpelling({ answer, accepted: [noun], langCode, article });
    expect(grade.verdict).toBe('wrong');
  });

  it('[Q122] is none of the first word of a phrase', () => {
    const grade = (answer: string, phrase: string) =>
      gradeSpelling({ answer, accepted: [phrase], langCode: 'es' }).verdict;
    expect(grade('la casa', 'en casa')).toBe('wrong');
    expect(grade('casa', 'en casa')).toBe('wrong');
  });

  it('[Q49] [Q122] is wrong if the answer is another word', () => {
    const input = { answer: 'a casa', accepted: ['casa'], langCode: 'it', article: 'la' };
    const isOtherWord = (text: string) => text === 'a casa';
    expect(gradeSpelling(input).verdict).toBe('almost');
    expect(gradeSpelling({ ...input, isOtherWord }).verdict).toBe('wrong');
  });

  it.each([
    ['der Bahnof', 'der'],
    ['de Bahnof', 'de'],
    ['die Bahnof', 'die'],
  ])(
    '[Q122] is compared with the article that is known, beside a slip in the noun: %s',
    (answer) => {
      const accepted = ['Bahnhof', 'Station'];
      const grade = gradeSpelling({ answer, accepted, langCode: 'de', article: 'der' });
      expect(grade).toMatchObject({ verdict: 'almost', hasWrongArticle: false });
      expect(grade.diff.map(({ expected }) => expected).join('')).toBe('der Bahnhof');
    },
  );

  it('[Q122] costs no more than another article, for any slip', () => {
    const anyNoun = fc.constantFrom(
      ['de', 'der', 'Bahnhof'],
      ['de', 'die', 'Uhr'],
      ['es', 'las', 'casas'],
      ['it', 'gli', 'occhi'],
      ['fr', 'les', 'yeux'],
    );
    fc.assert(
      fc.property(anyNoun, fc.nat(), fc.constantFrom('', 'x', 'e'), (parts, place, letter) => {
        const [langCode = '', article = '', noun = ''] = parts;
        const at = place % article.length;
        const typed = article.slice(0, at) + letter + article.slice(at + 1);
        const answer = `${typed} ${noun}`;
        const grade = gradeSpelling({ answer, accepted: [noun], langCode, article });
        expect(['almost', 'exact', 'lenient']).toContain(grade.verdict);
      }),
    );
  });
});

describe('pinyin', () => {
  it.each<[string, string, SpellingVerdict, boolean]>([
    ['yǎn jing', 'yǎn jing', 'exact', false],
    ['yǎnjing', 'yǎn jing', 'lenient', false],
    ['yanjing', 'yǎn jing', 'lenient', true],
    ['yan3jing', 'yǎn jing', 'lenient', true],
    ['yan3 jing5', 'yǎn jing', 'lenient', true],
    ['YAN3JING', 'yǎn jing', 'lenient', true],
    ['yan4jing', 'yǎn jing', 'almost', false],
    ['ma4', 'mǎ', 'wrong', false],
    ['yǎn jing', 'yǎnjing', 'lenient', false],
    ['yan3 jing5', 'yǎnjing', 'lenient', true],
    ['yan jing', 'yǎnjing', 'lenient', true],
    ['nǚér', 'nǚ’ér', 'lenient', false],
    ['nǚ ér', 'nǚ’ér', 'lenient', false],
    ["nv3'er2", 'nǚ’ér', 'lenient', true],
    ['dì yī', 'dì-yī', 'lenient', false],
    ['di4yi1', 'dì-yī', 'lenient', true],
    ['lv4se4', 'lǜ sè', 'lenient', true],
    ['lu:4se4', 'lǜ sè', 'lenient', true],
    ['lu4se4', 'lǜ sè', 'wrong', false],
    ['hao3', 'hǎo', 'lenient', true],
    ['gou3', 'gǒu', 'lenient', true],
    ['shui3', 'shuǐ', 'lenient', true],
    ['xian1sheng0', 'xiān sheng', 'lenient', true],
    ['huar1', 'huār', 'lenient', true],
    ['de', 'de', 'exact', false],
    ['De', 'de', 'lenient', false],
  ])('[Q58] %s for %s is %s', (answer, reading, verdict, lacksTones) => {
    const grade = gradeSpelling({ answer, accepted: [reading], langCode: 'zh-Latn' });
    expect(grade).toMatchObject({ verdict, lacksTones });
  });

  it('[Q58] is not what a word of another language is written in', () => {
    expect(gradeSpelling({ answer: 'ma3', accepted: ['mǎ'], langCode: 'zh' }).verdict).toBe(
      'wrong',
    );
  });
});

describe('similarity', () => {
  it.each([
    ['zzz', false],
    ['hart', true],
    ['heart', true],
  ])('[Q55] of %s to “heart”: %s', (answer, isSimilar) => {
    expect(gradeSpelling({ answer, accepted: ['heart'] }).isSimilar).toBe(isSimilar);
  });
});

describe('any answer', () => {
  const anyInput = fc.record({
    answer: anyText,
    accepted: fc.array(anyText, { maxLength: 4 }),
    langCode: anyLangCode,
  });

  it('[Q51] matches an accepted text as given, or none', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { verdict, matched } = gradeSpelling(input);
        expect(matched === undefined).toBe(verdict === 'wrong' || verdict === 'keyboard');
        if (matched !== undefined) expect(input.accepted).toContain(matched);
        const isExpected = verdict === 'exact' || verdict === 'lenient';
        if (isExpected) expect(matched).toBe(input.accepted[0]);
      }),
    );
  });

  it('[Q40] is exact if it equals the expected text, unless that is blank', () => {
    fc.assert(
      fc.property(anyText, anyLangCode, (text, langCode) => {
        const verdict = text.trim() === '' ? 'wrong' : 'exact';
        expect(verdictOf(text, text, langCode)).toBe(verdict);
      }),
    );
  });

  it('[Q51] [Q52] is aligned with the matched text, or with the expected one', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { diff, matched } = gradeSpelling(input);
        const shown = (matched ?? input.accepted[0] ?? '').trim().normalize('NFC');
        const isPart = listReadableTexts(matched ?? '', input.langCode).length > 1;
        if (!isPart) expect(diff.map(({ expected }) => expected).join('')).toBe(shown);
        expect(diff.map(({ answer }) => answer).join('')).toBe(
          input.answer.trim().normalize('NFC'),
        );
      }),
    );
  });

  it('[Q54] is right if exact, lenient or an alternative', () => {
    const verdicts = ['exact', 'lenient', 'alternative', 'almost', 'wrong', 'keyboard'] as const;
    expect(verdicts.filter(isRightVerdict)).toEqual(['exact', 'lenient', 'alternative']);
  });
});
