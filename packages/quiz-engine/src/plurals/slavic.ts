import { type NounForms, type PluralRule, withEach, withUnchangedStem } from './plural-rule.ts';

/** Swaps the last vowel of the plural for others, and adds the singular. */
function misform(noun: NounForms, endings: readonly string[]): readonly string[] {
  const { singular, plural } = noun;
  const base = singular.replace(/[аеийоьяії]$/u, '');
  if (isAnotherWord(noun)) return withEach(base, ['и', 'ы', 'а']);
  // Adjectives that are used as nouns: полицейский
  if (/[ыи]е$/u.test(plural)) return withEach(plural.slice(0, -2), ['и', 'ы', 'ая']);
  const ending = base.endsWith('ь') ? /[аеиіїоуыюя]$/u : /(?:ья|[аеиіїоуыюя])$/u;
  const stem = plural.replace(ending, '');
  const open = isUnsettled(noun) ? twinEndings[plural.slice(-1)] : undefined;
  const wrong = endings.filter((one) => one !== open);
  return [...withUnchangedStem(base, stem, plural), ...withEach(stem, wrong), singular];
}

/** _Люди_ is the plural of _человек_. */
const isAnotherWord = ({ singular, plural }: NounForms): boolean =>
  singular.charAt(0) !== plural.charAt(0);

/** These masculine nouns often have plurals with both endings. */
const isUnsettled = ({ singular, gender }: NounForms): boolean =>
  gender === 'masculine' && /(?:[еоё]р|арь|[^т]ель)$/u.test(singular);

const twinEndings: Readonly<Record<string, string>> = { ы: 'а', а: 'ы', и: 'я', я: 'и' };

function russianEndings(plural: string): readonly string[] {
  if (/и[ия]$/u.test(plural)) return ['я', 'и', 'е', 'а'];
  if (plural.endsWith('ья')) return ['и', 'ы', 'е'];
  if (/[гкхжчшщ].$/u.test(plural)) return ['а', 'и', 'е', 'ы'];
  return /[ияе]$/u.test(plural) ? ['я', 'и', 'ы', 'е'] : ['а', 'ы', 'и', 'е'];
}

export const russian: PluralRule = {
  misform: (noun) => misform(noun, russianEndings(noun.plural)),
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
