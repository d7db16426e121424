import { foldRomanisation, removeMarks } from '../text/fold.ts';
import {
  listReadableTexts,
  listTypedTexts,
  parseReadings,
  type Reading,
} from '../text/readings.ts';
import { countTypingErrors } from './count-typing-errors.ts';
import type { SpellingGrade, SpellingInput } from './grade-spelling.ts';
import { listOtherLetters } from './other-letters.ts';
import { maxAlignedLength } from './spelling-diff.ts';
import { listVariants } from './variants.ts';

export type Judgement = Pick<SpellingGrade, 'verdict' | 'matched' | 'isVariant'> & {
  /** The part of `matched` that the answer is closest to. */
  readonly part: string | undefined;
  readonly isRomanised?: boolean;
};

/** From the closest. A variant is the same in other words or letters. */
const closenesses = ['exact', 'lenient', 'variant', 'almost', 'far'] as const;
type Closeness = (typeof closenesses)[number];

interface Match {
  readonly closeness: Closeness;
  readonly matched: string;
  readonly part: string;
}

const rank = (match: Match): number => closenesses.indexOf(match.closeness);
const isRight = (match: Match): boolean => rank(match) < closenesses.indexOf('almost');
const notRight = { matched: undefined, part: undefined, isVariant: false };

/** The verdict on an answer in NFC, and the text that it refers to. */
export function judge(answer: string, input: SpellingInput): Judgement {
  const match = matchAccepted(answer, input) ?? matchItems(answer, input);
  if (match !== undefined && isRight(match)) {
    const { closeness, matched, part } = match;
    const isExpected = matched === input.accepted[0];
    const verdict = closeness === 'exact' ? 'exact' : 'lenient';
    const isVariant = closeness === 'variant';
    return { verdict: isExpected ? verdict : 'alternative', matched, part, isVariant };
  }
  const romanised = judgeRomanised(answer, input);
  if (romanised !== undefined) return romanised;
  if (input.isOtherWord?.(answer)) return { ...notRight, verdict: 'wrong' };
  if (listOtherLetters(answer, input).length > 0) return { ...notRight, verdict: 'keyboard' };
  if (match === undefined) return { ...notRight, verdict: 'wrong' };
  return { verdict: 'almost', matched: match.matched, part: match.part, isVariant: false };
}

/** The verdict on an answer in Latin letters; `undefined` if it is not close to a romanisation. */
function judgeRomanised(
  answer: string,
  { accepted, romanisations = [], langCode, isOtherWord }: SpellingInput,
): Judgement | undefined {
  if (romanisations.length === 0) return undefined;
  const typeable = romanisations.flatMap((text) => [
    text,
    removeMarks(text),
    foldRomanisation(text),
  ]);
  const romanised = { answer, accepted: typeable, langCode: `${langCode}-Latn`, isOtherWord };
  const { verdict, part } = judge(answer, romanised);
  if (part === undefined) return undefined;
  return {
    verdict: verdict === 'almost' ? verdict : 'lenient',
    matched: accepted[0],
    part,
    isVariant: false,
    isRomanised: true,
  };
}

/** The expected text if it is right, otherwise the closest one; `undefined` if none is close. */
function matchAccepted(answer: string, input: SpellingInput): Match | undefined {
  const { accepted, spellings = [] } = input;
  const readings = readAnswer(answer, input);
  const matches = accepted.map((text, index) =>
    matchText(text, index === 0 ? spellings : [], { answer, readings, langCode: input.langCode }),
  );
  const [expected] = matches;
  if (expected !== undefined && isRight(expected)) return expected;
  const [closest] = matches.toSorted((one, other) => rank(one) - rank(other));
  return closest?.closeness === 'far' ? undefined : closest;
}

interface ReadAnswer {
  readonly answer: string;
  readonly readings: readonly Reading[];
  readonly langCode: string | undefined;
}

function readAnswer(answer: string, { langCode }: SpellingInput): Reading[] {
  if (answer.length > maxAlignedLength) return [];
  const options = { isExpected: false, isCapital: isCapital(answer) };
  return listTypedTexts(answer).flatMap((text) => parseVariants(text, langCode, options));
}

function parseVariants(
  text: string,
  langCode: string | undefined,
  options: { isExpected: boolean; isCapital: boolean },
): Reading[] {
  const isList = /[,;/]/u.test(text);
  return parseReadings(text, langCode, (folded) =>
    listVariants(folded, { langCode, isList, ...options }),
  );
}

const isCapital = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase();

/** How close an answer is to an accepted text, to each part of it, and to its other spellings. */
function matchText(text: string, spellings: readonly string[], typed: ReadAnswer): Match {
  const { answer, readings, langCode } = typed;
  if (answer !== '' && normalize(text) === answer) {
    return { closeness: 'exact', matched: text, part: text };
  }
  const far: Match = { closeness: 'far', matched: text, part: text };
  if (readings.length === 0 || text.length > maxAlignedLength) return far;
  const parts = [...listReadableTexts(text, langCode), ...spellings];
  const options = { isExpected: true, isCapital: isCapital(answer) };
  let best = far;
  for (const part of parts) {
    const closeness = measureCloseness(parseVariants(part, langCode, options), readings);
    const isOther = closeness === 'lenient' && part !== text;
    const match: Match = { closeness: isOther ? 'variant' : closeness, matched: text, part };
    if (rank(match) < rank(best)) best = match;
  }
  return best;
}

function measureCloseness(expected: readonly Reading[], answer: readonly Reading[]): Closeness {
  const found = new Set(
    expected.flatMap((right) => answer.map((typed) => compareReadings(right, typed))),
  );
  return closenesses.find((closeness) => found.has(closeness)) ?? 'far';
}

function compareReadings(right: Reading, typed: Reading): Closeness {
  if (right.omits && typed.omits) return 'far';
  const errors = countTypingErrors(right, typed);
  if (errors === 0) return right.isVariant || typed.isVariant ? 'variant' : 'lenient';
  return Number.isFinite(errors) ? 'almost' : 'far';
}

const separators = /[,;/，、；؛،／]/u;

/** An answer that lists several right ones, in any order: _large, big_. */
function matchItems(answer: string, input: SpellingInput): Match | undefined {
  if (answer.length > maxAlignedLength) return undefined;
  const items = answer.split(separators).map(normalize).filter(Boolean);
  const matches = items.flatMap((item) => matchAccepted(item, input) ?? []).filter(isRight);
  const [first] = matches;
  const isDistinct = new Set(matches.map(({ part }) => part)).size === items.length;
  if (first === undefined || items.length < 2 || !isDistinct) return undefined;
  const { matched } = matches.find((one) => one.matched === input.accepted[0]) ?? first;
  return { closeness: 'variant', matched, part: matched };
}

export const normalize = (text: string): string => text.trim().normalize('NFC');
