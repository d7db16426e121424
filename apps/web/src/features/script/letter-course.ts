import { type Random, sample, shuffle } from '@wordhoard/quiz-engine';
import type { KnownLetters } from './known-letters.ts';
import { listLetters, listWordLetters, type ScriptLetter } from './script-letters.ts';

/** A card that shows a letter in a word, or without a word, a question that shows the letter or its sound. */
export interface LetterStep {
  letter: ScriptLetter;
  word?: string | undefined;
  shows?: 'sound' | undefined;
}

/** The letters at the beginning of a lesson. */
export interface LetterCourse {
  steps: readonly LetterStep[];
  /** That of the current step. */
  index: number;
  /** How many steps there are without those that repeat missed letters. */
  planned: number;
  /** The letters of which the latest answer was wrong, in this course or an earlier one. */
  missed: readonly string[];
}

/**
 * Plans to ask the letters that an earlier course has left, and to show and ask new ones: each after the card of the next one,
 * and at the end by its sound. There are no steps if a question would have a single answer.
 *
 * @param words - the words of the lesson, as they are read: kana for kanji
 */
export function startCourse(
  words: readonly string[],
  langCode: string,
  { taught, missed }: KnownLetters,
  random: Random,
): LetterCourse {
  const letters = listLetters(langCode);
  const left = letters.filter(({ letter }) => missed.includes(letter));
  const cards = chooseCards(
    words,
    letters.filter(({ letter }) => !taught.includes(letter)),
  );
  const read = [...left.map((letter) => ({ letter })), ...askInBetween(cards)];
  const heard = cards.map(({ letter }) => ({ letter, shows: 'sound' as const }));
  const hasChoice = taught.length + cards.length > 1;
  const steps = hasChoice ? [...read, ...shuffle(heard, random)] : [];
  return { steps, index: 0, planned: steps.length, missed };
}

/** Puts the question of each card after the next card, so that a letter is not asked while it is still seen. */
const askInBetween = (cards: readonly LetterStep[]): LetterStep[] =>
  cards.flatMap((card, index) => {
    const asked = cards.slice(
      Math.max(0, index - 1),
      index === cards.length - 1 ? undefined : index,
    );
    return [card, ...asked.map(({ letter }) => ({ letter }))];
  });

const maxRepetitions = 2;

/** Goes to the next step. A missed letter is asked again at the end in the same way, but no more than twice. */
export function answerLetter(course: LetterCourse, isRight: boolean): LetterCourse {
  const { steps, index, planned } = course;
  const step = steps[index];
  const missed = course.missed.filter((other) => other !== step?.letter.letter);
  const next = { steps, index: index + 1, planned, missed };
  if (isRight || step === undefined) return next;
  const repeated = steps.slice(planned).filter(({ letter }) => letter === step.letter);
  return {
    ...next,
    steps: repeated.length < maxRepetitions ? [...steps, step] : steps,
    missed: [...missed, step.letter.letter],
  };
}

/** How many planned steps are done. Those that repeat missed letters are counted apart. */
export function countSteps({ steps, index, planned }: LetterCourse) {
  return {
    answered: Math.min(index, planned),
    total: planned,
    again:
      index < planned ? undefined : { answered: index - planned, total: steps.length - planned },
  };
}

const optionCount = 4;

/** A letter and, in random order with it, others that the learner has met. Each sounds differently. */
export function listOptions(
  asked: ScriptLetter,
  langCode: string,
  met: readonly string[],
  random: Random,
): ScriptLetter[] {
  const others = listLetters(langCode).filter(
    ({ letter, sound }) => met.includes(letter) && sound !== asked.sound,
  );
  const bySound = new Map(others.map((other) => [other.sound, other]));
  return shuffle([asked, ...sample([...bySound.values()], optionCount - 1, random)], random);
}

const maxCards = 5;

type LetterCard = LetterStep & { word: string };

/**
 * The letters that make words readable: those of the word that has the fewest new ones, then of the next. Each sounds
 * differently.
 */
function chooseCards(words: readonly string[], letters: readonly ScriptLetter[]) {
  const cards: LetterCard[] = [];
  const listNew = (word: string): LetterCard[] =>
    listWordLetters(word)
      .flatMap((letter) => letters.find((known) => known.letter === letter) ?? [])
      .filter(
        ({ sound }, index, all) =>
          all.findIndex((other) => other.sound === sound) === index &&
          !cards.some((card) => card.letter.sound === sound),
      )
      .map((letter) => ({ letter, word }));
  for (;;) {
    const [next] = words
      .map(listNew)
      .filter((added) => added.length > 0)
      .toSorted((one, other) => one.length - other.length);
    if (next === undefined || cards.length === maxCards) return cards;
    cards.push(...next.slice(0, maxCards - cards.length));
  }
}
