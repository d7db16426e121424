import { isOfScripts, listScripts } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/factory.ts';

describe('the scripts of a language', () => {
  it.each([
    ['en', ['Latn']],
    ['ru-RU', ['Cyrl']],
    ['he', ['Hebr']],
    ['fa', ['Arab']],
    ['ja', ['Hani', 'Hira', 'Kana']],
    ['ko', ['Hang', 'Hani']],
    ['zh', ['Hani']],
    ['zh-Hant', ['Hani']],
    ['zh-Latn', ['Latn']],
    ['sr', ['Cyrl', 'Latn']],
    ['sr-Latn', ['Latn']],
    ['not a code', ['Latn']],
    [undefined, ['Latn']],
  ])('[Q110] %s is written in %j', (langCode, scripts) => {
    expect(listScripts(langCode)).toEqual(scripts);
  });

  it.each([
    ['молоко́', 'ru', true],
    ['п’ять', 'uk', true],
    ['шесть-7', 'ru', true],
    ['moлoкo', 'ru', false],
    ['шум', 'sr', true],
    ['šum', 'sr', true],
    ['שָׁלוֹם', 'he', true],
    ['كِتَاب', 'ar', true],
    ['ページ', 'ja', true],
    ['飲む', 'ja', true],
    ['飲む', 'zh', false],
    ['nomu', 'ja', false],
    ['', 'de', true],
  ])('[Q111] whether “%s” is of those of %s: %s', (text, langCode, isOfThem) => {
    expect(isOfScripts(text, listScripts(langCode))).toBe(isOfThem);
  });

  it('[Q111] a text without letters is of all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isOfScripts(text.replaceAll(/\p{L}/gu, ''), listScripts('ka'))).toBe(true);
      }),
    );
  });
});
