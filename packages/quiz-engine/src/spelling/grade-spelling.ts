import { withArticle } from '../text/article.ts';
import { areLeadingWordsCompatible, splitLeadingWord } from '../text/leading-word.ts';
import { isAcceptedLetter, type Letter } from '../text/letters.ts';
import { hasToneMarks, isPinyin } from '../text/pinyin.ts';
import { parseReadings, type Reading } from '../text/readings.ts';
import { buildEditTable, getEditDistance } from './edit-table.ts';
import { type DiffSegment, diffSpelling, isSimilar, maxAlignedLength } from './spelling-diff.ts';
import { isRightVerdict, type SpellingVerdict } from './verdict.ts';

/** An answer to grade. */
export interface SpellingInput {
  /** The answer as typed. */
  readonly answer: string;
  /** All right answers, the expected one first. */
  readonly accepted: readonly string[];
  /** The language of the answer as BCP 47. Without it, no language-specific rule applies. */
  readonly langCode?: string | undefined;
  /** The article of the expected text, if it is written without one: `das` of `Auge`. */
  readonly article?: string | undefined;
  /** Tells whether a text is another word, which is not a typing error of the expected one. */
  readonly isOtherWord?: ((text: string) => boolean) | undefined;
}

/** A graded answer. */
export interface SpellingGrade {
  readonly verdict: SpellingVerdict;
  /** The accepted text that the answer matches, as given; `undefined` if the verdict is `wrong`. */
  readonly matched: string | undefined;
  /** The answer aligned with `matched`, or with the expected text. Both are trimmed and in NFC. */
  readonly diff: readonly DiffSegment[];
  /** Whether the two resemble each other, so that a comparison letter by letter helps. */
  readonly isSimilar: boolean;
  /** Whether the answer would be right with another article, which is the one of `diff`. */
  readonly hasWrongArticle: boolean;
  /** Whether a lenient answer is pinyin without tone marks. */
  readonly lacksTones: boolean;
}

/**
 * Grades a typed answer. SPEC.md lists what each language forgives ([Q41] to [Q46]). Typing errors are
 * counted by the optimal string alignment distance ([Q48]).
 *
 * @param input - the answer, all right answers, their language, the article of the expected one, and a test for
 *   other words
 * @returns the verdict, the accepted text that it refers to, and the difference letter by letter
 * @example
 * gradeSpelling({ answer: 'arbol', accepted: ['árbol'], langCode: 'es' }).verdict; // 'lenient'
 * gradeSpelling({ answer: 'freind', accepted: ['friend'], langCode: 'en' }).verdict; // 'almost'
 */
export function gradeSpelling(input: SpellingInput): SpellingGrade {
  const answer = normalize(input.answer);
  const gradeOfNoun = gradeWithArticle(answer, input);
  if (gradeOfNoun !== undefined) return gradeOfNoun;
  const { verdict, matched } = judge(answer, input);
  const matchedRest = verdict === 'wrong' ? matchWithoutArticle(answer, input) : undefined;
  const shown = normalize(matched ?? matchedRest ?? input.accepted[0] ?? '');
  const diff = diffSpelling(shown, answer, input.langCode);
  return {
    verdict,
    matched,
    diff,
    isSimilar: isSimilar(diff),
    hasWrongArticle: matchedRest !== undefined,
    lacksTones:
      verdict === 'lenient' &&
      isPinyin(input.langCode) &&
      hasToneMarks(shown) &&
      !hasToneMarks(answer),
  };
}

/** Grades an answer with an article that the expected text lacks and the caller knows, if the rest is right. */
function gradeWithArticle(answer: string, input: SpellingInput): SpellingGrade | undefined {
  const { article, langCode, accepted } = input;
  const [expected] = accepted;
  const { leadingWord, rest } = splitLeadingWord(answer, langCode);
  if (article === undefined || expected === undefined || leadingWord === '') return undefined;
  if (answer.length > maxAlignedLength) return undefined;
  if (!isRightVerdict(judge(rest, { ...input, accepted: [expected] }).verdict)) return undefined;

  const full = withArticle(article, normalize(expected));
  const { verdict } = judge(answer, { ...input, accepted: [full] });
  const diff = diffSpelling(full, answer, langCode);
  const hasWrongArticle = !isRightVerdict(verdict);
  return {
    verdict: hasWrongArticle ? 'lenient' : verdict,
    matched: expected,
    diff,
    isSimilar: isSimilar(diff),
    hasWrongArticle,
    lacksTones: false,
  };
}

