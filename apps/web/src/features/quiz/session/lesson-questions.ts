import type { Lesson, WordRecord } from '@wordhoard/contract';
import type { LessonQuestion, PlannedQuestion, QuizKind, Random } from '@wordhoard/quiz-engine';
import { toExampleText, toSpokenWord } from '../../word/word-text.ts';
import { buildRepeatedPairs } from './build-pairs.ts';
import type { TaughtWord } from './lesson-content.ts';
import type { QuizMaterial } from './plan-quiz.ts';
import type { WordPair } from './quiz-session.ts';
import { buildPairItem, buildPoolItem, type WordItem } from './word-item.ts';

export function toTaughtWord(word: WordRecord): TaughtWord {
  const { mode, homograph, hasHomographs, trans, image, grammar } = word;
  return {
    ...toSpokenWord(word),
    mode,
    homograph,
    hasHomographs,
    translations: trans.map(({ dest }) => ({ text: dest.text, langCode: dest.langCode })),
    speechPartId: trans[0]?.speechPartId,
    image: image?.url,
    example: toExampleText(word, trans[0]?.dest.langCode ?? ''),
    grammar: grammar ?? undefined,
  };
}

type FurtherMeanings = NonNullable<Lesson['also']>[number];

/** A known word as a lesson tells what else it means. Its picture and its example show the meaning that is known. */
export function withFurtherMeanings({ word, meanings }: FurtherMeanings): TaughtWord {
  const isFurther = ({ dest }: WordRecord['trans'][number]) => meanings.includes(dest.text);
  const [usual, ...trans] = word.trans.toSorted(
    (one, other) => Number(isFurther(one)) - Number(isFurther(other)),
  );
  return {
    ...toTaughtWord({ ...word, image: null, example: null, trans: trans.filter(isFurther) }),
    known: usual?.dest,
  };
}

/** A word asked in both directions. */
export interface LessonItem {
  /** Shows the word and asks for its meaning. */
  forward: WordItem;
  /** Shows the meaning and asks for the word. */
  backward: WordItem;
}

export function buildLessonItem(pair: QuizMaterial['pairs'][number]): LessonItem {
  const backward = buildPairItem(pair);
  const meanings = pair.word.trans.map(({ dest }) => dest.text);
  return { forward: reverseItem(backward, meanings), backward };
}

/** The meanings that a wrong option may show. */
export const listMeanings = (
  items: readonly LessonItem[],
  { pool, settings }: Pick<QuizMaterial, 'pool' | 'settings'>,
): WordItem[] => [
  ...items.map(({ forward }) => forward),
  ...pool.map((item) => reverseItem(buildPoolItem(item, settings.direction), [])),
];

/** The words that a wrong option may show, besides those of the lesson. */
export const listOtherWords = ({
  pool,
  settings,
}: Pick<QuizMaterial, 'pool' | 'settings'>): WordItem[] =>
  pool.map((item) => buildPoolItem(item, settings.direction));

/** Choosing and matching show the word; building and spelling show its meaning. */
export const pickDirection = (kind: QuizKind, { forward, backward }: LessonItem): WordItem =>
  kind === 'multiple-choice' || kind === 'match-up' ? forward : backward;

/** The item that shows what another one asks for. The article belongs to the word alone. */
const reverseItem = (
  {
    prompt,
    text,
    langCode,
    sense,
    excludedPrompts: excluded,
    article: _article,
    ...item
  }: WordItem,
  others: string[],
): WordItem => ({
  ...item,
  prompt: { text, langCode, sense },
  text: prompt.text,
  langCode: prompt.langCode,
  sense: prompt.sense,
  excluded,
  accepted: [...new Set([prompt.text, ...others])],
});

/** Builds the questions of a round, and those that repeat its words after a mistake. */
export function buildRound(
  round: readonly LessonQuestion<LessonItem>[],
  pool: readonly WordItem[],
  random: Random,
): WordPair[] {
  const planned = (kind: QuizKind, item: LessonItem): PlannedQuestion<WordItem> => ({
    item: pickDirection(kind, item),
    kind,
  });
  return buildRepeatedPairs(
    round.map(({ item, kind }) => planned(kind, item)),
    round.map(({ item, repeatedAs }) => planned(repeatedAs, item)),
    pool,
    random,
  );
}
