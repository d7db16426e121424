import { isLangCode, langCodes } from '@wordhoard/contract/language-catalogue';
import { describe, expect, it } from 'vitest';
import { langCode } from './scalar.ts';

const formatName = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const twoLetterCodes = letters.flatMap((first) => letters.map((second) => first + second));

describe('the language catalogue', () => {
  it('has canonical BCP 47 codes', () => {
    expect(langCodes).toEqual(Intl.getCanonicalLocales(langCodes));
  });

  it.each(['en', 'ru'])('has a distinct name in %s for each code', (locale) => {
    const nameless = langCodes.filter((code) => formatName(code, locale) === undefined);
    expect(nameless).toEqual([]);
    const names = langCodes.map((code) => formatName(code, locale));
    expect(new Set(names).size).toBe(langCodes.length);
  });

  it('has every two-letter code that CLDR names and does not deprecate', () => {
    const catalogued = new Set(langCodes.map((code) => formatName(code, 'en')));
    const missing = twoLetterCodes.filter(
      (code) => !isLangCode(code) && !catalogued.has(formatName(code, 'en')),
    );
    expect(missing.filter((code) => formatName(code, 'en') !== undefined)).toEqual([]);
  });

  it.each(['zh', 'zh-Hant', 'pt-BR', 'ast', 'tlh'])('has %s', (code) => {
    expect(isLangCode(code)).toBe(true);
    expect(langCode.parse(code)).toBe(code);
  });

  it.each(['xx', 'zz', 'iw', 'deu', 'DE', 'pt-br', 'zh_Hant', 'en-XX', 'mul', '', ' en', null])(
    'does not have %j',
    (code) => {
      expect(isLangCode(code)).toBe(false);
      expect(langCode.safeParse(code).success).toBe(false);
    },
  );
});
