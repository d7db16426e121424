import { describe, expect, it } from 'vitest';
import { hintMessages } from './letter-hints.ts';
import { isLamAlif, listForms, listLetters, listUnknown, splitAtLetter } from './script-letters.ts';

const languages = ['ar', 'he', 'ja', 'ru', 'uk'];

describe('a learner sees', () => {
  it.each([
    ['ب', 'alone ب, first بـ, middle ـبـ, last ـب'],
    ['د', 'aloneOrFirst د, middleOrLast ـد'],
    ['ة', 'alone ة, last ـة'],
    ['ء', ''],
    ['מ', 'firstOrMiddle מ, last ם'],
    ['ל', ''],
    ['д', 'capital Д, small д'],
    ['ґ', 'capital Ґ, small ґ'],
    ['ь', ''],
    ['ら', ''],
  ])('the forms of %s', (letter, expected) => {
    const forms = listForms(letter).map(({ place, text }) => `${place} ${text}`);
    expect(forms.join(', ')).toBe(expected);
  });

  it.each([
    ['مَرْحَبًا', 'ح', ['مَرْ', 'حَ', 'بًا']],
    ['أحمر', 'ا', ['', 'أ', 'حمر']],
    ['שָׁלוֹם', 'מ', ['שָׁלוֹ', 'ם', '']],
    ['Приве́т', 'п', ['', 'П', 'риве́т']],
    ['Приве́т', 'е', ['Прив', 'е́', 'т']],
    ['ありがとう', 'が', ['あり', 'が', 'とう']],
    ['コーヒー', 'ー', ['コ', 'ー', 'ヒー']],
    ['да', 'ж', ['да', '', '']],
  ])('in %s the letter %s with its marks', (word, letter, expected) => {
    expect(splitAtLetter(word, letter)).toEqual(expected);
  });

  it.each(['ل', 'ا'])('lām and alif as the one sign that they are written as: %s', (letter) => {
    const [before, sign, after] = splitAtLetter('سَلَام', letter);
    expect([before, sign, after]).toEqual(['سَ', 'لَا', 'م']);
    expect(isLamAlif(sign)).toBe(true);
    expect(isLamAlif('لَ')).toBe(false);
  });

  it('an explanation of each sound that English and Russian do not have', () => {
    const explained = listLetters('ar').flatMap(({ sound, hint }) => (hint ? [sound] : []));
    expect(explained).toEqual(
      expect.arrayContaining(['ʿ', 'ḥ', 'kh', 'q', 'ṣ', 'ḍ', 'ṭ', 'ẓ', 'gh']),
    );
    const hints = languages.flatMap(listLetters).flatMap(({ hint }) => hint ?? []);
    expect(new Set(hints)).toEqual(new Set(Object.keys(hintMessages)));
  });

  it('a sound, a letter of its own, or an explanation why there is none', () => {
    for (const { letter, sound, hint } of languages.flatMap(listLetters))
      expect(sound || hint, letter).toBeTruthy();
  });
});

describe('a learner can read', () => {
  const taught = [...'لاشكر'];

  it.each([
    ['شكرًا', taught, ''],
    ['كل', [...taught], ''],
    ['نعم', taught, 'نعم'],
    ['أحمر', taught, 'حم'],
    ['שלום', [...'שלומ'], ''],
    ['Да', ['д'], ''],
    ['Москва', ['с'], 'в'],
    ['はい', ['は', 'い'], ''],
    ['コーヒー', ['コ', 'ヒ'], 'ー'],
    ['ティー', ['テ', 'ー'], 'ィ'],
    ['学校', ['が', 'っ', 'こ', 'う'], '学校'],
  ])('%s, knowing %j, but for: %s', (word, known, unknown) => {
    expect(listUnknown(word, { taught: known, missed: [] }).join('')).toBe(unknown);
  });

  it('no letter that was missed last', () => {
    expect(listUnknown('شكرًا', { taught, missed: ['ك'] })).toEqual(['ك']);
  });
});
