import { withArticle } from '../text/article.ts';
import { foldApostrophes, foldBase, foldCase } from '../text/fold.ts';
import { splitLeadingWord } from '../text/leading-word.ts';
import { buildEditTable, getEditDistance } from './edit-table.ts';
import type { SpellingInput } from './grade-spelling.ts';
import { type Judgement, judge, normalize } from './judge.ts';
import { maxAlignedLength } from './spelling-diff.ts';
import { isRightVerdict } from './verdict.ts';

/** A verdict that compares the articles. */
export type ArticleJudgement = Judgement & {
  readonly hasWrongArticle?: boolean;
  /** The article of the answer, if `part` has none. */
  readonly added?: string;
};

/** The verdict on an answer with an article that is not asked, if no accepted text has one and the rest is right. */
export function judgeAdded(answer: string, input: SpellingInput): ArticleJudgement | undefined {
  const { agreements = {}, article, accepted, langCode } = input;
  const { leadingWord, rest } = splitLeadingWord(answer, langCode, Object.keys(agreements));
  const isAsked = listNouns(input).some(({ isKnown }) => !isKnown);
  if (leadingWord === '' || isAsked || answer.length > maxAlignedLength) return undefined;
  const judged = judge(rest, input);
  const { verdict, matched } = judged;
  if (!isRightVerdict(verdict)) return undefined;

  if (agreements[foldBase(leadingWord, langCode)]) {
    return { ...judged, verdict: verdict === 'exact' ? 'lenient' : verdict, added: leadingWord };
  }
  const [expected = ''] = accepted;
  const shown =
    article !== undefined && matched === expected
      ? { part: withArticle(article, normalize(expected)) }
      : { added: leadingWord };
  return { ...judged, verdict: 'almost', isVariant: false, hasWrongArticle: true, ...shown };
}

/** The verdict on an answer with an article that the expected text lacks and the caller knows, if the rest is right. */
export function judgeWithArticle(
  answer: string,
  input: SpellingInput,
): ArticleJudgement | undefined {
  const [known] = listNouns(input).filter(({ isKnown }) => isKnown);
  const { leadingWord, rest } = splitLeadingWord(answer, input.langCode);
  if (known === undefined || leadingWord === '' || answer.length > maxAlignedLength)
    return undefined;
  const { matched, noun, full } = known;
  if (!isRightVerdict(judge(rest, { ...input, accepted: [noun] }).verdict)) return undefined;

  const { verdict } = judge(answer, { ...input, accepted: [full] });
  const hasWrongArticle = !isRightVerdict(verdict);
  return {
    verdict: hasWrongArticle ? 'almost' : verdict,
    ...{ matched, part: full, isVariant: false, hasWrongArticle },
  };
}

/** The verdict on an answer that is right apart from its article, which is another one or has a slip. */
export function matchArticle(answer: string, input: SpellingInput): ArticleJudgement | undefined {
  if (answer.length > maxAlignedLength) return undefined;
  const match = matchOtherArticle(answer, input) ?? matchMistypedArticle(answer, input);
  return match && input.isOtherWord?.(answer) ? undefined : match;
}

function matchOtherArticle(answer: string, input: SpellingInput): ArticleJudgement | undefined {
  const { leadingWord, rest } = splitLeadingWord(answer, input.langCode);
  if (leadingWord === '') return undefined;
  const { verdict, ...match } = judge(rest, input);
  return isRightVerdict(verdict)
    ? { ...match, verdict: 'almost', isVariant: false, hasWrongArticle: true }
    : undefined;
}

/** If the caller knows the article, the noun may have a slip too, as it may behind another article. */
function matchMistypedArticle(answer: string, input: SpellingInput): ArticleJudgement | undefined {
  const { leadingWord, rest } = splitLeadingWord(answer, input.langCode);
  for (const { matched, article, noun, full, isKnown } of listNouns(input)) {
    const rests = [
      ...(isKnown && leadingWord !== '' ? [rest] : []),
      ...listRestsAfterSlip(answer, article),
    ];
    const isClose = rests.some((text) => {
      const { verdict } = judge(text, { ...input, accepted: [noun] });
      return isRightVerdict(verdict) || (isKnown && verdict === 'almost');
    });
    if (isClose) return { verdict: 'almost', matched, part: full, isVariant: false };
  }
  return undefined;
}

/** An accepted text with its article. */
interface Noun {
  readonly matched: string;
  readonly article: string;
  /** The text without its article. */
  readonly noun: string;
  readonly full: string;
  /** Whether the text lacks its article, which the caller knows. */
  readonly isKnown: boolean;
}

function listNouns({ accepted, article, langCode }: SpellingInput): Noun[] {
  const [expected] = accepted;
  const known = article !== undefined && expected !== undefined;
  const written = accepted.flatMap((matched) => {
    const { leadingWord, rest } = splitLeadingWord(normalize(matched), langCode);
    if (leadingWord === '') return [];
    const full = leadingWord + rest;
    return [{ matched, article: leadingWord.trim(), noun: rest, full, isKnown: false }];
  });
  if (!known) return written;
  const full = withArticle(article, normalize(expected));
  return [{ matched: expected, article, noun: expected, full, isKnown: true }, ...written];
}

/** What follows an article with one slip, the space behind it included. Of an article of one letter, a slip leaves nothing. */
function listRestsAfterSlip(answer: string, article: string): string[] {
  if (article.length < 2) return [];
  const fold = (text: string) => Array.from(foldApostrophes(foldCase(text)).replace(/\s+$/u, ' '));
  const right = fold(withArticle(article, ''));
  const rules = { isSame: (one: string, other: string) => one === other, band: 2 };
  const ends = [right.length - 1, right.length, right.length + 1];
  return ends
    .filter((end) => {
      const typed = fold(answer.slice(0, end));
      return getEditDistance(buildEditTable(right, typed, rules)) <= 1;
    })
    .map((end) => answer.slice(end));
}
