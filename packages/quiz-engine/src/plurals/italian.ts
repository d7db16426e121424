import { type NounForms, type PluralRule, withEach, withoutAccents } from './plural-rule.ts';

function misform(noun: NounForms): readonly string[] {
  const { singular, plural, gender } = noun;
  const stem = singular.slice(0, -1);
  const ending = singular.slice(-1);
  if (!'aeo'.includes(ending)) return misformInvariable(singular);
  // Of a noun of common gender, the other plural is the feminine one.
  if (ending === 'a') {
    const other = gender === 'common' ? [] : [plural.endsWith('i') ? 'e' : 'i'];
    return [...withHardness(noun), ...withI(noun), ...withEach(stem, [...other, 'as', 'a', 'o'])];
  }
  if (ending === 'e') return withEach(stem, ['e', 'a', 'es', 'ei']);
  // Nouns with a plural in -a often have one in -i.
  if (plural.endsWith('a')) return withEach(stem, ['e', 'o', 'os']);
  return [...withHardness(noun), ...withEach(stem, ['i', 'e', 'os', 'o'])];
}

/** _amichi_ for _amici_, and _lagi_ for _laghi_ */
function withHardness({ singular, plural }: NounForms): string[] {
  if (!/[cg][ao]$/u.test(singular) || /(?:log|fag)[ao]$/u.test(singular)) return [];
  const swapped = /[cg]h[ei]$/u.test(plural)
    ? plural.replace(/h([ei])$/u, '$1')
    : plural.replace(/([cg])([ei])$/u, '$1h$2');
  return swapped === plural ? [] : [swapped];
}

/** _spiaggie_ for _spiagge_: the i stays after a vowel only. */
const withI = ({ singular, plural }: NounForms): string[] =>
  /[^aeiou][cg]ia$/u.test(singular) && /[cg]e$/u.test(plural) ? [plural.replace(/e$/u, 'ie')] : [];

/** Words that end in an accent, in _-i_ or in a consonant keep their form. */
function misformInvariable(singular: string): readonly string[] {
  const stem = singular.replace(/[^\p{L}]+$/u, '').replace(/[àèéìòù]$|i$/u, '');
  return stem === singular
    ? [...withEach(singular, ['i', 'e', 's'])]
    : [...withEach(stem, ['i', 'e', 'hi']), withoutAccents(singular)];
}

export const italian: PluralRule = {
  misform,
  alsoRight: `arancie asparaghi asparagi chirurghi chirurgi intonachi intonaci manichi manici mendichi mendici stomachi
    stomaci echi ciliege ciliegie valige valigie province provincie camice camicie grige grigie ali ale armi arme
    orecchi orecchie frutti frutte redini strofe strofi principii condominii arbitrii
    assassinii martirii omicidii presidii sarcofagi sarcofaghi`,
};
