import { addEach, keepStem, type NounForms, type PluralRule } from './plural-rule.ts';

/** Swaps the last vowel of the plural for others, and adds the singular. */
function misform(noun: NounForms, endings: readonly string[]): readonly string[] {
  const { singular, plural } = noun;
  const base = singular.replace(/[аеийоьяії]$/u, '');
  if (isAnotherWord(noun)) return addEach(base, ['и', 'ы', 'а']);
  // Adjectives that are used as nouns: полицейский
  if (/[ыи]е$/u.test(plural)) return addEach(plural.slice(0, -2), ['и', 'ы', 'ая']);
  const ending = base.endsWith('ь') ? /[аеиіїоуыюя]$/u : /(?:ья|[аеиіїоуыюя])$/u;
  const stem = plural.replace(ending, '');
  const open = isUnsettled(noun) ? twinEndings[plural.slice(-1)] : undefined;
  const wrong = endings.filter((one) => one !== open);
  return [...keepStem(base, stem, plural), ...addEach(stem, wrong), singular];
}

/** _Люди_ is the plural of _человек_. */
const isAnotherWord = ({ singular, plural }: NounForms): boolean =>
  singular.charAt(0) !== plural.charAt(0);

/** These masculine nouns often have plurals with both endings. */
const isUnsettled = ({ singular, gender }: NounForms): boolean =>
  gender === 'masculine' && /(?:[еоё]р|арь|[^т]ель)$/u.test(singular);

const twinEndings: Readonly<Record<string, string>> = { ы: 'а', а: 'ы', и: 'я', я: 'и' };

function chooseRussianEndings(plural: string): readonly string[] {
  if (/и[ия]$/u.test(plural)) return ['я', 'и', 'е', 'а'];
  if (plural.endsWith('ья')) return ['и', 'ы', 'е'];
  if (/[гкхжчшщ].$/u.test(plural)) return ['а', 'и', 'е', 'ы'];
  return /[ияе]$/u.test(plural) ? ['я', 'и', 'ы', 'е'] : ['а', 'ы', 'и', 'е'];
}

export const russian: PluralRule = {
  misform: (noun) => misform(noun, chooseRussianEndings(noun.plural)),
  isNounLast: true,
  alsoRight: `учителя учители ветра ветры года годы городы зубы зубья камни каменья катера катеры клоки клочья колена колени коленья
    корни коренья корпуса корпусы кремы крема крюки крючья листы листья лагеря лагери мехи меха мужи мужья образа
    образы ордена ордены пропуска пропуски провода проводы свитера свитеры сыны сыновья счета счёты тона тоны
    тополи тополя тормоза тормозы хлеба хлебы цвета цветы цеха цехи чуда чудеса шторма штормы юнкера юнкеры
    договоры договора отпуска отпуски паспорта паспорты края краи`,
};

export const ukrainian: PluralRule = {
  misform: (noun) => misform(noun, ['и', 'і', 'а', 'е', 'я']),
  isNounLast: true,
  alsoRight: `вуса вуси зуби зуб’я коліна коліни корені коріння листи листя рукава рукави хліба хліби вівса вівси
    люде очі ока вуха вуші плечі плеча крила дроти поводи повода ґрунти ґрунта тіла дива чуда тіні`,
};

function misformPolish(noun: NounForms): readonly string[] {
  const { singular, plural } = noun;
  const stem = plural.replace(/(?:owie|[aeiy])$/u, '');
  const base = singular.replace(/[aeioyęą]$/u, '');
  const unchanged = keepStem(base, stem, plural);
  if (plural.endsWith('owie')) return [...unchanged, ...addEach(stem, ['a', 'owe', 'ia'])];
  if (stem.endsWith('i')) {
    const hard = stem.slice(0, -1);
    return [...unchanged, `${stem}a`, stem, ...addEach(hard, ['y', 'a', 'e'])];
  }
  if (isPerson(noun)) return addEach(stem, ['a', 'e', plural.endsWith('y') ? 'i' : 'y', 'owe']);
  return [...unchanged, ...addEach(stem, choosePolishEndings(plural)), singular];
}

function choosePolishEndings(plural: string): readonly string[] {
  if (/[kg]i$/u.test(plural)) return ['y', 'ie', 'a'];
  if (plural.endsWith('a')) return ['y', 'i', 'e'];
  if (plural.endsWith('e')) return ['a', 'y', 'i'];
  return plural.endsWith('y') ? ['a', 'i', 'e'] : ['a', 'y', 'e'];
}

/**
 * Nouns for men change their last consonant. Their plurals without the change are right as well, but
 * derogatory.
 */
const isPerson = ({ singular, plural, gender }: NounForms): boolean =>
  gender !== 'feminine' &&
  gender !== 'neuter' &&
  /[^kg]i$|y$/u.test(plural) &&
  plural.at(-2) !== singular.at(-1);

export const polish: PluralRule = {
  misform: misformPolish,
  isNounLast: true,
  alsoRight: `akta akty cuda cudy koszta koszty oczy oka uszy ucha gronostaje organa organy punkta punkty grunta
    grunty okręta okręty`,
};
