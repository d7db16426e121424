import { type NounForms, type PluralRule, withEach } from './plural-rule.ts';

function misform(noun: NounForms): readonly string[] {
  const { singular, plural } = noun;
  const stem = singular.slice(0, -1);
  if (!plural.endsWith('s') || singular.endsWith('is')) return misformIrregular(noun);
  if (singular.endsWith('ie')) return [...withEach(stem.slice(0, -1), ['ys', 'yes']), singular];
  if (/[aeiou]y$/u.test(singular)) return [`${stem}ies`, `${singular}es`, singular];
  if (singular.endsWith('y')) return [`${singular}s`, `${stem}es`, `${stem}is`, singular];
  if (/[^aeiou]o$/u.test(singular)) return misformO(noun);
  if (/(?:[sxz]|ch|sh)$/u.test(singular)) return withEach(singular, ['s', 'ies', '', 'en']);
  if (/fe?$/u.test(singular)) return misformF(noun);
  if (singular.endsWith('e')) return [`${stem}ies`, `${singular}n`, singular];
  return withEach(singular, ['es', 'ies', '', 'en']);
}

function misformIrregular({ singular, plural }: NounForms): readonly string[] {
  if (singular.endsWith('is')) return withEach(singular, ['es', '', 's']);
  const isLatin = /(?:us|[iu]m|[^s]on|[ei]x|[^u]a)$/u.test(singular);
  if (isLatin) return [`${plural}s`, singular, `${singular}ies`];
  const longer = singular.endsWith('e') ? `${singular}n` : `${singular}es`;
  return [`${singular}s`, longer, `${plural}s`, singular];
}

/** Most nouns in _-o_ are written both ways. */
const isSettled =
  /(?:auto|burrito|casino|disco|echo|euro|hero|kilo|kimono|logo|photo|piano|potato|taco|tomato)$/u;

function misformO({ singular, plural }: NounForms): readonly string[] {
  const swapped = plural.endsWith('oes') ? `${singular}s` : `${singular}es`;
  const others = [`${singular.slice(0, -1)}es`, `${singular.slice(0, -1)}ies`, singular];
  return isSettled.test(singular) ? [swapped, ...others] : others;
}

/** _Knife_ has _knives_, _roof_ has _roofs_. */
function misformF({ singular, plural }: NounForms): readonly string[] {
  const stem = singular.replace(/fe?$/u, '');
  const swapped = plural.endsWith('ves') ? `${singular}s` : `${stem}ves`;
  return [swapped, `${stem}fes`, `${stem}vs`, singular];
}

export const english: PluralRule = {
  misform,
  isNounLast: true,
  alsoRight: `beefs beeves brothers brethren buses busses dice dies dwarfs dwarves fish fishes gases gasses
    handkerchiefs handkerchieves hoofs hooves mouses oxen peoples persons roofs rooves scarfs scarves sheep
    shrimp shrimps staffs staves turfs turves wharfs wharves`,
};
