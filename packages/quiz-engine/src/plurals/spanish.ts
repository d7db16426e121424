import { type NounForms, type PluralRule, withEach, withoutAccents } from './plural-rule.ts';

function misform({ singular, plural, gender }: NounForms): readonly string[] {
  const stem = singular.slice(0, -1);
  // These have a plural in -s and one in -es.
  if (/[íú]$|[^aeiouáéíóúdjlnrsxyz]$/u.test(singular)) {
    return [singular, ...withEach(singular, ['os', 'ses'])];
  }
  if (/[áéó]$/u.test(singular))
    return [`${singular}es`, `${withoutAccents(singular)}ses`, singular];
  if (/[ao]$/u.test(singular)) {
    return [`${singular}es`, `${stem}es`, singular];
  }
  if (singular.endsWith('i')) return [...withEach(singular, ['es', 'ses']), `${stem}es`, singular];
  if (singular.endsWith('e')) return [`${singular}es`, ...withEach(stem, ['os', 'as']), singular];
  if (singular === plural) return [`${singular}es`, stem, `${stem}es`];
  const ending = gender === 'feminine' ? 'as' : 'os';
  return [
    `${singular}es`,
    `${singular}s`,
    singular.endsWith('z') ? `${stem}ses` : plural.replace(/es$/u, ending),
    singular,
  ].filter((form) => !form.endsWith('ss'));
}

export const spanish: PluralRule = {
  misform,
  alsoRight: 'bóers jerséis jerseyes',
};
