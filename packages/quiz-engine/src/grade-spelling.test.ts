import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../test/factory.ts';

function verdictOf(answer: string, expected: string, langCode?: string): SpellingVerdict {
  return gradeSpelling({ answer, accepted: [expected], langCode }).verdict;
}

describe('an exact answer', () => {
  it.each([
    ['cat', 'cat'],
    ['  cat\n', 'cat'],
    ['cafe\u0301', 'café'],
    ['café', 'cafe\u0301'],
    ['שׁלום', 'ש\u05c1לום'],
    ['the', 'the'],
    ['?', '?'],
  ])('[Q40] %j is exactly %j', (answer, expected) => {
    expect(verdictOf(answer, expected, 'en')).toBe('exact');
  });
});

describe('what any reader forgives', () => {
  it.each([
    ['cat', 'Cat', 'en'],
    ['don’t!', "don't", 'en'],
    ['dont', 'don’t', 'en'],
    ['ice cream', 'ice-cream', 'en'],
    ['ice   cream', 'ice cream', 'en'],
    ['que tal', '¿Que tal?', 'es'],
    ['DİYARBAKIR', 'Diyarbakır', 'tr'],
    ['ΔΡΟΜΟΣ', 'δρομος', 'el'],
    ['ﻗﻄﺔ', 'قطة', 'ar'],
    ['قـطة', 'قطة', 'ar'],
  ])('[Q41] %j will do for %j', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('lenient');
  });

  it('[Q41] a hyphen is a space, not nothing', () => {
    expect(verdictOf('icecream', 'ice-cream', 'en')).toBe('almost');
  });
});

describe('marks left out', () => {
  it.each([
    ['елка', 'ёлка', 'ru'],
    ['arbol', 'árbol', 'es'],
    ['pinguino', 'pingüino', 'es-MX'],
    ['garcon', 'garçon', 'fr'],
    ['Noel', 'Noël', 'fr'],
    ['foret', 'forêt', 'fr'],
    ['citta', 'città', 'it'],
    ['coracao', 'coração', 'pt-BR'],
    ['avo', 'avô', 'pt'],
    ['שלום', 'שָׁלוֹם', 'he'],
    ['قطة', 'قِطَّة', 'ar'],
    ['قطّة', 'قِطَّة', 'ar'],
  ])('[Q42] %s will do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('lenient');
  });

  it.each([
    ['ano', 'año', 'es'],
    ['иод', 'йод', 'ru'],
    ['ış', 'iş', 'tr'],
    ['kot', 'kót', 'pl'],
    ['byt', 'být', 'cs'],
    ['cafe', 'café', 'en'],
    ['elka', 'élka', undefined],
    ['اب', 'أب', 'ar'],
    ['как', 'кäк', 'ru'],
  ])('[Q42] %s will not do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('wrong');
  });

  it.each([
    ['ёлка', 'елка', 'ru'],
    ['más', 'mas', 'es'],
    ['çà', 'ça', 'fr'],
    ['père', 'pere', 'fr'],
    ['قِطة', 'قطة', 'ar'],
  ])('[Q43] %s, which adds a mark, will not do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('wrong');
  });

  it('[Q43] another mark than the expected one is a wrong letter', () => {
    expect(verdictOf('pèra', 'péra', 'fr')).toBe('wrong');
    expect(verdictOf('arbòles', 'arbóles', 'es')).toBe('almost');
  });
});

