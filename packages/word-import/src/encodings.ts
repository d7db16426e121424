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

const ofLatin: Record<string, readonly EncodingName[]> = {
  ...Object.fromEntries(
    ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'bs', 'sq', 'sr', 'hsb', 'dsb', 'csb'].map((language) => [
      language,
      central,
    ]),
  ),
  ...{ tr: turkish, az: turkish, ku: turkish },
  ...{ et: baltic, lv: baltic, lt: baltic },
  ...{ ro: [...central, 'iso-8859-16'], vi: ['windows-1258'] },
};

/** Letters beyond ASCII. In other languages of their script, every letter is as likely. */
const letters: Record<string, string> = {
  ...{ cs: 'áčďéěíňóřšťúůýž', da: 'æøåé', de: 'äöüß', es: 'áéíñóúü', et: 'äõöüšž', fi: 'äöåšž' },
  ...{ fr: 'àâæçèéêëîïôœùûüÿ', hr: 'čćđšž', hu: 'áéíóöőúüű', is: 'áðéíóúýþæö', it: 'àèéìíòóùú' },
  ...{
    lt: 'ąčęėįšųūž',
    lv: 'āčēģīķļņšūž',
    nl: 'éëïóöü',
    no: 'æøåéò',
    nb: 'æøåéò',
    pl: 'ąćęłńóśźż',
  },
  ...{ pt: 'àáâãçéêíóôõú', ro: 'ăâîșțşţ', sk: 'áäčďéíĺľňóôŕšťúýž', sl: 'čšž', sv: 'äåöé' },
  ...{ tr: 'âçğıîöşüİ', be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя' },
  ...{ ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя' },
};

export interface Expectation {
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
    encodings: ofScript[script] ?? ofLatin[subtag] ?? western,
    hasLetter:
      known === undefined
        ? (letter) => pattern.test(letter)
        : (letter) => known.includes(letter) || known.includes(letter.toLowerCase()),
  };
}

const scriptPatterns: Record<string, RegExp> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Arab: /\p{Script=Arabic}/u,
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
