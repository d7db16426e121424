import { addEach, type NounForms, type PluralRule } from './plural-rule.ts';

/** The endings of the other gender, of pairs, and of nouns in _-it_. */
function misform({ singular, plural }: NounForms): readonly string[] {
  const stem = plural.replace(/(?:יים|יות|ים|ות)$/u, '');
  if (stem === plural) return [];
  // Some write pairs with one yod.
  if (plural.endsWith('יים')) return [...addEach(stem, ['ות', 'יות']), singular];
  return addEach(stem, plural.endsWith('ים') ? ['ות', 'יות', 'יים'] : ['ים', 'יים']);
}

export const hebrew: PluralRule = {
  misform,
  alsoRight: 'ימים ימות נהרים נהרות עננים עננות פעמים פעמות שנים שנות',
};
