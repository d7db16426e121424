import { type Reading, readingsOf } from './reading.ts';
import { type DiffSegment, diffSpelling, longestAligned } from './spelling-diff.ts';
import type { SpellingVerdict } from './spelling-verdict.ts';
import { typingErrors } from './typing-error.ts';

/** What to grade. */
export interface SpellingInput {
  /** The answer as typed. */
  readonly answer: string;
  /** All right answers, the expected one first. */
  readonly accepted: readonly string[];
  /** The language of the answer as BCP 47. Without it no rule of any one language applies. */
  readonly langCode?: string | undefined;
  /** Tells whether a text is a word in its own right, hence no typing error of the expected one. */
  readonly isOtherWord?: ((text: string) => boolean) | undefined;
}

/** A graded answer. */
export interface SpellingGrade {
  readonly verdict: SpellingVerdict;
  /** The accepted text that the verdict is about, as it was given; `undefined` where it is `wrong`. */
  readonly matched: string | undefined;
  /** The answer (trimmed, NFC) beside `matched`, or beside the expected text (trimmed, NFC). */
  readonly diff: readonly DiffSegment[];
}

/**
 * Grades a typed answer. What the readers of each language forgive is listed in SPEC.md, [Q41] to
 * [Q46]; typing errors are counted as optimal string alignment distance, see [Q48].
 *
 * @param input - the answer, all right answers, their language, and who knows other words
 * @returns the verdict, the accepted text that it is about, and the letter by letter difference
 * @example
 * gradeSpelling({ answer: 'arbol', accepted: ['árbol'], langCode: 'es' }).verdict; // 'lenient'
 * gradeSpelling({ answer: 'freind', accepted: ['friend'], langCode: 'en' }).verdict; // 'almost'
 */
export function gradeSpelling(input: SpellingInput): SpellingGrade {
  const answer = tidy(input.answer);
  const { verdict, matched } = judge(answer, input);
  const shown = tidy(matched ?? input.accepted[0] ?? '');
  return { verdict, matched, diff: diffSpelling(shown, answer, input.langCode) };
}

type Judgement = Pick<SpellingGrade, 'verdict' | 'matched'>;
type Closeness = 'exact' | 'lenient' | 'almost' | 'far';

function judge(answer: string, { accepted, langCode, isOtherWord }: SpellingInput): Judgement {
  const closenesses = closenessOf(answer, accepted, langCode);
  const closest = (closeness: Closeness) => accepted[closenesses.indexOf(closeness)];

  const [expected] = closenesses;
  if (expected === 'exact' || expected === 'lenient') {
    return { verdict: expected, matched: accepted[0] };
  }
  const alternative = closest('exact') ?? closest('lenient');
  if (alternative !== undefined) return { verdict: 'alternative', matched: alternative };

  const almost = closest('almost');
  if (almost === undefined || isOtherWord?.(answer))
    return { verdict: 'wrong', matched: undefined };
  return { verdict: 'almost', matched: almost };
}

function closenessOf(
  answer: string,
  accepted: readonly string[],
  langCode: string | undefined,
): Closeness[] {
  const isTooLong = answer.length > longestAligned;
  const readings = isTooLong ? [] : readingsOf(answer, langCode);
  return accepted.map((text) => {
    if (answer !== '' && tidy(text) === answer) return 'exact';
    if (readings.length === 0 || text.length > longestAligned) return 'far';
    return closenessTo(readingsOf(text, langCode), readings);
  });
}

function closenessTo(expected: readonly Reading[], answer: readonly Reading[]): Closeness {
  const errors = expected.flatMap((right) => answer.map((typed) => typingErrors(right, typed)));
  const fewest = Math.min(...errors);
  if (fewest === 0) return 'lenient';
  return Number.isFinite(fewest) ? 'almost' : 'far';
}

function tidy(text: string): string {
  return text.trim().normalize('NFC');
}
