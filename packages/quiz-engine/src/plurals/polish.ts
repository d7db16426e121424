import { type NounForms, type PluralRule, withEach, withUnchangedStem } from './plural-rule.ts';

function misform(noun: NounForms): readonly string[] {
  const { singular, plural } = noun;
  const stem = plural.replace(/(?:owie|[aeiy])$/u, '');
  const base = singular.replace(/[aeioyęą]$/u, '');
  const unchanged = withUnchangedStem(base, stem, plural);
  if (plural.endsWith('owie')) return [...unchanged, ...withEach(stem, ['a', 'owe', 'ia'])];
  if (stem.endsWith('i')) {
    const hard = stem.slice(0, -1);
    return [...unchanged, `${stem}a`, stem, ...withEach(hard, ['y', 'a', 'e'])];
  }
  if (isPerson(noun)) return withEach(stem, ['a', 'e', plural.endsWith('y') ? 'i' : 'y', 'owe']);
  return [...unchanged, ...withEach(stem, endingsAfter(plural)), singular];
}

function endingsAfter(plural: string): readonly string[] {
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
  misform,
  isNounLast: true,
  alsoRight: `akta akty cuda cudy koszta koszty oczy oka uszy ucha gronostaje organa organy punkta punkty grunta
    grunty okręta okręty`,
};
