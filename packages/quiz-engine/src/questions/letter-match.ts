import { pickIndex, type Random, sample, shuffle } from '../random/random.ts';
import { findAlphabet, isSameScript } from '../text/alphabet.ts';
import { foldCase, removeMarks } from '../text/fold.ts';
import { splitGraphemes } from '../text/letters.ts';
import { type ItemQuestion, listAcceptedTexts, type QuizItem } from './item.ts';
import { isBuiltFromWords } from './phrase.ts';

/** A position in the word: one to fill with a letter, or a fixed space or punctuation mark. */
export interface LetterSlot {
  readonly kind: 'letter' | 'fixed';
  /** The right content: a letter, or a word of a long phrase. Joined, the texts of all slots are the word. */
  readonly text: string;
}

/** A word to build from its letters. */
export interface LetterMatchQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'letter-match';
  /** The shuffled letters of the word, in lower case, or words as they are written. Spare ones are between them. */
  readonly letters: readonly string[];
  readonly slots: readonly LetterSlot[];
}

/** More letters are tedious to order and do not fit on a phone. */
export const maxLetters = 24;

/**
 * Builds a question that asks the learner to build the item's text from its letters. Spare letters of its
 * language are among them: two, or three beside more than six letters. They occur in no accepted text. A long phrase
 * is built from its words, with two or three spare words.
 *
 * @param others - items whose words in the same language may be spare ones
 * @returns the question
 * @example
 * buildLetterMatch(iceCream, Math.random).slots[3]; // { kind: 'fixed', text: ' ' }
 */
export function buildLetterMatch<Item extends QuizItem>(
  item: Item,
  random: Random,
  others: readonly Sides[] = [],
): LetterMatchQuestion<Item> {
  const slots = splitIntoSlots(item.text, item);
  const isPhrase = slots.some(({ text }) => splitGraphemes(text).length > 1);
  const fold = (text: string) => foldCase(text, item.langCode);
  const first = slots.find(({ kind }) => kind === 'letter');
  // A capital would tell the beginning. Within a phrase, German nouns keep theirs.
  const own = shuffleParts(listParts(item.text, item), random).map((text) =>
    isPhrase && text !== first?.text ? text : fold(text),
  );
  let letters: readonly string[] = own;
  const spares = isPhrase
    ? drawSpareWords(item, others, random)
    : drawSpareLetters(item, own.length, random);
  for (const spare of spares) {
    letters = letters.toSpliced(pickIndex(letters.length + 1, random), 0, spare);
  }
  return {
    kind: 'letter-match',
    item,
    prompt: item.prompt,
    letters,
    slots,
  };
}

/**
 * Draws letters that look like none of an accepted text, with or without marks: they never make a second
 * right answer, and a typed `e` is never a spare letter in place of `é`.
 */
function drawSpareLetters(item: QuizItem, ownCount: number, random: Random): string[] {
  const count = Math.min(ownCount > 6 ? 3 : 2, maxLetters - ownCount);
  const bare = (letter: string) => removeMarks(foldCase(letter, item.langCode));
  const used = listAcceptedTexts(item).flatMap((text) => listParts(text, item));
  const usedBases = new Set(used.map((letter) => bare(letter)));
  const { letters = [], rareLetters = [] } = findAlphabet(item.langCode) ?? {};
  const candidates = letters.filter(
    (letter) =>
      !rareLetters.includes(letter) &&
      !usedBases.has(bare(letter)) &&
      used.some((one) => isSameScript(one, letter)),
  );
  return sample(candidates, count, random);
}

/** What an item shows, and what it asks for. */
type Sides = Pick<QuizItem, 'wordId' | 'text' | 'langCode' | 'isDefinition' | 'prompt'>;

/** Draws words as long as those of a phrase. They are no part of a right answer, so they never spell a second one. */
function drawSpareWords(item: QuizItem, others: readonly Sides[], random: Random): string[] {
  const fold = (text: string) => foldCase(text, item.langCode);
  const bare = (text: string) => removeMarks(fold(text));
  const right = [...listAcceptedTexts(item), ...(item.excluded ?? [])].map((text) =>
    bare(listWords(text).join('')),
  );
  const words = others
    .filter(({ wordId }) => wordId !== item.wordId)
    .flatMap(({ prompt, ...answer }) => [prompt, answer])
    .filter(({ langCode, isDefinition }) => langCode === item.langCode && !isDefinition)
    .flatMap(({ text }) => {
      const [first = '', ...rest] = listWords(text);
      return rest.length > 0 ? [fold(first), ...rest] : [first];
    })
    .filter((word) => !right.some((text) => text.includes(bare(word))));
  const own = listWords(item.text);
  const distance = (word: string) =>
    Math.min(...own.map(({ length }) => Math.abs(length - word.length)));
  return shuffle([...new Map(words.map((word) => [fold(word), word])).values()], random)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, own.length > 3 ? 3 : 2);
}

/**
 * Judges the placed letters. Any accepted text is right. Case is ignored, so a learner may swap a
 * capital letter with its lower-case twin.
 *
 * @param letters - the letters as placed, without spaces and punctuation
 * @returns whether they spell an accepted text
 * @example
 * judgeLetterMatch(question, ['c', 'a', 't']);
 */
