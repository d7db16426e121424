import { hasToneMarks, isPinyin } from '../text/pinyin.ts';
import { judge, normalize } from './judge.ts';
import {
  type ArticleJudgement,
  judgeAdded,
  judgeWithArticle,
  matchArticle,
} from './match-article.ts';
import { listOtherLetters } from './other-letters.ts';
import { type DiffSegment, diffSpelling, isSimilar } from './spelling-diff.ts';
import type { SpellingVerdict } from './verdict.ts';

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
  /** If no article is asked, those that an answer may add, folded, and whether each agrees with the expected text. */
  readonly agreements?: Readonly<Record<string, boolean>> | undefined;
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
 * Grades a typed answer. SPEC.md lists what each language forgives ([Q41] to [Q46], [Q59] to [Q68], [Q115] to [Q120], [Q122], [Q123]). Typing errors are
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
  const judged = judgeAnswer(answer, input);
  const {
    verdict,
    matched,
    part,
    isVariant,
    isRomanised = false,
    hasWrongArticle = false,
    added = '',
  } = judged;
  const shown = normalize(part ?? input.accepted[0] ?? '');
  const compared = diffSpelling(shown, answer.slice(added.length), input.langCode);
  const kind = hasWrongArticle ? 'extra' : 'optional';
  const diff =
    added === '' ? compared : [{ kind, expected: '', answer: added } as const, ...compared];
  return {
    verdict,
    matched,
    diff,
    isSimilar: isSimilar(compared),
    hasWrongArticle,
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

function judgeAnswer(answer: string, input: SpellingInput): ArticleJudgement {
  const judged: ArticleJudgement =
    judgeAdded(answer, input) ?? judgeWithArticle(answer, input) ?? judge(answer, input);
  const isOpen = judged.verdict === 'wrong' || (judged.verdict === 'almost' && !judged.isRomanised);
  return (isOpen && !judged.hasWrongArticle && matchArticle(answer, input)) || judged;
}
