import { readFileSync } from 'node:fs';
import { listSpecialLetters } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem, buildItem } from '../../test/factory.ts';

const of = (langCode: string, ...texts: string[]) =>
  listSpecialLetters(texts.map((text) => buildItem({ text, langCode })));

/** The rows of the table of Q38. */
const lettersOfLanguage = Array.from(
  readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8').matchAll(
    /^ {2}\| ((?:`\w+` ?)+) *\| ((?:\p{L} )+) *\|$/gmu,
  ),
  ([, languages = '', letters = '']) =>
    Array.from(languages.matchAll(/\w+/gu), ([langCode]) => [langCode, letters.trim()] as const),
).flat();

describe('listSpecialLetters', () => {
  it('[Q38] has a table', () => {
    expect(lettersOfLanguage.length).toBeGreaterThan(40);
  });

  it.each(lettersOfLanguage)('[Q38] of %s are %s', (langCode, letters) => {
    expect(of(langCode, letters.replaceAll(' ', '')).join(' ')).toBe(letters);
  });

  it('[Q38] do not depend on the letters of the answers', () => {
    expect(of('de', 'Hund')).toEqual(['ä', 'ö', 'ü', 'ß']);
    expect(of('de', 'Straße', 'ÖL', 'Äpfel')).toEqual(['ä', 'ö', 'ü', 'ß']);
  });

  it('[Q38] are those of the script of the answers', () => {
    expect(of('sr', 'kuća')).toEqual(['č', 'ć', 'đ', 'š', 'ž']);
    expect(of('sr', 'кућа')).toEqual(['ђ', 'ј', 'љ', 'њ', 'ћ', 'џ']);
    expect(of('ru', 'DVD')).toEqual([]);
  });

  it('[Q38] include other letters of the answers, sorted by their base letter', () => {
    expect(of('de', 'Smörgåsbord', 'Café')).toEqual(['ä', 'ö', 'ü', 'ß', 'å', 'é']);
    expect(of('ru', 'йод', 'їжак')).toEqual(['ё', 'ї']);
    expect(of('', 'Ñandú', 'pingüino', 'año')).toEqual(['ñ', 'ú', 'ü']);
  });

  it('[Q38] include no letter of a basic keyboard', () => {
    expect(of('en', 'cat', "rock 'n' roll!", 'A-1')).toEqual([]);
  });

  it('[Q38] include no letter of a script that needs an input method', () => {
    expect(of('ja', '猫', 'ねこ', 'がっこう', 'ピザ')).toEqual([]);
    expect(of('ko', '김치')).toEqual([]);
    expect(of('zh', '拼音', 'lǜ')).toEqual(['ǜ']);
  });

  it('[Q38] include those of all accepted answers', () => {
    expect(listSpecialLetters([buildItem({ text: 'gato', accepted: ['miñino'] })])).toEqual(['ñ']);
  });

  it('[Q38] are single letters, each once, whatever the items', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const letters = listSpecialLetters(items);
        expect(new Set(letters).size).toBe(letters.length);
        expect(listSpecialLetters(items.toReversed()).toSorted()).toEqual(letters.toSorted());
        for (const letter of letters) expect(letter).toMatch(/^\p{Letter}$/u);
      }),
    );
  });
});
