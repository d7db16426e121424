/** Foreign endings that those of the plural replace: _Firma, Museum, Praxis, Konto_. */
const foreign = /(?:a|um|us|is|os|o)$/;
/** Endings that stand behind the whole word. */
const added = new Set(['', 'e', 'en', 'n', 'er', 's', 'se', 'nen']);
const replacing = new Set(['en', 'ien', 'een', 'a', 'ata', 'i', 'ka']);
/** Only these have the same plural without an umlaut. */
const unchanged = /(?:er|el|en|lein)$|^Ge.*e$/;

/**
 * Adds the ending of a plural. Returns an empty text if it is not certain which letters the ending replaces.
 *
 * @example inflect('Thema', 'men') // 'Themen'
 */
export function inflect(noun: string, ending: string): string {
  const stem = noun.replace(foreign, '');
  if (ending === 'en' && stem !== noun) return stem + ending;
  if (added.has(ending) && !(ending.startsWith('e') && noun.endsWith('e'))) return noun + ending;
  for (const base of [stem.replace(/on$/, ''), stem, noun]) {
    const shared = countShared(base, ending);
    if (shared > 0) return base + ending.slice(shared);
  }
  return ending === 'ien' && stem === noun ? noun + ending : '';
}

/** The number of letters with which an ending repeats those of a stem: 1 in `Them`, `men`. */
function countShared(stem: string, ending: string): number {
  for (let count = ending.length - 1; count > 0; count -= 1)
    if (stem.endsWith(ending.slice(0, count))) return count;
  return 0;
}

/** Whether a word is like the plural of a noun, and not another word: _Häuser_, but not _Gebäude_ of _Haus_. */
export function isLikePlural(
  word: string,
  noun: string,
  { isFeminine }: { isFeminine: boolean },
): boolean {
  if (word === noun) return unchanged.test(noun);
  const [plural, singular] = [fold(word), fold(noun)];
  if (plural.startsWith(singular)) {
    const ending = plural.slice(singular.length);
    return (added.has(ending) || ending === 'ien') && !(isFeminine && ending === 'er');
  }
  const stem = singular.replace(/(?:a|um|us|is|os|o|on)$/, '');
  return (
    (stem !== singular && plural.startsWith(stem) && replacing.has(plural.slice(stem.length))) ||
    (singular.endsWith('mann') && plural === singular.replace(/mann$/, 'leute'))
  );
}

const fold = (word: string): string => word.normalize('NFD').replaceAll('\u0308', '').normalize();

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

/** The last vowel that can have an umlaut gets it: in `au`, the first letter, and `aa` becomes `ä`. */
export function addUmlaut(noun: string): string {
  const at = findLast(noun, 'aou') ?? findLast(noun, 'AOU');
  if (at === undefined) return noun;
  const pair = noun.slice(at - 1, at + 1).toLowerCase();
  const start = pair === 'au' || pair === 'aa' ? at - 1 : at;
  const end = pair === 'au' ? start + 1 : at + 1;
  return noun.slice(0, start) + umlauts[noun.charAt(start)] + noun.slice(end);
}

function findLast(noun: string, letters: string): number | undefined {
  for (let at = noun.length - 1; at >= 0; at -= 1) if (letters.includes(noun.charAt(at))) return at;
  return undefined;
}
