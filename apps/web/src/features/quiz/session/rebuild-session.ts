import type { QuizSession as AccountSession } from '@wordhoard/contract';
import {
  createQuizSession,
  findResult,
  getCurrentPair,
  isComplete,
  type QuizKind,
  type Random,
} from '@wordhoard/quiz-engine';
import { buildRepeatedPairs } from './build-pairs.ts';
import type { LessonContent } from './lesson-content.ts';
import {
  buildLessonItem,
  buildRound,
  listMeanings,
  listOtherWords,
  toTaughtWord,
} from './lesson-questions.ts';
import { acceptHeardWord } from './plan-quiz.ts';
import {
  answerWord,
  continueQuiz,
  isFinished,
  type QuizSession,
  type WordPair,
  type WordResult,
} from './quiz-session.ts';
import { buildSentenceRound } from './sentence-questions.ts';
import { createSession } from './start-quiz.ts';
import { buildPairItem, buildPoolItem } from './word-item.ts';

/**
 * Rebuilds a session of the account: the questions of its plan, answered as on its devices. Wrong options and the order of
 * boards may differ.
 *
 * @returns the session at its next question; `undefined` if it has none
 */
export function rebuildSession(account: AccountSession, random: Random): QuizSession | undefined {
  const { missedRound, isByEar, isRetry, timeLimit } = account.conditions;
  const rounds = createQuizSession<WordPair, WordResult>(buildRounds(account, random), {
    repeatsMissed: false,
  });
  if (rounds.quiz.pairs.length === 0) return undefined;
  const lesson = buildLesson(account);
  const started: QuizSession = {
    ...createSession({ ...rounds, missedRound }, account, { isByEar }),
    id: account.id,
    isRetry,
    timeLimit,
    ...(lesson && { lesson }),
  };
  const session = account.answers.reduce(answerAgain, started);
  return isFinished(session) ? undefined : goToOpenQuestion(session);
}

function buildRounds(
  { pairs, pool, settings, conditions }: AccountSession,
  random: Random,
): WordPair[][] {
  const rounds = [...new Set(pairs.map(({ round }) => round))]
    .sort((one, other) => one - other)
    .map((number) => pairs.filter(({ round }) => round === number).map(toPlanned));
  if (conditions.lesson !== undefined) {
    const words = new Map(pairs.map((pair) => [pair.word.id, buildLessonItem(pair)]));
    const meanings = listMeanings([...words.values()], { pool, settings });
    return rounds.map((round, index) => {
      const planned = round.map(({ item, ...one }) => ({ ...one, item: buildLessonItem(item) }));
      const isLast = index > 0 && !rounds[index + 1];
      return isLast && asksSentences(planned)
        ? buildSentenceRound(
            planned.map(({ item }) => item.backward),
            listOtherWords({ pool, settings }),
            random,
          )
        : buildRound(planned, meanings, random);
    });
  }
  const buildItem = (pair: AccountPair) =>
    conditions.isByEar ? acceptHeardWord(buildPairItem(pair)) : buildPairItem(pair);
  const items = pairs.map(buildItem).map((item) => [item.wordId, item] as const);
  const others = [
    // A word as it is asked first.
    ...new Map(items.toReversed()).values(),
    ...pool.map((item) => buildPoolItem(item, settings.direction)),
  ];
  return rounds.map((round) =>
    buildRepeatedPairs(
      round.map(({ item, kind }) => ({ item: buildItem(item), kind })),
      round.flatMap(({ item }) => (item.again ? { item: buildItem(item), kind: item.again } : [])),
      others,
      random,
    ),
  );
}

/** The last round of a lesson asks for words in one kind, and for sentences in two. */
const asksSentences = (round: readonly { kind: QuizKind }[]): boolean =>
  round.at(-1)?.kind === 'letter-match' &&
  round.every(({ kind }) => kind === 'multiple-choice' || kind === 'letter-match');

type AccountPair = AccountSession['pairs'][number];

const toPlanned = (item: AccountPair) => ({
  item,
  kind: item.code,
  repeatedAs: item.again ?? item.code,
});

/** The words without an answer have not been taught, except in a session that repeats what another one taught. */
function buildLesson({ pairs, answers, conditions }: AccountSession): LessonContent | undefined {
  const { lesson, isRetry } = conditions;
  if (lesson === undefined) return undefined;
  const words = [...new Map(pairs.map(({ word }) => [word.id, toTaughtWord(word)])).values()];
  const isTaught = (id: string) => isRetry || answers.some(({ wordId }) => wordId === id);
  return {
    ...lesson,
    words,
    untaughtIds: words.map(({ id }) => id).filter((id) => !isTaught(id)),
  };
}

/** Two devices may have answered the same question. The first answer counts for the session. */
function answerAgain(
  session: QuizSession,
  { code, order: _, rowId, columnId, ...answer }: AccountSession['answers'][number],
): QuizSession {
  const open = isComplete(session.quiz) ? continueQuiz(session) : session;
  // Without its table, a cell is restored as its word.
  const asked = open.quiz.pairs.find(
    ({ question: { item } }) =>
      item.word.id === answer.wordId &&
      [undefined, rowId].includes(item.rowId) &&
      [undefined, columnId].includes(item.columnId),
  );
  return asked?.question.kind === code
    ? answerWord(open, { ...answer, wordId: asked.word.id })
    : session;
}

function goToOpenQuestion(session: QuizSession): QuizSession {
  const current = getCurrentPair(session.quiz);
  const isOpen = current && findResult(session.quiz, current.word.id) === undefined;
  return isOpen ? session : continueQuiz(session);
}
