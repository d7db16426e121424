import { readFileSync } from 'node:fs';
import { gradeSpelling, isRightVerdict } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';

interface Row {
  langCode: string;
  accepted: string;
  answer: string;
}

/** The rows of a table by language. */
function readRows(file: string): [string, Row[]][] {
  const table = readFileSync(new URL(`../../test/${file}`, import.meta.url), 'utf8');
  const [, ...lines] = table.trim().split('\n');
  const rows = lines.map((line) => {
    const [langCode = '', accepted = '', answer = ''] = line.split('\t');
    return { langCode, accepted, answer };
  });
  const languages = new Set(rows.map(({ langCode }) => langCode));
  return [...languages].map((language) => [
    language,
    rows.filter(({ langCode }) => langCode === language),
  ]);
}

const grade = (langCode: string, accepted: string, answer: string) =>
  gradeSpelling({ answer, accepted: [accepted], langCode });

const verdictOn = ({ langCode, accepted, answer }: Row) =>
  grade(langCode, accepted, answer).verdict;

describe('texts of textbooks', () => {
  it.each(readRows('right-answers.tsv'))(
    '[Q59] to [Q67] and [Q115] to [Q120] make right what a teacher accepts in %s',
    (_, rows) => {
      expect(rows.filter((row) => !isRightVerdict(verdictOn(row)))).toEqual([]);
    },
  );

  it.each(readRows('refused-answers.tsv'))(
    '[Q59] to [Q67] and [Q115] to [Q120] make nothing right that a teacher refuses in %s',
    (_, rows) => {
      expect(rows.filter((row) => !/^(?:almost|wrong)$/u.test(verdictOn(row)))).toEqual([]);
    },
  );
});

describe('another keyboard', () => {
  it.each(readRows('keyboard-answers.tsv'))('[Q69] is told in %s', (_, rows) => {
    expect(rows.filter((row) => verdictOn(row) !== 'keyboard')).toEqual([]);
  });

  it('[Q69] names the letters of another script', () => {
    expect(grade('ru', 'собака', 'coбaкa').otherLetters).toEqual(['c', 'o', 'a']);
    expect(grade('uk', 'кіт', 'кыт').otherLetters).toEqual(['ы']);
  });

  it.each([
    ['ru', 'DVD-плеер', 'плеер'],
    ['ru', 'DVD', 'ДВД'],
    ['sr', 'кућа', 'kuca'],
    ['ja', '犬', '12'],
    ['', 'Nominativ', 'номинатив'],
    ['el', 'γάτα', 'σκύλος'],
  ])('[Q69] is not that in %s, for “%s”, typed “%s”', (...row) => {
    expect(grade(...row).verdict).not.toBe('keyboard');
  });

  it('[Q69] is that of a right answer only if it is right', () => {
    const input = { accepted: ['猫', 'neko'], langCode: 'ja' };
    expect(gradeSpelling({ ...input, answer: 'neko' }).verdict).toBe('alternative');
    expect(gradeSpelling({ ...input, answer: 'inu' }).verdict).toBe('wrong');
  });
});

describe('spellings that the caller knows', () => {
  it.each([
    ['ja', '時計', ['とけい'], 'とけい'],
    ['ja', '時計', ['とけい'], 'トケイ'],
    ['zh', '学校', ['學校'], '學校'],
    ['he', 'עיפרון', ['עִפָּרוֹן'], 'עפרון'],
    ['en', 'lift', ['elevator'], 'an elevator'],
  ])('[Q68] in %s, “%s” may be written %j: “%s”', (langCode, text, spellings, answer) => {
    expect(gradeSpelling({ answer, accepted: [text], spellings, langCode })).toMatchObject({
      verdict: 'lenient',
      matched: text,
      isVariant: true,
    });
  });

  it('[Q68] may have typing errors', () => {
    const input = { accepted: ['図書館'], spellings: ['としょかん'], langCode: 'ja' };
    const { verdict, matched, diff } = gradeSpelling({ ...input, answer: 'としよかん' });
    expect({ verdict, matched }).toEqual({ verdict: 'almost', matched: '図書館' });
    expect(diff.map(({ expected }) => expected).join('')).toBe('としょかん');
  });
});

