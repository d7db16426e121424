import type { QuizCode } from '@wordhoard/contract/enumeration';
import { findUnavailableReason, type PlannedQuestion, type Random } from '@wordhoard/quiz-engine';
import { splitAtForm } from '@wordhoard/quiz-engine/text';
import type { Strength } from '@wordhoard/review-scheduler';
import type { QuizPlan } from './plan-quiz.ts';
import { asksForWord, type WordItem } from './word-item.ts';

/** A word with a memory is recalled, not recognised. A phrase is built before it is written. */
function listReviewKinds(strength: Strength, { text }: WordItem): readonly QuizCode[] {
  if (strength === 0) return ['multiple-choice', 'cards'];
  const isBuilt = strength === 1 && /\s/.test(text);
  const recalled = isBuilt
    ? (['letter-match', 'spelling'] as const)
    : (['spelling', 'letter-match'] as const);
  return [...recalled, 'multiple-choice', 'cards'];
}

interface Review {
  items: readonly WordItem[];
  strengthOfWord: (wordId: string) => Strength;
  /** Wrong options come from these items. */
  pool: readonly WordItem[];
  random: Random;
}

/** Asks each word once, in a harder kind the better it is remembered, and plans how to repeat it. */
export function planReview({ items, strengthOfWord, pool, random }: Review): ReviewPlan {
  const planned = items.map((item) => {
    const kinds = listReviewKinds(strengthOfWord(item.word.id), item);
    const isAvailable = (kind: QuizCode) => findUnavailableReason(kind, item, pool) === undefined;
    return { item, kind: kinds.find(isAvailable) ?? 'cards' };
  });
  return { planned: [fillGaps(planned, random)], repeated: listChoices(planned, pool) };
}

type ReviewPlan = Omit<QuizPlan, 'others'>;

/** Asks for half of the words that are typed in a sentence, so that a word is recalled in its context too. */
const fillGaps = (planned: readonly PlannedQuestion<WordItem>[], random: Random) =>
  planned.map(({ item, kind }) => ({
    item: (kind === 'spelling' && random() < 0.5 && fillGap(item)) || item,
    kind,
  }));

/** A word that could not be recalled twice is then recognised, if it has wrong options. */
const listChoices = (
  planned: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
): PlannedQuestion<WordItem>[] =>
  planned
    .map(({ item }) => ({ item, kind: 'multiple-choice' as const }))
    .filter(({ item, kind }) => findUnavailableReason(kind, item, pool) === undefined);

/** Builds the question that leaves the word out of its example. Undefined if the example has another form of the word, or no translation. */
export function fillGap(item: WordItem): WordItem | undefined {
  const { example, text, langCode } = item;
  const hint = example?.translation;
  const split =
    hint && asksForWord(item)
      ? splitAtForm(example.text, example.word ?? text, langCode)
      : undefined;
  if (hint === undefined || split?.form !== text) return undefined;
  const { before, after } = split;
  const gap = { before, after, hint: { text: hint.text, langCode: hint.lang } };
  return {
    ...item,
    asks: 'gap',
    prompt: { text: `${before}____${after}`, langCode, gap },
    accepted: [text],
    article: undefined,
  };
}
