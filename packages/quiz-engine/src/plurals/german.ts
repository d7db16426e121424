import { type NounForms, type PluralRule, withEach } from './plural-rule.ts';

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };
/** The vowel of the last syllable that can have an umlaut. */
const umlautable = /(au|[aou](?=[^aeiouäöüy]))(?=[^aeiouäöüy]*(?:e[lr]?|en)?$)/u;

const withUmlaut = (stem: string): string =>
  stem.replace(umlautable, (vowel) => umlauts[vowel] ?? vowel);

/** The plural with an umlaut that it does not have, or without the one that it has. No noun gets one before _-en_. */
function umlautTwin({ singular, plural }: NounForms): string[] {
  const changed = withUmlaut(singular);
  const takesEn = plural.endsWith('n') && !singular.endsWith('n');
  if (changed === singular || takesEn) return [];
  if (plural.startsWith(changed)) return [singular + plural.slice(changed.length)];
  return plural.startsWith(singular) ? [changed + plural.slice(singular.length)] : [];
}

function chooseEndings({ singular, plural }: NounForms): readonly string[] {
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
    [...umlautTwin(noun), ...withEach(noun.singular, chooseEndings(noun))].filter(
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
