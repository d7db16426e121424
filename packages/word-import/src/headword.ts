/** What a cell says about its word beside the text. */
export interface Headword {
  text: string;
  gender?: 'masculine' | 'feminine' | 'neuter' | 'common';
  plural?: string;
  ipa?: string;
  speechPart?: string;
}

const genders = new Map<string, NonNullable<Headword['gender']>>([
  ['m', 'masculine'],
  ['masc', 'masculine'],
  ['f', 'feminine'],
  ['fem', 'feminine'],
  ['nt', 'neuter'],
  ['neut', 'neuter'],
  ['mf', 'common'],
  ['m/f', 'common'],
]);
const speechParts = new Map(
  Object.entries({
    ...{ noun: 'noun', v: 'verb', vb: 'verb', vt: 'verb', vi: 'verb', verb: 'verb' },
    ...{ adj: 'adjective', adjective: 'adjective', adv: 'adverb', adverb: 'adverb' },
    ...{ prep: 'preposition', pron: 'pronoun', conj: 'conjunction', interj: 'interjection' },
  }),
);

const brackets = /[{(]\s?([\p{L}/]{1,12})\.?\s?[)}]$/u;
const afterComma = /,\s*(m|f|nt|masc|fem|neut)\.?$/;
const sounds = /[ˈˌːəɪʊɔɛæʃʒθðŋɑɐʌɜɡɲʎɹɾʁχβɣʔ]|\u0303/;
const inSquares = /\[([^[\]]+)\]$/;
const inSlashes = /\s\/([^/]+)\/$/;
const pluralNote = /[,(]\s*(?:(?:pl\.?|plural:?)\s+)?(?:die\s+)?([¨"]?[-–~]?\p{L}*)\s*\)?$/u;

/**
 * Takes grammar out of a headword: gender, part of speech, pronunciation, and the plural of German dictionaries. Other
 * notes stay.
 *
 * @example readHeadword('das Haus, ¨-er'); // { text: 'das Haus', plural: 'Häuser' }
 */
export function readHeadword(cell: string): Headword {
  const word: Headword = { text: cell };
  const ipa = inSquares.exec(word.text) ?? inSlashes.exec(word.text);
  if (ipa && sounds.test(ipa[1] ?? '')) {
    word.text = word.text.slice(0, ipa.index).trim();
    word.ipa = (ipa[1] ?? '').trim();
  }
  takeNote(word, brackets);
  takeNote(word, afterComma);
  takePlural(word);
  takeNote(word, brackets);
  return word.text === '' ? { text: cell } : word;
}

function takeNote(word: Headword, pattern: RegExp): void {
  const found = pattern.exec(word.text);
  const name = found?.[1]?.toLowerCase() ?? '';
  const isNeuter = name === 'n' && found?.[0].includes('{');
  const gender = isNeuter ? 'neuter' : genders.get(name);
  const speechPart = speechParts.get(name);
  if (!found || (gender === undefined && speechPart === undefined)) return;
  word.text = word.text.slice(0, found.index).trim();
  if (gender !== undefined) word.gender = gender;
  if (speechPart !== undefined) word.speechPart = speechPart;
}

const germanArticle = /^(?:der|die|das)\s+/i;

function takePlural(word: Headword): void {
  const found = pluralNote.exec(word.text);
  const note = found?.[1] ?? '';
  const before = word.text.slice(0, found?.index);
  const isMarked = /^¨|^["]?[-–~]/.test(note) || /pl|die\s/i.test(found?.[0].slice(0, 8) ?? '');
  const isGerman = germanArticle.test(before) || note.startsWith('¨');
  if (!found || note === '' || before === '' || !isMarked || !isGerman) return;
  const singular = before.replace(germanArticle, '').trim();
  word.text = before.trim();
  word.plural = inflect(singular, note);
}

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

function inflect(singular: string, note: string): string {
  const [, umlaut = '', dash = '', ending = ''] = /^([¨"]?)([-–~]?)(.*)$/u.exec(note) ?? [];
  if (umlaut === '' && dash === '') return ending;
  return (umlaut === '' ? singular : addUmlaut(singular)) + ending;
}

/** The last vowel that can have an umlaut gets it: in `au`, the first letter. */
function addUmlaut(word: string): string {
  const at = word.search(/(?:au|[aou])(?!.*[aouAOU])/u);
  const index = at === -1 ? word.search(/[AOU]/) : at;
  const letter = word[index] ?? '';
  return word.slice(0, Math.max(0, index)) + (umlauts[letter] ?? letter) + word.slice(index + 1);
}