export function judgeLetterMatch(
  question: LetterMatchQuestion,
  letters: readonly string[],
): boolean {
  const { item } = question;
  const spell = (row: readonly string[]) => foldCase(row.join('').normalize('NFC'), item.langCode);
  return listAcceptedTexts(item).some((text) => spell(listParts(text, item)) === spell(letters));
}

/** The board after a hint. */
export interface LetterHint {
  /** The index of the letter in each position, or `null` where there is none. */
  readonly placed: readonly (number | null)[];
  /** The position that the hint has filled, counted from 0. */
  readonly position: number;
}

/**
 * Gives a hint: puts the right letter in the first position that does not have it. A letter that was
 * there moves to where the right one came from.
 *
 * @param placed - for each position to fill, the index of its letter in the question's `letters`, or
 *   `null`
 * @returns the board with the hint, or `undefined` if every letter is right
 * @example
 * hintLetter(cat, [null, null, null])?.position; // 0, which holds a `c` now
 */
export function hintLetter(
  { item, letters, slots }: LetterMatchQuestion,
  placed: readonly (number | null)[],
): LetterHint | undefined {
  const wanted = slots
    .filter(({ kind }) => kind === 'letter')
    .map(({ text }) => foldCase(text, item.langCode));
  const folded = letters.map((letter) => foldCase(letter, item.langCode));
  const isRight = (position: number) => folded[placed[position] ?? -1] === wanted[position];
  const position = wanted.findIndex((_, index) => !isRight(index));
  if (position < 0) return undefined;

  const fitting = [...folded.keys()].filter((letter) => folded[letter] === wanted[position]);
  const misplaced = fitting.find((letter) => !isRight(placed.indexOf(letter)));
  const letter = fitting.find((index) => !placed.includes(index)) ?? misplaced ?? -1;
  return { placed: placeLetter(placed, letter, position), position };
}

function placeLetter(placed: readonly (number | null)[], letter: number, position: number) {
  const from = placed.indexOf(letter);
  const swapped = from < 0 ? placed : placed.with(from, placed[position] ?? null);
  return swapped.with(position, letter);
}

/**
 * Splits a text into letters and shuffles them. Letters are grapheme clusters in NFC, without spaces
 * and punctuation. The result is never in the right order, ignoring case, unless all letters are equal
 * or there are fewer than two. It terminates whatever `random` returns.
 *
 * @param text - one word or several
 * @returns the letters in random order
 * @example
 * shuffleLetters('cat', Math.random); // for example ['t', 'c', 'a']
 */
export const shuffleLetters = (text: string, random: Random): string[] =>
  shuffleParts(listParts(text, {}), random);

function shuffleParts(letters: readonly string[], random: Random): string[] {
  const shuffled = shuffle(letters, random);
  const isInOrder = shuffled.every((letter, index) => isSameLetter(letter, letters[index]));
  return isInOrder ? swapDifferent(shuffled, random) : shuffled;
}

/** Swaps two different letters. They are drawn, for a fixed choice would favour one order. */
function swapDifferent(letters: readonly string[], random: Random): string[] {
  const first = pickIndex(letters.length, random);
  const others = [...letters.keys()].filter(
    (index) => !isSameLetter(letters[index], letters[first]),
  );
  const second = others[pickIndex(others.length, random)];
  if (second === undefined) return [...letters];

  return letters.with(first, letters[second] ?? '').with(second, letters[first] ?? '');
}

function isSameLetter(one = '', other = ''): boolean {
  return foldCase(one) === foldCase(other);
}

const listParts = (text: string, kind: TextKind): string[] =>
  listContents(splitIntoSlots(text, kind));

const listWords = (text: string): string[] => listContents(joinWords(splitIntoGraphemes(text)));

const listContents = (slots: readonly LetterSlot[]): string[] =>
  slots.filter(({ kind }) => kind === 'letter').map(({ text }) => text);

type TextKind = Pick<QuizItem, 'isSentence'>;

/** A sentence without spaces, as in Chinese, is built from its letters. */
function splitIntoSlots(text: string, { isSentence = false }: TextKind): LetterSlot[] {
  const graphemes = splitIntoGraphemes(text);
  const hasParts = isSentence ? /\s/u.test(text) : isBuiltFromWords(text);
  return hasParts ? joinWords(graphemes) : graphemes;
}

const splitIntoGraphemes = (text: string): LetterSlot[] =>
  splitGraphemes(text.normalize('NFC')).map(toSlot);

const toSlot = (text: string): LetterSlot => ({
  kind: /^[\s\p{Punctuation}]+$/u.test(text) ? 'fixed' : 'letter',
  text,
});

/** Joins letters to words. Spaces and punctuation separate them. */
function joinWords(graphemes: readonly LetterSlot[]): LetterSlot[] {
  const slots: LetterSlot[] = [];
  for (const slot of graphemes) {
    const last = slots.at(-1);
    if (last?.kind === 'letter' && slot.kind === 'letter')
      slots[slots.length - 1] = { ...last, text: last.text + slot.text };
    else slots.push(slot);
  }
  return slots;
}
