import { addEach, type NounForms, type PluralRule } from './plural-rule.ts';

function misformEnglish(noun: NounForms): readonly string[] {
  const { singular, plural } = noun;
  const stem = singular.slice(0, -1);
  if (!plural.endsWith('s') || singular.endsWith('is')) return misformIrregular(noun);
  if (singular.endsWith('ie')) return [...addEach(stem.slice(0, -1), ['ys', 'yes']), singular];
  if (/[aeiou]y$/u.test(singular)) return [`${stem}ies`, `${singular}es`, singular];
  if (singular.endsWith('y')) return [`${singular}s`, `${stem}es`, `${stem}is`, singular];
  if (/[^aeiou]o$/u.test(singular)) return misformO(noun);
  if (/(?:[sxz]|ch|sh)$/u.test(singular)) return addEach(singular, ['s', 'ies', '', 'en']);
  if (/fe?$/u.test(singular)) return misformF(noun);
  if (singular.endsWith('e')) return [`${stem}ies`, `${singular}n`, singular];
  return addEach(singular, ['es', 'ies', '', 'en']);
}

function misformIrregular({ singular, plural }: NounForms): readonly string[] {
  if (singular.endsWith('is')) return addEach(singular, ['es', '', 's']);
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
  misform: misformEnglish,
  isNounLast: true,
  alsoRight: `beefs beeves brothers brethren buses busses dice dies dwarfs dwarves fish fishes gases gasses
    handkerchiefs handkerchieves hoofs hooves mouses oxen peoples persons roofs rooves scarfs scarves sheep
    shrimp shrimps staffs staves turfs turves wharfs wharves`,
};

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };
/** The vowel of the last syllable that can have an umlaut. */
const umlautable = /(au|[aou](?=[^aeiouäöüy]))(?=[^aeiouäöüy]*(?:e[lr]?|en)?$)/u;

const addUmlaut = (stem: string): string =>
  stem.replace(umlautable, (vowel) => umlauts[vowel] ?? vowel);

/** The plural with an umlaut that it does not have, or without the one that it has. No noun gets one before _-en_. */
function swapUmlaut({ singular, plural }: NounForms): string[] {
  const changed = addUmlaut(singular);
  const takesEn = plural.endsWith('n') && !singular.endsWith('n');
  if (changed === singular || takesEn) return [];
  if (plural.startsWith(changed)) return [singular + plural.slice(changed.length)];
  return plural.startsWith(singular) ? [changed + plural.slice(singular.length)] : [];
}

function chooseGermanEndings({ singular, plural }: NounForms): readonly string[] {
  if (singular.endsWith('e')) return ['s', 'r', ''];
  if (singular.endsWith('en')) return ['s', 'e', 'er'];
  if (/e[lr]$/u.test(singular)) return ['s', 'n', 'e', ''];
  if (/[aiouy]$/u.test(singular)) return ['n', 'en', 'e', ''];
  if (/(?:^|[^a])u[ms]$/u.test(singular)) return ['e', 'er', 's', ''];
  // Many loanwords have a plural in -s and one in -e.
  if (plural === `${singular}s`) return ['en', 'er', ''];
  return plural === `${singular}e` ? ['en', 'er', ''] : ['e', 'en', 'er', 's', ''];
}

/** _-s_ does not follow a hiss. */
const isUnspeakable = (form: string): boolean => /(?:[sßxz]|sch)s$/u.test(form);

export const german: PluralRule = {
  misform: (noun) =>
    [...swapUmlaut(noun), ...addEach(noun.singular, chooseGermanEndings(noun))].filter(
      (form) => !isUnspeakable(form),
    ),
  isNounLast: true,
  hasCompounds: true,
  alsoRight: `Admirale Admiräle Bande Bänder Bände Bänke Banken Bauer Bauern Bogen Bögen Denkmale Denkmäler
    Dinge Dinger Dorne Dornen Dörner Flure Fluren Generale Generäle Geschmäcke Geschmäcker Gesichte Gesichter Gramm
    Hahnen Jungs Kasten Kästen Keks Kekse Kiefer Kiefern Kragen Krägen Kumpel Kumpels Laden Läden Lande Länder
    Leiter Leitern Lichte Lichter Magen Mägen Mannen Männer Motore Motoren Munde Münder Mütter Muttern Onkel
    Onkels Papageie Pantoffel Pantoffeln Pastore Pastoren Schilde Schilder Steuer Steuern Strauße Sträuße Stücke Stücken
    Themas Tore Toren Tuche Tücher Tunnel Tunnels Wagen Wägen Wasser Wässer Worte Wörter`,
};
