import { looseKeys } from './loose-keys.ts';
import { acceptedTexts, type QuizAnswer } from './quiz-item.ts';
import type { Random } from './random.ts';
import { draw } from './shuffle.ts';

/**
 * Picks wrong options that could pass for the right one.
 *
 * None belongs to the asked word, none could be taken for an accepted answer, and no two could be
 * taken for each other: case, punctuation, optional words and forgiven marks do not make a
 * difference here. Where the answer is a picture, only pictures are picked, each key once.
 *
 * Candidates with the answer's part of speech and group come first, then those with its part of
 * speech, then those with its group, then the rest. Within each of these, every candidate is
 * equally likely to be drawn, and only those drawn are looked at more closely, so a large pool is
 * no dearer than a list of its length.
 *
 * @param answer - what is asked
 * @param pool - where to pick from; it may hold the answer itself and any number of duplicates
 * @param count - how many to pick, a whole number; fewer are returned where there are not enough
 * @param random - a source of numbers from 0 up to below 1
 * @returns the picked candidates, best first
 * @example
 * pickDistractors(cat, animals, 3, Math.random).map(({ text }) => text); // ['dog', 'cow', 'hen']
 */
export function pickDistractors<Candidate extends QuizAnswer>(
  answer: QuizAnswer,
  pool: readonly Candidate[],
  count: number,
  random: Random,
): Candidate[] {
  const keysOf = (text: string) => looseKeys(text, answer.langCode);
  const right = new Set(acceptedTexts(answer).flatMap(keysOf));
  const taken = new Set(answer.imageKey === undefined ? right : [answer.imageKey]);
  const picked: Candidate[] = [];

  for (const candidate of drawByPreference(answer, pool, random)) {
    if (picked.length >= count) break;
    const textKeys = keysOf(candidate.text);
    const keys = candidate.imageKey === undefined ? textKeys : [candidate.imageKey];
    if (textKeys.some((key) => right.has(key)) || keys.some((key) => taken.has(key))) continue;

    for (const key of keys) taken.add(key);
    picked.push(candidate);
  }
  return picked;
}

function* drawByPreference<Candidate extends QuizAnswer>(
  answer: QuizAnswer,
  pool: readonly Candidate[],
  random: Random,
): Generator<Candidate, void> {
  const tiers: [Candidate[], Candidate[], Candidate[], Candidate[]] = [[], [], [], []];
  for (const candidate of pool) {
    if (canStandBeside(answer, candidate)) tiers[preference(answer, candidate)].push(candidate);
  }
  for (const tier of tiers) yield* draw(tier, random);
}

function canStandBeside(answer: QuizAnswer, candidate: QuizAnswer): boolean {
  if (candidate.wordId === answer.wordId) return false;
  if (candidate.text.trim() === '' && candidate.imageKey === undefined) return false;
  return (candidate.imageKey === undefined) === (answer.imageKey === undefined);
}

function preference(answer: QuizAnswer, candidate: QuizAnswer): 0 | 1 | 2 | 3 {
  const isSamePart =
    answer.speechPartId !== undefined && answer.speechPartId === candidate.speechPartId;
  const isSameGroup = answer.group !== undefined && answer.group === candidate.group;
  if (isSamePart) return isSameGroup ? 0 : 1;
  return isSameGroup ? 2 : 3;
}
