import { removeMarks } from '@wordhoard/quiz-engine/text';
import { getTransliteration, type Transliteration } from './transliterations.ts';

/** Latin letters stand for up to so many letters together, such as the four of `shch`. */
const longestSequence = 4;
/** Every position continues the cheapest beginnings only, which bounds the work for any text. */
const maxBeginnings = 100;
/** Longer texts are sentences. */
const maxLetters = 32;

/**
 * Lists what a text in Latin letters may be in the script of a language, with the cost of each reading: the less usual
 * its letters are, the higher.
 *
 * @param max - how many readings are wanted
 */
export function transliterate(text: string, langCode: string, max: number): Map<string, number> {
  const table = getTransliteration(langCode);
  const isReadable = /\p{Script=Latin}/u.test(text) && text.length <= maxLetters;
  if (table === undefined || !isReadable) return new Map();
  const letters = Array.from(text.normalize('NFC').toLowerCase(), (letter) =>
    table.options.has(letter) ? letter : removeMarks(letter),
  ).join('');
  const keepCheapest = keepUpTo(Math.min(max, maxBeginnings));
  const texts = readFrom(table.prepare?.(letters) ?? letters, table, keepCheapest);
  return new Map([...texts].map(([found, cost]) => [table.finish(found), cost]));
}

/** What beginnings of a text may be read as, with their costs. */
type Costs = Map<string, number>;

function readFrom(
  letters: string,
  table: Transliteration,
  keepCheapest: (costs: Costs) => [string, number][],
): Costs {
  const beginnings = Array.from({ length: letters.length + 1 }, (): Costs => new Map());
  beginnings[0]?.set('', 0);
  for (const [start, beginning] of beginnings.entries()) {
    const cheapest = keepCheapest(beginning);
    for (const step of listSteps(letters, start, table)) {
      for (const [before, cost] of cheapest)
        addReadings(beginnings[step.end], before, { ...step, cost: step.cost + cost });
    }
  }
  return new Map(keepCheapest(beginnings.at(-1) ?? new Map()));
}

function addReadings(reached: Costs | undefined, before: string, { options, cost }: Step): void {
  for (const [place, option] of options.entries()) {
    const known = reached?.get(before + option);
    if (known === undefined || cost + place < known) reached?.set(before + option, cost + place);
  }
}

const keepUpTo =
  (max: number) =>
  (costs: Costs): [string, number][] =>
    [...costs].sort(([, one], [, other]) => one - other).slice(0, max);

interface Step {
  end: number;
  options: readonly string[];
  cost: number;
}

/** The sequences of letters that begin at a position. Reading fewer letters than possible together costs more. */
function listSteps(letters: string, start: number, table: Transliteration): Step[] {
  const lengths = Array.from({ length: longestSequence }, (_, less) => longestSequence - less);
  const ends = lengths.map((length) => start + length).filter((end) => end <= letters.length);
  const steps = ends.flatMap((end) => {
    const options = findOptions(letters, { start, end }, table);
    return options === undefined ? [] : [{ end, options }];
  });
  const letter = letters.slice(start, start + 1);
  const isOther = steps.length === 0 && letter !== '' && !/\p{Script=Latin}/u.test(letter);
  if (isOther) return [{ end: start + 1, options: [letter], cost: 0 }];
  return steps.map((step, cost) => ({ ...step, cost }));
}

function findOptions(
  letters: string,
  { start, end }: { start: number; end: number },
  { options }: Transliteration,
): readonly string[] | undefined {
  const sequence = letters.slice(start, end);
  const isFirst = start === 0 || letters[start - 1] === ' ';
  const isLast = end === letters.length || letters[end] === ' ';
  const first = isFirst ? options.get(`^${sequence}`) : undefined;
  const last = isLast ? options.get(`${sequence}$`) : undefined;
  return first ?? last ?? options.get(sequence);
}