describe('an answer in Latin letters', () => {
  const gradeLatin = (langCode: string, text: string, romanisation: string, answer: string) =>
    gradeSpelling({ answer, accepted: [text], romanisations: [romanisation], langCode });

  it.each([
    ['ja', 'こんにちは', 'konnichi wa', 'konnichiwa', 'lenient'],
    ['zh', '谢谢', 'xiè xie', 'xiexie', 'lenient'],
    ['zh', '谢谢', 'xiè xie', 'xie4xie', 'lenient'],
    ['zh', '谢谢', 'xièxie', 'xie4 xie', 'lenient'],
    ['zh', '女儿', 'nǚ’ér', 'nv er', 'lenient'],
    ['ru', 'привет', 'privet', 'Privet', 'lenient'],
    ['ru', 'учитель', 'uchitel’', 'uchitel', 'lenient'],
    ['ar', 'لا', 'lā', 'la', 'lenient'],
    ['ar', 'عربي', 'ʿarabī', 'arabi', 'lenient'],
    ['ar', 'من فضلك', 'min faḍlik', 'minfadlik', 'lenient'],
    ['uk', 'привіт', 'pryvit', 'pryvti', 'almost'],
    ['zh', '买', 'mǎi', 'mài', 'keyboard'],
    ['ru', 'привет', 'privet', 'spasibo', 'keyboard'],
    ['ru', 'привет', 'privet', 'ghbdtn', 'keyboard'],
    ['ru', 'кот', 'kot', 'kit', 'keyboard'],
  ])('[Q121] in %s, of “%s”, %s, typed as “%s” is %s', (...row) => {
    const [langCode, text, romanisation, answer, verdict] = row;
    const grade = gradeLatin(langCode, text, romanisation, answer);
    expect(grade).toMatchObject({ verdict, isRomanised: verdict !== 'keyboard' });
  });

  it('[Q121] is compared with the romanisation', () => {
    const { matched, diff } = gradeLatin('ru', 'привет', 'privet', 'prevet');
    expect(matched).toBe('привет');
    expect(diff.map(({ expected }) => expected).join('')).toBe('privet');
  });

  it.each(['khlev', 'spasibo'])('[Q121] is wrong as another word: %s', (answer) => {
    const input = { accepted: ['хлеб'], romanisations: ['khleb'], langCode: 'ru' };
    const isOtherWord = (text: string) => text === answer;
    expect(gradeSpelling({ ...input, answer, isOtherWord }).verdict).toBe('wrong');
  });

  it('[Q121] may be that of a text that has Latin letters itself', () => {
    const input = { accepted: ['Tシャツ'], romanisations: ['tīshatsu'], langCode: 'ja' };
    expect(gradeSpelling({ ...input, answer: 'tishatsu' }).verdict).toBe('lenient');
    expect(gradeSpelling({ ...input, answer: 'boushi' }).verdict).toBe('wrong');
  });

  it('[Q121] is that of another script only', () => {
    const input = { accepted: ['猫', 'neko'], romanisations: ['neko'], langCode: 'ja' };
    expect(gradeSpelling({ ...input, answer: 'neko' }).verdict).toBe('alternative');
  });
});

describe('a variant', () => {
  it.each([
    ['en', 'grey', 'gray', true],
    ['en', 'big, large', 'large', true],
    ['en', 'big, large', 'large, big', true],
    ['en', 'to wake sb up', 'wake up', true],
    ['en', 'grey', 'Grey', false],
    ['en', 'grey', 'grey', false],
    ['en', 'ice-cream', 'ice cream', false],
    ['es', 'árbol', 'arbol', false],
    ['en', 'grey', 'green', false],
  ])('[Q59] [Q63] of %s “%s” is “%s”: %s', (langCode, accepted, answer, isVariant) => {
    expect(grade(langCode, accepted, answer).isVariant).toBe(isVariant);
  });

  it('[Q52] is compared with the part that it is closest to', () => {
    const { verdict, matched, diff } = grade('en', 'quick, fast, rapid', 'rapit');
    expect({ verdict, matched }).toEqual({ verdict: 'almost', matched: 'quick, fast, rapid' });
    expect(diff.map(({ expected }) => expected).join('')).toBe('rapid');
  });
});
