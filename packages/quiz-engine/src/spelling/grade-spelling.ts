import { withArticle } from '../text/article.ts';
import { splitLeadingWord } from '../text/leading-word.ts';
import { hasToneMarks, isPinyin } from '../text/pinyin.ts';
import { type Judgement, judge, normalize } from './judge.ts';
import { listOtherLetters } from './other-letters.ts';
import { type DiffSegment, diffSpelling, isSimilar, maxAlignedLength } from './spelling-diff.ts';
import { isRightVerdict, type SpellingVerdict } from './verdict.ts';

/** An answer to grade. */
export interface SpellingInput {
  /** The answer as typed. */
  readonly answer: string;
  /** All right answers, the expected one first. */
  readonly accepted: readonly string[];
  /** Other spellings of the accepted texts, which are right too: their readings, `colour` of `color`, `學校` of `学校`. */
  readonly spellings?: readonly string[] | undefined;
  /** The accepted texts in Latin letters, for learners without a keyboard of their script: `kitāb` of `كتاب`, pinyin. */
  readonly romanisations?: readonly string[] | undefined;
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
  /**
   * The answer aligned with the part of `matched` that it is closest to, or with the expected text. Both are trimmed and
   * in NFC.
   */
  readonly diff: readonly DiffSegment[];
  /** Whether the two resemble each other, so that a comparison letter by letter helps. */
  readonly isSimilar: boolean;
  /** Whether the answer would be right with another article, which is the one of `diff`. */
  readonly hasWrongArticle: boolean;
  /** Whether a lenient answer is pinyin without tone marks. */
  readonly lacksTones: boolean;
  /** Whether a right answer is written in another way, such as `gray` for `grey`, or is a part of the accepted text. */
  readonly isVariant: boolean;
  /** Whether the answer is compared with one of `romanisations`. The text in its own script is still to be shown. */
  readonly isRomanised: boolean;
  /** The letters of another script or alphabet, if the verdict is `keyboard`. */
  readonly otherLetters: readonly string[];
}

/**
 * Grades a typed answer. SPEC.md lists what each language forgives ([Q41] to [Q46], [Q59] to [Q68], [Q115] to [Q120]). Typing errors are
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
  const judged = judge(answer, input);
  const other = judged.verdict === 'wrong' ? matchWithoutArticle(answer, input) : undefined;
  const { verdict, matched, part, isVariant, isRomanised = false } = other ?? judged;
  const shown = normalize(part ?? input.accepted[0] ?? '');
  const diff = diffSpelling(shown, answer, input.langCode);
  return {
    verdict,
    matched,
    diff,
    isSimilar: isSimilar(diff),
    hasWrongArticle: other !== undefined,
    lacksTones:
      verdict === 'lenient' &&
      isPinyin(input.langCode) &&
      hasToneMarks(shown) &&
      !hasToneMarks(answer),
    isVariant,
    isRomanised,
    otherLetters: verdict === 'keyboard' ? listOtherLetters(answer, input) : [],
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
    verdict: hasWrongArticle ? 'almost' : verdict,
    matched: expected,
    diff,
    isSimilar: isSimilar(diff),
    hasWrongArticle,
    lacksTones: false,
    isVariant: false,
    isRomanised: false,
    otherLetters: [],
  };
}

/** The verdict on an answer that is right apart from its article. */
function matchWithoutArticle(answer: string, input: SpellingInput): Judgement | undefined {
  const { leadingWord, rest } = splitLeadingWord(answer, input.langCode);
  if (leadingWord === '' || answer.length > maxAlignedLength) return undefined;
  if (input.isOtherWord?.(answer)) return undefined;
  const { verdict, ...match } = judge(rest, input);
  return isRightVerdict(verdict) ? { ...match, verdict: 'almost', isVariant: false } : undefined;
}
