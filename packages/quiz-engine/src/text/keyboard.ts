import { getPrimaryLanguage } from './fold.ts';
import { listScripts } from './scripts.ts';

const plainKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`\\1234567890-=";
const shiftedKeys = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~|!@#$%^&*()_+';

/**
 * The usual keyboards of languages: what the keys of `plainKeys` type, and what letters type with shift. A ligature
 * stands for the letters that one key types, a combining accent for a key that accents the next letter.
 */
const keyboards: Readonly<Record<string, readonly [plain: string, shifted?: string]>> = {
  en: [plainKeys],
  de: ['qwertzuiopü+asdfghjklöäyxcvbnm,.-^#1234567890ß´'],
  fr: ['azertyuiop^$qsdfghjklmùwxcvbn,;:!²*&é"\'(-è_çà)='],
  ru: ['йцукенгшщзхъфывапролджэячсмитьбю.ё\\'],
  uk: ["йцукенгшщзхїфівапролджєячсмитьбю.'ґ"],
  be: ["йцукенгшўзх'фывапролджэячсмітьбю.ё\\"],
  bg: ["явертъуиопшщасдфгхйкл;'зьцжбнм,./чю"],
  sr: ['љњертзуиопшђасдфгхјклчћѕџцвбнм,.-`ж'],
  mn: ['фцужэнгшүзкъйыбөахролдпячёсмитьвю=!'],
  el: [";ςερτυθιοπ[]ασδφγηξκλ\u0301'ζχψωβνμ,./`\\"],
  hy: ["քոերտըւիօպխծասդֆգհճկլ;'զղցվբնմ,./՝շ"],
  ka: ["ქწერტყუიოპ[]ასდფგჰჯკლ;'ზხცვბნმ,./„\\", 'Wჭ Rღ Tთ Sშ Jჟ Zძ Cჩ'],
  he: ["/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.;\\"],
  ar: ['ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظذ\\', 'Tﻹ Yإ Gﻷ Hأ Bﻵ Nآ'],
  fa: ['ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو./`\\', 'Hآ Cژ Aؤ Sئ Fإ Gأ Jة Mء'],
};

/** Languages with the keyboard of another one, beside those that are written in its script. */
const sharedKeyboards: Readonly<Record<string, string>> = {
  bs: 'de',
  cs: 'de',
  hr: 'de',
  hu: 'de',
  mk: 'sr',
  sk: 'de',
  sl: 'de',
};
const keyboardsOfScripts: Readonly<Record<string, string>> = {
  Arab: 'ar',
  Cyrl: 'ru',
  Hebr: 'he',
  Latn: 'en',
};

/**
 * What a text would be if its keys had been pressed on the keyboard of another language.
 *
 * @param text - as it was typed
 * @param from - the language of the keyboard that typed it, one of {@link languagesWithKeyboard}
 * @param to - the language of the keyboard that was meant, one of them as well
 * @returns `undefined` if the text has a letter that the keyboard does not type
 * @example
 * retype('ghbdtn', 'en', 'ru'); // 'привет'
 */
export function retype(text: string, from: string, to: string): string | undefined {
  const [typed, meant] = [getCharacters(from), getCharacters(to)];
  let retyped = '';
  for (const character of text.normalize('NFC')) {
    const key = typed.indexOf(character);
    if (key < 0 && /\p{L}/u.test(character)) return undefined;
    retyped += meant[key] ?? character;
  }
  return retyped.replace(/\u0301(.)/gu, '$1\u0301').normalize('NFKC');
}

const known = new Map<string, string[]>();

function getCharacters(language: string): string[] {
  const characters = known.get(language) ?? listCharacters(language);
  known.set(language, characters);
  return characters;
}

/** The characters of all keys, first without and then with shift. */
function listCharacters(language: string): string[] {
  const [plain = plainKeys, shifted = ''] = keyboards[language] ?? [];
  const withShift = new Map(shifted.split(' ').map(([key = '', letter = '']) => [key, letter]));
  const characters = [...plain, ...plainKeys.slice(plain.length)];
  const capitals = characters.map(
    (character, index) => withShift.get(shiftedKeys[index] ?? '') ?? character.toUpperCase(),
  );
  return [...characters, ...(plain === plainKeys ? shiftedKeys : capitals)];
}

/** The codes of the languages whose keyboards `retype` knows. */
export const languagesWithKeyboard: readonly string[] = Object.keys(keyboards);

/**
 * The texts of a language that the same keys type, if the keyboard was set to another language.
 *
 * @param text - as it was typed
 * @param langCode - the language that was meant, as BCP 47
 * @returns the texts that differ from the typed one, those of the most usual keyboards first
 * @example
 * listRetyped('rjn', 'ru'); // ['кот', …]
 */
export function listRetyped(text: string, langCode: string | undefined): string[] {
  // In Arabic, one key types what two others type.
  const typed = new Set([text, text.replaceAll('لا', 'ﻻ')]);
  const retyped = listKeyboards(langCode).flatMap((to) =>
    languagesWithKeyboard.flatMap((from) =>
      [...typed].flatMap((one) => (from === to ? [] : (retype(one, from, to) ?? []))),
    ),
  );
  return [...new Set(retyped)].filter((one) => one !== text);
}

function listKeyboards(langCode: string | undefined): string[] {
  const language = getPrimaryLanguage(langCode);
  const [script = ''] = listScripts(langCode);
  const own = sharedKeyboards[language] ?? (keyboards[language] === undefined ? [] : language);
  return [...new Set([own, keyboardsOfScripts[script] ?? []].flat())];
}
