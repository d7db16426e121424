import { type NounForms, type PluralRule, withEach } from './plural-rule.ts';

/** The endings of the other gender, of pairs, and of nouns in _-it_. */
function misform({ singular, plural }: NounForms): readonly string[] {
  const stem = plural.replace(/(?:יים|יות|ים|ות)$/u, '');
  if (stem === plural) return [];
  // Some write pairs with one yod.
  if (plural.endsWith('יים')) return [...withEach(stem, ['ות', 'יות']), singular];
  return withEach(stem, plural.endsWith('ים') ? ['ות', 'יות', 'יים'] : ['ים', 'יים']);
}

export const hebrew: PluralRule = {
  misform,
  alsoRight: 'ימים ימות נהרים נהרות עננים עננות פעמים פעמות שנים שנות',
};
