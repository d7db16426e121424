import type { WordRecord } from '@wordhoard/contract';
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

const maxSentences = 2;
/** More words are tedious to order, and no phone has room for them. A sentence without spaces is ordered letter by letter. */
const maxWords = 8;
const maxLetters = 14;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The examples that a lesson asks to build at its end, because its learner can say them now.
 *
 * @param items - in the order in which the lesson teaches them
 */
export const buildSentences = (items: readonly LessonItem[]): WordItem[] =>
  items
    .flatMap(({ backward }) => buildSentence(backward) ?? [])
    .filter((one, index, all) => all.findIndex(({ text }) => text === one.text) === index)
    .slice(-maxSentences);

/** Shows what the example of a word means, and asks for the example. */
export function buildSentence({ example, langCode, ...item }: WordItem): WordItem | undefined {
  const meaning = example?.translation;
  if (meaning === undefined || !isShort(example?.text ?? '')) return undefined;
  const text = example?.text ?? '';
  const { wordId, word } = item;
  return {
    wordId: `${wordId} sentence`,
    word,
    langCode,
    asks: 'sentence',
    isSentence: true,
    prompt: { text: meaning.text, langCode: meaning.lang },
    text,
    accepted: [text],
    spoken: text,
  };
}

function isShort(sentence: string): boolean {
  const words = sentence.split(/\s/u).length;
  if (!unspaced.test(sentence)) return words > 2 && words <= maxWords;
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  return letters > 2 && letters <= maxLetters;
}

/** Builds the questions of the round that asks for sentences. */
export const buildSentenceRound = (
  sentences: readonly WordItem[],
  pool: readonly WordItem[],
  random: Random,
): WordPair[] =>
  buildRepeatedPairs(
    sentences.map((item) => ({ item, kind: 'letter-match' })),
    [],
    pool,
    random,
  );

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
