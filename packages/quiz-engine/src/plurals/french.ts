import { type NounForms, type PluralRule, withEach } from './plural-rule.ts';

function misform(noun: NounForms): readonly string[] {
  const { singular, plural } = noun;
  if (/[sxz]$/u.test(singular)) return [...withEach(singular, ['es', 's']), singular.slice(0, -1)];
  if (/ai?l$/u.test(singular)) return misformL(noun);
  if (/[aeo]u$/u.test(singular)) {
    const swapped = plural.endsWith('x') ? 's' : 'x';
    return withEach(singular, [swapped, 'es', '']);
  }
  if (plural !== `${singular}s`) return [...withEach(singular, ['s', 'x']), `${plural}s`, singular];
  // English loanwords have a plural in -s and one in -es.
  const isLong = /(?:[ey]|[cs]h)$/u.test(singular);
  return withEach(singular, isLong ? ['x', '', 'z'] : ['x', 'es', '', 'z']);
}

/** _Cheval_ has _chevaux_, _festival_ has _festivals_. */
function misformL({ singular, plural }: NounForms): readonly string[] {
  const stem = singular.replace(/i?l$/u, 'u');
  const swapped = plural.endsWith('aux') ? `${singular}s` : `${stem}x`;
  return [swapped, `${stem}s`, `${singular}es`, singular];
}

export const french: PluralRule = {
  misform,
  alsoRight: `aulx ails bals étals étaux aïeuls aïeux ciels cieux finals finaux idéals idéaux vals vaux travails
    travaux bleus landaus pneus sarraus`,
};
