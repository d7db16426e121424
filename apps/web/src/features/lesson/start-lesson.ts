import {
  createQuizSession,
  findUnavailableReason,
  type LessonQuestion,
  type PlannedQuestion,
  planLesson,
  type QuizKind,
  type Random,
} from '@wordhoard/quiz-engine';
import { buildPairs } from '../quiz/session/build-pairs.ts';
import type { TaughtWord } from '../quiz/session/lesson-content.ts';
import type { QuizSession, WordPair, WordResult } from '../quiz/session/quiz-session.ts';
import { createSession, type QuizMaterial } from '../quiz/session/start-quiz.ts';
import { buildPairItem, buildPoolItem, type WordItem } from '../quiz/session/word-item.ts';
import { toExampleText, toSpokenWord } from '../word/word-text.ts';
import { type LessonMaterial, lessonCodes } from './queries.ts';

/**
 * Starts a session that teaches words and then asks them, from choosing the meaning to writing the word.
 *
 * @param material - questions that ask for the words
 */
export function startLesson(
  lesson: LessonMaterial['lesson'],
  material: QuizMaterial,
  random: Random,
): QuizSession {
  const pairs = material.pairs.toSorted(
    (one, other) => lesson.ids.indexOf(one.word.id) - lesson.ids.indexOf(other.word.id),
  );
  const rounds = createQuizSession<WordPair, WordResult>(planRounds(pairs, material, random), {
    repeatsMissed: 'each-round',
  });
  const { list, remaining } = lesson;
  const words = pairs.map(({ word }) => toTaughtWord(word));
  return {
    ...createSession(rounds, material),
    lesson: { words, untaughtIds: words.map(({ id }) => id), list, remaining },
  };
}

function toTaughtWord(word: WordRecord): TaughtWord {
  const { mode, trans, image, grammar } = word;
  return {
    ...toSpokenWord(word),
    mode,
    translations: trans.map(({ dest }) => ({ text: dest.text, langCode: dest.langCode })),
    speechPartId: trans[0]?.speechPartId,
    image: image?.url,
    example: toExampleText(word, trans[0]?.dest.langCode ?? ''),
    grammar: grammar ?? undefined,
  };
}

type WordRecord = QuizMaterial['pairs'][number]['word'];

/** A word asked in both directions. */
interface LessonItem {
  /** Shows the word and asks for its meaning. */
  forward: WordItem;
  /** Shows the meaning and asks for the word. */
  backward: WordItem;
}

function planRounds(
  pairs: QuizMaterial['pairs'],
  { pool, settings }: QuizMaterial,
  random: Random,
): WordPair[][] {
  const items = pairs.map((pair): LessonItem => {
    const backward = buildPairItem(pair);
    return {
      forward: reverseItem(
        backward,
        pair.word.trans.map(({ dest }) => dest.text),
      ),
      backward,
    };
  });
  const meanings = [
    ...items.map(({ forward }) => forward),
    ...pool.map((item) => reverseItem(buildPoolItem(item, settings.direction), [])),
  ];
  const findKinds = (item: LessonItem): QuizKind[] =>
    lessonCodes.filter((kind) => {
      const others = kind === 'match-up' ? items.map(({ forward }) => forward) : meanings;
      return findUnavailableReason(kind, pickDirection(kind, item), others) === undefined;
    });
  return planLesson(items, findKinds, random).map((round) => buildRound(round, meanings, random));
}

/** Choosing and matching show the word; building and spelling show its meaning. */
const pickDirection = (kind: QuizKind, { forward, backward }: LessonItem): WordItem =>
  kind === 'multiple-choice' || kind === 'match-up' ? forward : backward;

/** The item that shows what another one asks for. The article belongs to the word alone. */
const reverseItem = (
  { prompt, text, langCode, article: _article, ...item }: WordItem,
  others: string[],
): WordItem => ({
  ...item,
  prompt: { text, langCode },
  text: prompt.text,
  langCode: prompt.langCode,
  accepted: [...new Set([prompt.text, ...others])],
});

/** Builds the questions of a round, and those that repeat its words after a mistake. */
function buildRound(
  round: readonly LessonQuestion<LessonItem>[],
  pool: readonly WordItem[],
  random: Random,
): WordPair[] {
  const planned = (kind: QuizKind, item: LessonItem): PlannedQuestion<WordItem> => ({
    item: pickDirection(kind, item),
    kind,
  });
  const pairs = buildPairs(
    round.map(({ item, kind }) => planned(kind, item)),
    pool,
    random,
  );
  const repeated = buildPairs(
    round.map(({ item, repeatedAs }) => planned(repeatedAs, item)),
    pool,
    random,
  );
  const againOf = new Map(repeated.map(({ word, question }) => [word.id, question]));
  return pairs.map((pair) => ({ ...pair, again: againOf.get(pair.word.id) }));
}
