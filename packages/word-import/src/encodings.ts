/** Encodings by the names of the Encoding Standard. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-13',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'macintosh',
  'x-mac-cyrillic',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

export type EncodingName = (typeof encodings)[number];

const ofScript: Record<string, readonly EncodingName[]> = {
  Cyrl: ['windows-1251', 'koi8-r', 'koi8-u', 'x-mac-cyrillic', 'ibm866', 'iso-8859-5'],
  Grek: ['windows-1253', 'iso-8859-7'],
  Hebr: ['windows-1255', 'iso-8859-8'],
  Arab: ['windows-1256', 'iso-8859-6'],
  Thai: ['windows-874'],
  Jpan: ['shift_jis', 'euc-jp', 'iso-2022-jp'],
  Kore: ['euc-kr'],
  Hans: ['gb18030', 'big5'],
  Hant: ['big5', 'gb18030'],
};

const western: readonly EncodingName[] = ['windows-1252', 'macintosh', 'iso-8859-15'];
const central: readonly EncodingName[] = ['windows-1250', 'iso-8859-2'];
const turkish: readonly EncodingName[] = ['windows-1254'];
const baltic: readonly EncodingName[] = ['windows-1257', 'iso-8859-13'];

const ofLanguage: Record<string, readonly EncodingName[]> = {
  ...Object.fromEntries(
    ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'bs', 'sq', 'hsb', 'dsb', 'csb'].map((language) => [
      language,
      central,
    ]),
  ),
  ...{ tr: turkish, az: turkish, ku: turkish },
  ...{ et: baltic, lv: baltic, lt: baltic },
  ...{ ro: [...central, 'iso-8859-16'], vi: ['windows-1258'] },
};

/** Serbian has two scripts. */
const ofSerbian = { Cyrl: [...(ofScript['Cyrl'] ?? []), ...central], Latn: central };

/** These languages have letters beyond ASCII in words of other languages only. */
const plainLetters = 'éèêïñç';

/** Letters beyond ASCII. In other languages of their script, every letter is as likely. */
const letters: Record<string, string> = {
  ...Object.fromEntries(
    ['en', 'id', 'ms', 'fil', 'sw', 'la'].map((language) => [language, plainLetters]),
  ),
  ...{ af: 'áèéêëîïôöû', az: 'çəğıöşüİ', bs: 'čćđšž', ca: 'àçèéíïòóúü·', cs: 'áčďéěíňóřšťúůýž' },
  ...{ cy: 'àáâäèéêëîïôöûŵŷ', da: 'æøåé', de: 'äöüß', es: 'áéíñóúü¿¡', et: 'äõöüšž', eu: 'çñ' },
  ...{ fi: 'äöåšž', fr: 'àâæçèéêëîïôœùûüÿ', ga: 'áéíóú', hr: 'čćđšž', hu: 'áéíóöőúüű' },
  ...{ is: 'áðéíóúýþæö', it: 'àèéìíòóùú', lt: 'ąčęėįšųūž', lv: 'āčēģīķļņšūž', nl: 'éëïóöü' },
  ...{ no: 'æøåéò', nb: 'æøåéò', pl: 'ąćęłńóśźż', pt: 'àáâãçéêíóôõú', ro: 'ăâîșțşţ' },
  ...{ sk: 'áäčďéíĺľňóôŕšťúýž', sl: 'čšž', sq: 'çë', sv: 'äåöé', tr: 'âçğıîöşüİ' },
  // As its code page writes it, with the marks of tones after letters.
  vi: 'àáâăđèéêíóôơùúư\u0300\u0301\u0303\u0309\u0323',
  ...{ be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя', bg: 'абвгдежзийклмнопрстуфхцчшщъьюя' },
  ...{ ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя' },
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџшčćđšž',
};

export interface Expectation {
  /** Whether the language hardly has letters beyond ASCII. */
  isPlain: boolean;
  encodings: readonly EncodingName[];
  /** Whether a letter beyond ASCII occurs in the language. */
  hasLetter: (letter: string) => boolean;
}

/** What a file in a language is likely to consist of. */
export function expectLetters(language: string): Expectation {
  const [subtag = ''] = language.split('-');
  const script = findScript(language);
  const known = letters[subtag];
  const pattern = scriptPatterns[script] ?? /\p{L}/u;
  return {
    isPlain: known === plainLetters,
    encodings: listEncodings(subtag, script),
    hasLetter:
      known === undefined
        ? (letter) => pattern.test(letter)
        : (letter) => known.includes(letter) || known.includes(letter.toLowerCase()),
  };
}

function listEncodings(language: string, script: string): readonly EncodingName[] {
  if (language === 'sr') return script === 'Latn' ? ofSerbian.Latn : ofSerbian.Cyrl;
  return ofScript[script] ?? ofLanguage[language] ?? western;
}

const scriptPatterns: Record<string, RegExp> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Arab: /\p{Script=Arabic}|\p{M}|[،؛؟]/u,
  Thai: /\p{Script=Thai}/u,
  Jpan: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[ー、。「」]/u,
  Kore: /\p{Script=Hangul}|\p{Script=Han}/u,
  Hans: /\p{Script=Han}|[、。，；]/u,
  Hant: /\p{Script=Han}|[、。，；]/u,
};

function findScript(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}
