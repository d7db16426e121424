import { readAbbreviations, type WordClass } from './abbreviations.ts';
import { articles, isArticle } from './articles.ts';
import { hasSounds } from './phonetics.ts';
import { takePlural } from './plural-note.ts';

/** What a cell says about its word beside the text. */
export interface Headword extends WordClass {
  text: string;
  plural?: string;
  ipa?: string;
}

/** No word has more. */
const maxNotes = 6;

/**
 * Takes grammar out of a headword: gender, part of speech, pronunciation, and the plural of German dictionaries. Other
 * notes stay.
 *
 * @example readHeadword('das Haus, ¨-er'); // { text: 'das Haus', plural: 'Häuser' }
 */
export function readHeadword(cell: string): Headword {
  let word: Headword = { text: cell.replace(/\s+/g, ' ').trim() };
  for (let count = 0; count < maxNotes; count += 1) {
    const found = takeNote(word.text);
    if (found === undefined || found.text === '') break;
    // A genitive stands before the plural.
    word = { ...found, ...word, text: found.text };
  }
  const { plural, ...others } = word;
  return plural === '' ? others : word;
}

const takeNote = (text: string): Headword | undefined =>
  takeSounds(text) ??
  takePair(text) ??
  takeAbbreviations(text) ??
  takePlural(text) ??
  moveArticle(text);

const inSquares = /\[([^[\]]+)\]$/;
const inSlashes = /\s\/([^/]+)\/$/;

function takeSounds(text: string): Headword | undefined {
  const found = inSquares.exec(text) ?? inSlashes.exec(text);
  const ipa = found?.[1]?.trim() ?? '';
  return found && hasSounds(ipa) ? { text: text.slice(0, found.index).trim(), ipa } : undefined;
}

const genderPair = /^([^/(]+)\(([^/()]{1,8})\)\s?\/\s?([^/(]+)\(([^/()]{1,8})\)$/;

/** A word in two genders: `niño (m) / niña (f)`. */
function takePair(text: string): Headword | undefined {
  const [, one = '', first = '', other = '', second = ''] = genderPair.exec(text) ?? [];
  const areGenders = [first, second].every((note) => readAbbreviations(note)?.gender);
  return areGenders ? { text: `${one.trim()} / ${other.trim()}` } : undefined;
}

const inBrackets = /^(?<text>.*)(?<bracket>[{(])\s?(?<note>[\p{L}/., ]{1,24})[)}]$/u;
const afterGermanNoun = /^(?<text>(?:d(?:er|ie|as) )?\p{Lu}\p{L}+)(?:, ?| )(?<note>[mfn])\.?$/u;
const afterComma = /^(?<text>.*), ?(?<note>[\p{L}. ]{1,12})$/u;

function takeAbbreviations(written: string): Headword | undefined {
  const german = afterGermanNoun.exec(written);
  const found = inBrackets.exec(written) ?? german ?? afterComma.exec(written);
  const { text = '', note = '', bracket } = found?.groups ?? {};
  const isGerman = german !== null || bracket === '{' || germanArticle.test(text);
  const said = /^n\.?$/i.test(note) ? readN(text, isGerman) : readAbbreviations(note);
  const isNote = bracket !== undefined || said?.gender !== undefined;
  return said && isNote ? { text: text.trim(), ...said } : undefined;
}

const germanArticle = /^(?:der|die|das) /i;

/** A neuter, or a noun in languages without capitals. */
function readN(text: string, isGerman: boolean): WordClass | undefined {
  if (isGerman) return { gender: 'neuter' };
  return /^\p{Ll}/u.test(text) ? { speechPart: 'noun' } : undefined;
}

const articleNote = new RegExp(
  `^(?<noun>[^,()]*\\p{L}{3})(?:, ?| ?\\()(?<article>${articles})\\)?$`,
  'u',
);

/** `Haus, das` is `das Haus`. Only nouns of German have capitals. */
function moveArticle(text: string): Headword | undefined {
  const { noun = '', article = '' } = articleNote.exec(text)?.groups ?? {};
  const isNoun = noun !== '' && !isArticle(noun.replace(/ .*/, ''));
  if (!isNoun || (article.startsWith('d') && !/^\p{Lu}/u.test(noun))) return undefined;
  return { text: /['’]$/.test(article) ? article + noun : `${article} ${noun}` };
}