describe('letters written out', () => {
  it.each([
    ['Maedchen', 'Mädchen', 'de'],
    ['schoen', 'schön', 'de'],
    ['ueber', 'über', 'de-AT'],
    ['Strasse', 'Straße', 'de'],
    ['STRASSE', 'Straße', 'de'],
    ['Groesse', 'Größe', 'de'],
    ['Grösse', 'Größe', 'de'],
    ['Groeße', 'Größe', 'de'],
    ['Ruehrgerätespuele', 'Rührgerätespüle', 'de'],
    ['coeur', 'cœur', 'fr'],
  ])('[Q44] %s will do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('lenient');
  });

  it.each([
    ['fur', 'für', 'de'],
    ['Bar', 'Bär', 'de'],
    ['Mase', 'Maße', 'de'],
    ['für', 'fuer', 'de'],
    ['daß', 'dass', 'de'],
    ['fuer', 'für', 'sv'],
  ])('[Q44] %s will not do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('wrong');
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

describe('optional words', () => {
  it.each([
    ['go', 'to go', 'en'],
    ['to go', 'go', 'en'],
    ['dog', 'the dog', 'en'],
    ['A dog', 'dog', 'en'],
    ['a dog', 'the dog', 'en'],
    ['a apple', 'an apple', 'en'],
    ['Hund', 'der Hund', 'de'],
    ['der Hund', 'Hund', 'de'],
    ['école', "l'école", 'fr'],
    ['l’ecole', 'école', 'fr'],
    ['lécole', "l'école", 'fr'],
    ['mesa', 'la mesa', 'es'],
    ['amica', "un'amica", 'it'],
    ['zaino', 'lo zaino', 'it'],
    ['mãe', 'a mãe', 'pt'],
    ['huis', 'het huis', 'nl'],
    ['δρόμος', 'ένας δρόμος', 'el'],
    ['az alma', 'egy alma', 'hu'],
    ['“the dog”', 'dog', 'en'],
    ["'the dog'", 'dog', 'en'],
  ])('[Q45] %s will do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('lenient');
  });

  it.each([
    ['die Hund', 'der Hund', 'de'],
    ['el mesa', 'la mesa', 'es'],
    ['le table', 'la table', 'fr'],
    ['the go', 'to go', 'en'],
    ['the', 'the dog', 'en'],
    ['to', 'to go', 'en'],
    ['der', 'der Hund', 'de'],
    ['the the dog', 'dog', 'en'],
    ['the dog', 'dog', 'ru'],
    ['הבית', 'בית', 'he'],
    ['البيت', 'بيت', 'ar'],
    ['thedog', 'dog', 'en'],
  ])('[Q45] %s will not do for %s', (answer, expected, langCode) => {
    expect(verdictOf(answer, expected, langCode)).toBe('wrong');
  });

  it('[Q45] an article that is asked for is no optional word', () => {
    expect(verdictOf('the', 'the', 'en')).toBe('exact');
    expect(verdictOf('The', 'the', 'en')).toBe('lenient');
    expect(verdictOf('a', 'the', 'en')).toBe('wrong');
    expect(verdictOf('die', 'der', 'de')).toBe('wrong');
  });

  it.each([
    ['go', '(to) go'],
    ['to go', '(to) go'],
    ['go (away)', 'go'],
    ['color', 'colo(u)r'],
    ['colour', 'colo(u)r'],
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

  it('[Q47] is an alternative, exact or lenient', () => {
    expect(gradeSpelling({ answer: 'tomcat', accepted })).toMatchObject({
      verdict: 'alternative',
      matched: 'tomcat',
    });
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
  it.each([
    ['hous', 'house', 'almost'],
    ['housee', 'house', 'almost'],
    ['hause', 'house', 'almost'],
    ['huose', 'house', 'almost'],
    ['huoes', 'house', 'wrong'],
    ['hos', 'house', 'wrong'],
    ['kat', 'cat', 'wrong'],
    ['tac', 'cat', 'wrong'],
    ['tere', 'tree', 'wrong'],
    ['elephat', 'elephant', 'almost'],
    ['elphat', 'elephant', 'wrong'],
    ['corcodlie', 'crocodile', 'almost'],
    ['crocdil', 'crocodile', 'almost'],
    ['crocdl', 'crocodile', 'wrong'],
  ])('[Q48] %s for %s is %s', (answer, expected, verdict) => {
    expect(verdictOf(answer, expected, 'en')).toBe(verdict);
  });

  it('[Q48] is counted after the fold, beside what is forgiven', () => {
    expect(verdictOf('CAFETRIA', 'cafetería', 'es')).toBe('almost');
    expect(verdictOf('Geschwindigkeitsbeschrnkung', 'Geschwindigkeitsbeschränkung', 'de')).toBe(
      'almost',
    );
  });

  it('[Q48] is not allowed more often because of an optional word', () => {
    expect(verdictOf('the bat', 'the cat', 'en')).toBe('wrong');
    expect(verdictOf('teh house', 'the house', 'en')).toBe('almost');
    expect(verdictOf('hause', 'the house', 'en')).toBe('almost');
  });

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

  it('[Q49] is none where the answer is another word', () => {
    const asked: string[] = [];
    const isOtherWord = (text: string) => asked.push(text) > 0;
    const grade = gradeSpelling({ answer: ' Mouse', accepted: ['house'], isOtherWord });
    expect(grade).toMatchObject({ verdict: 'wrong', matched: undefined });
    expect(asked).toEqual(['Mouse']);
  });

  it('[Q49] is the only thing that another word can spoil', () => {
    const isOtherWord = () => true;
    expect(gradeSpelling({ answer: 'House', accepted: ['house'], isOtherWord }).verdict).toBe(
      'lenient',
    );
    expect(
      gradeSpelling({ answer: 'house', accepted: ['hut', 'house'], isOtherWord }).verdict,
    ).toBe('alternative');
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
