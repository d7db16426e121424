type Table = Readonly<Record<string, string>>;

const shared: Table = {
  ...{ а: 'a', б: 'b', в: 'v', д: 'd', ж: 'zh', з: 'z', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o' },
  ...{ п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ю: 'yu', я: 'ya' },
};
const russian: Table = {
  ...shared,
  ...{ г: 'g', е: 'e', ё: 'yo', и: 'i', й: 'y', ъ: '', ы: 'y', ь: '’', э: 'e' },
};
const ukrainian: Table = {
  ...shared,
  ...{ г: 'h', ґ: 'g', е: 'e', є: 'ye', и: 'y', і: 'i', ї: 'yi', й: 'y', ь: '', '’': '' },
};
/** Within a word. */
const ukrainianWithin: Table = { є: 'ie', ї: 'i', й: 'i', ю: 'iu', я: 'ia' };

const vowelOrSign = /[аеёиоуыэюяъь]/u;
const hissing = /[жчшщ]/u;
const word = /[\p{L}’]+/gu;

/**
 * Writes a Russian text in Latin letters, in the way of the BGN/PCGN system of 1947, with `yo` for ё.
 *
 * @example
 * romaniseRussian('ёж'); // 'yozh'
 */
export const romaniseRussian = (text: string): string =>
  text.replace(word, (one) =>
    romanise(one, (letter, before) => {
      if (letter === 'е' && (before === '' || vowelOrSign.test(before))) return 'ye';
      if (letter === 'ё' && hissing.test(before)) return 'o';
      return russian[letter];
    }),
  );

/**
 * Writes a Ukrainian text in Latin letters, as the Ukrainian government does (2010).
 *
 * @example
 * romaniseUkrainian('їжак'); // 'yizhak'
 */
export const romaniseUkrainian = (text: string): string =>
  text.replace(word, (one) =>
    romanise(one, (letter, before) => {
      if (letter === 'г' && before === 'з') return 'gh';
      return (before === '' ? undefined : ukrainianWithin[letter]) ?? ukrainian[letter];
    }),
  );

/** Writes a word letter by letter. A letter that the table lacks stays as it is. */
function romanise(
  text: string,
  romaniseLetter: (letter: string, before: string) => string | undefined,
): string {
  let before = '';
  return Array.from(text, (sign) => {
    const letter = sign.toLowerCase();
    const latin = romaniseLetter(letter, before) ?? sign;
    before = letter;
    return letter === sign ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  }).join('');
}