/** The accepted text that the answer matches apart from its article. */
function matchWithoutArticle(answer: string, input: SpellingInput): string | undefined {
  const { leadingWord, rest } = splitLeadingWord(answer, input.langCode);
  if (leadingWord === '' || answer.length > maxAlignedLength) return undefined;
  const { verdict, matched } = judge(rest, input);
  return isRightVerdict(verdict) ? matched : undefined;
}

type Judgement = Pick<SpellingGrade, 'verdict' | 'matched'>;
type Closeness = 'exact' | 'lenient' | 'almost' | 'far';

function judge(answer: string, { accepted, langCode, isOtherWord }: SpellingInput): Judgement {
  const closenesses = measureClosenessToEach(accepted, answer, langCode);
  const firstWith = (closeness: Closeness) => accepted[closenesses.indexOf(closeness)];

  const [expected] = closenesses;
  if (expected === 'exact' || expected === 'lenient') {
    return { verdict: expected, matched: accepted[0] };
  }
  const alternative = firstWith('exact') ?? firstWith('lenient');
  if (alternative !== undefined) return { verdict: 'alternative', matched: alternative };

  const almost = firstWith('almost');
  if (almost === undefined || isOtherWord?.(answer)) {
    return { verdict: 'wrong', matched: undefined };
  }
  return { verdict: 'almost', matched: almost };
}

function measureClosenessToEach(
  accepted: readonly string[],
  answer: string,
  langCode: string | undefined,
): Closeness[] {
  const isTooLong = answer.length > maxAlignedLength;
  const readings = isTooLong ? [] : parseReadings(answer, langCode);
  return accepted.map((text) => {
    if (answer !== '' && normalize(text) === answer) return 'exact';
    if (readings.length === 0 || text.length > maxAlignedLength) return 'far';
    return measureCloseness(parseReadings(text, langCode), readings);
  });
}

function measureCloseness(expected: readonly Reading[], answer: readonly Reading[]): Closeness {
  const errors = expected.flatMap((right) =>
    answer.map((typed) => countTypingErrors(right, typed)),
  );
  const fewest = Math.min(...errors);
  if (fewest === 0) return 'lenient';
  return Number.isFinite(fewest) ? 'almost' : 'far';
}

function normalize(text: string): string {
  return text.trim().normalize('NFC');
}

/**
 * Counts the typing errors between two readings. Forgiven marks, digraphs, and a leading word that is
 * omitted or added are no errors. The count is `Infinity` if the leading words are incompatible, or if
 * there are more errors than are allowed for the length of the text.
 */
function countTypingErrors(expected: Reading, answer: Reading): number {
  if (!areLeadingWordsCompatible(expected, answer)) return Number.POSITIVE_INFINITY;

  const allowed = countAllowedErrors(expected);
  const errors = countErrors(expected.letters, answer.letters, allowed);
  if (expected.leadingWord === '' && answer.leadingWord === '') return errors;
  return Math.min(errors, countErrors(expected.core, answer.core, allowed));
}

function countErrors(
  expected: readonly Letter[],
  answer: readonly Letter[],
  allowed: number,
): number {
  const digraphs = expected.filter(({ digraph }) => digraph !== undefined).length;
  const band = allowed + digraphs;
  const extraLetters = answer.length - expected.length;
  if (extraLetters < -allowed || extraLetters > band) return Number.POSITIVE_INFINITY;

  const table = buildEditTable(expected, answer, { isSame: isAcceptedLetter, isDigraph, band });
  const edits = getEditDistance(table);
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
}

function isDigraph(expected: Letter, first: Letter, second: Letter): boolean {
  return expected.digraph === first.text + second.text;
}

/** Longer texts allow more errors. Spaces and the leading word do not count. */
function countAllowedErrors(expected: Reading): number {
  const length = expected.core.filter(({ text }) => text !== ' ').length;
  if (length <= 4) return 0;
  return length <= 8 ? 1 : 2;
}
