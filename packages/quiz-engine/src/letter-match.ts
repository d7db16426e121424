import { graphemes } from './grapheme.ts';
import { foldCase } from './language.ts';
import { acceptedTexts, type ItemQuestion, type QuizItem } from './quiz-item.ts';
import { type Random, randomIndex } from './random.ts';
import { shuffle } from './shuffle.ts';

/** A place in the word to build: one to fill with a letter, or a space or punctuation that stands. */
export interface LetterSlot {
  readonly kind: 'letter' | 'standing';
  /** What belongs there. The slots' texts in a row are the word. */
  readonly text: string;
}

/** A word to be built from its letters. */
export interface LetterMatchQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'letter-match';
  /** The letters to build with, in the order to show. */
  readonly letters: readonly string[];
  readonly slots: readonly LetterSlot[];
}

/**
 * Asks an item's text to be built from its letters.
 *
 * @param item - the item to ask
 * @param random - a source of numbers from 0 up to below 1
 * @returns the question
 * @example
 * buildLetterMatch(icecream, Math.random).slots[3]; // { kind: 'standing', text: ' ' }
 */
export function buildLetterMatch<Item extends QuizItem>(
  item: Item,
  random: Random,
): LetterMatchQuestion<Item> {
  const letters = shuffleLetters(item.text, random);
  return { kind: 'letter-match', item, prompt: item.prompt, letters, slots: slotsOf(item.text) };
}

/**
 * Judges the letters put in a row. Besides the expected text, any accepted one is right. Which of two
 * equal letters is the capital one is no matter.
 *
 * @param question - the question
 * @param letters - the letters as placed, without spaces and punctuation
 * @returns whether they are the letters of a right answer in their order
 * @example
 * judgeLetterMatch(question, ['c', 'a', 't']);
 */
export function judgeLetterMatch(
  question: LetterMatchQuestion,
  letters: readonly string[],
): boolean {
  const { item } = question;
  const spell = (row: readonly string[]) => foldCase(row.join('').normalize('NFC'), item.langCode);
  return acceptedTexts(item).some((text) => spell(lettersOf(text)) === spell(letters));
}

/**
 * Takes a text apart into its letters and mixes them. A letter is what a reader counts as one
 * (a grapheme cluster), in NFC; spaces and punctuation are left out. The result is never already in
 * order, case aside, unless all letters are equal or there are fewer than two. It ends whatever
 * `random` gives.
 *
 * @param text - a word or several
 * @param random - a source of numbers from 0 up to below 1
 * @returns the letters in random order
 * @example
 * shuffleLetters('cat', Math.random); // for example ['t', 'c', 'a']
 */
export function shuffleLetters(text: string, random: Random): string[] {
  const letters = lettersOf(text);
  const mixed = shuffle(letters, random);
  const isInOrder = mixed.every((letter, place) => isAlike(letter, letters[place]));
  return isInOrder ? swapDifferent(mixed, random) : mixed;
}

/** Swaps two letters that differ, whichever they are: always the same ones would give one order too often. */
function swapDifferent(letters: readonly string[], random: Random): string[] {
  const here = randomIndex(letters.length, random);
  const places = [...letters.keys()].filter((place) => !isAlike(letters[place], letters[here]));
  const there = places[randomIndex(places.length, random)];
  if (there === undefined) return [...letters];

  return letters.with(here, letters[there] ?? '').with(there, letters[here] ?? '');
}

const isAlike = (one = '', other = ''): boolean =>
  foldCase(one, undefined) === foldCase(other, undefined);

function lettersOf(text: string): string[] {
  return slotsOf(text)
    .filter((slot) => slot.kind === 'letter')
    .map((slot) => slot.text);
}

function slotsOf(text: string): LetterSlot[] {
  return graphemes(text.normalize('NFC')).map((grapheme) => ({
    kind: /^[\s\p{Punctuation}]+$/u.test(grapheme) ? 'standing' : 'letter',
    text: grapheme,
  }));
}
