import { addEach, type NounForms, type PluralRule, removeAccents } from './plural-rule.ts';

function misformFrench(noun: NounForms): readonly string[] {
  const { singular, plural } = noun;
  if (/[sxz]$/u.test(singular)) return [...addEach(singular, ['es', 's']), singular.slice(0, -1)];
  if (/ai?l$/u.test(singular)) return misformL(noun);
  if (/[aeo]u$/u.test(singular)) {
    const swapped = plural.endsWith('x') ? 's' : 'x';
    return addEach(singular, [swapped, 'es', '']);
  }
  if (plural !== `${singular}s`) return [...addEach(singular, ['s', 'x']), `${plural}s`, singular];
  // English loanwords have a plural in -s and one in -es.
  const isLong = /(?:[ey]|[cs]h)$/u.test(singular);
  return addEach(singular, isLong ? ['x', '', 'z'] : ['x', 'es', '', 'z']);
}

/** _Cheval_ has _chevaux_, _festival_ has _festivals_. */
function misformL({ singular, plural }: NounForms): readonly string[] {
  const stem = singular.replace(/i?l$/u, 'u');
  const swapped = plural.endsWith('aux') ? `${singular}s` : `${stem}x`;
  return [swapped, `${stem}s`, `${singular}es`, singular];
}

export const french: PluralRule = {
  misform: misformFrench,
  alsoRight: `aulx ails bals étals étaux aïeuls aïeux ciels cieux finals finaux idéals idéaux vals vaux travails
    travaux bleus landaus pneus sarraus`,
};

function misformItalian(noun: NounForms): readonly string[] {
  const { singular, plural, gender } = noun;
  const stem = singular.slice(0, -1);
  const ending = singular.slice(-1);
  if (!'aeo'.includes(ending)) return misformInvariable(singular);
  // Of a noun of common gender, the other plural is the feminine one.
  if (ending === 'a') {
    const other = gender === 'common' ? [] : [plural.endsWith('i') ? 'e' : 'i'];
    return [...swapHardness(noun), ...addI(noun), ...addEach(stem, [...other, 'as', 'a', 'o'])];
  }
  if (ending === 'e') return addEach(stem, ['e', 'a', 'es', 'ei']);
  // Nouns with a plural in -a often have one in -i.
  if (plural.endsWith('a')) return addEach(stem, ['e', 'o', 'os']);
  return [...swapHardness(noun), ...addEach(stem, ['i', 'e', 'os', 'o'])];
}

/** _amichi_ for _amici_, and _lagi_ for _laghi_ */
function swapHardness({ singular, plural }: NounForms): string[] {
  if (!/[cg][ao]$/u.test(singular) || /(?:log|fag)[ao]$/u.test(singular)) return [];
  const swapped = /[cg]h[ei]$/u.test(plural)
    ? plural.replace(/h([ei])$/u, '$1')
    : plural.replace(/([cg])([ei])$/u, '$1h$2');
  return swapped === plural ? [] : [swapped];
}

/** _spiaggie_ for _spiagge_: the i stays after a vowel only. */
const addI = ({ singular, plural }: NounForms): string[] =>
  /[^aeiou][cg]ia$/u.test(singular) && /[cg]e$/u.test(plural) ? [plural.replace(/e$/u, 'ie')] : [];

/** Words that end in an accent, in _-i_ or in a consonant keep their form. */
function misformInvariable(singular: string): readonly string[] {
  const stem = singular.replace(/[^\p{L}]+$/u, '').replace(/[àèéìòù]$|i$/u, '');
  return stem === singular
    ? [...addEach(singular, ['i', 'e', 's'])]
    : [...addEach(stem, ['i', 'e', 'hi']), removeAccents(singular)];
}

export const italian: PluralRule = {
  misform: misformItalian,
  alsoRight: `arancie asparaghi asparagi chirurghi chirurgi intonachi intonaci manichi manici mendichi mendici stomachi
    stomaci echi ciliege ciliegie valige valigie province provincie camice camicie grige grigie ali ale armi arme
    orecchi orecchie frutti frutte redini strofe strofi principii condominii arbitrii
    assassinii martirii omicidii presidii sarcofagi sarcofaghi`,
};

function misformPortuguese({ singular, plural }: NounForms): readonly string[] {
  const stem = singular.slice(0, -1);
  if (singular === plural) return [`${singular}es`, stem, `${removeAccents(singular)}ses`];
  if (/ão$/u.test(singular)) return misformAo(singular, plural);
  if (/l$/u.test(singular)) return [`${singular}es`, `${singular}s`, `${stem}es`, `${stem}ns`];
  if (/m$/u.test(singular)) return [`${singular}s`, `${singular}es`, `${stem}nes`, `${stem}s`];
  // Some of these have a plural in -s and one in -es.
  if (/n$/u.test(singular)) return [singular, `${singular}ses`, `${stem}ões`];
  if (/[rz]$/u.test(singular)) {
    return [
      `${singular}s`,
      `${stem}${singular.endsWith('z') ? 'ces' : 'is'}`,
      `${singular}as`,
      singular,
    ];
  }
  if (/s$/u.test(singular)) return [`${singular}es`, singular, `${stem}es`, `${stem}ns`];
  if (/[ao]$/u.test(singular)) {
    return [`${singular}es`, `${stem}es`, singular];
  }
  if (singular.endsWith('e')) return [`${singular}es`, ...addEach(stem, ['is', 'os']), singular];
  return [`${singular}es`, `${singular}ns`, singular];
}

/** Many nouns in _-ão_ have several right plurals; see `alsoRight`. */
function misformAo(singular: string, plural: string): readonly string[] {
  const stem = singular.slice(0, -2);
  const endings = ['ões', 'ãos', 'ães'].filter((ending) => !plural.endsWith(ending));
  return [...addEach(stem, endings), `${singular}es`, `${stem}ans`];
}

const severalInAo =
  `alaz alde an anci artes castel charlat cirurgi corrim dei ermit fais guardi hortel pe refr
  ruf sacrist sult tabeli tru ver vil vulc zang zâng`.split(/\s+/u);

export const portuguese: PluralRule = {
  misform: misformPortuguese,
  alsoRight: [
    ...severalInAo.flatMap((stem) => addEach(stem, ['ões', 'ãos', 'ães'])),
    'méis meles féis feles gols goles males avôs avós répteis reptis projéteis projetis',
  ].join(' '),
};

function misformSpanish({ singular, plural, gender }: NounForms): readonly string[] {
  const stem = singular.slice(0, -1);
  // These have a plural in -s and one in -es.
  if (/[íú]$|[^aeiouáéíóúdjlnrsxyz]$/u.test(singular)) {
    return [singular, ...addEach(singular, ['os', 'ses'])];
  }
  if (/[áéó]$/u.test(singular)) return [`${singular}es`, `${removeAccents(singular)}ses`, singular];
  if (/[ao]$/u.test(singular)) {
    return [`${singular}es`, `${stem}es`, singular];
  }
  if (singular.endsWith('i')) return [...addEach(singular, ['es', 'ses']), `${stem}es`, singular];
  if (singular.endsWith('e')) return [`${singular}es`, ...addEach(stem, ['os', 'as']), singular];
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
  misform: misformSpanish,
  alsoRight: 'bóers jerséis jerseyes',
};
