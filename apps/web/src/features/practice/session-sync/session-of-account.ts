import type { components } from '@wordhoard/api-client';
import { createQuizSession, goToNext, type Random, specialLetters } from '@wordhoard/quiz-engine';
import { unknownWord } from '../knowing/knowing-atom.ts';
import { buildPairs } from '../session/build-pairs.ts';
import type { QuizSession, WordPair, WordResult } from '../session/quiz-session.ts';
import { wordItemOfPair, wordItemOfPool } from '../session/word-item.ts';
import { type QueuedSession, withPlayed } from './queued-session.ts';

type Quiz = components['schemas']['QuizSession'];

/** A quiz of the account as this browser goes on with it: each word once, as the account keeps it. */
export function sessionOfAccount(quiz: Quiz, random: Random): QuizSession | undefined {
  const { settings } = quiz;
  const asked = quiz.pairs.map((pair) => ({ item: wordItemOfPair(pair), kind: pair.code }));
  if (asked.length === 0) return undefined;

  const others = quiz.pool.map((item) => wordItemOfPool(item, settings.direction));
  const pairs = buildPairs(asked, [...asked.map(({ item }) => item), ...others], random);
  const laps = createQuizSession<WordPair, WordResult>([pairs], { repeatsMissed: false });
  const results = Object.fromEntries(
    pairs.flatMap(({ word }) => {
      const given = quiz.results[word.id];
      return given === undefined ? [] : [[word.id, resultOf(given)] as const];
    }),
  );
  return {
    ...laps,
    id: quiz.id,
    settings,
    isByEar: false,
    specialLetters: specialLetters(asked.map(({ item }) => item)),
    slips: {},
    quiz: atOpenPair({ ...laps.quiz, results }),
  };
}

/** A round is gone on with where the first answer is missing. */
const atOpenPair = (quiz: QuizSession['quiz']): QuizSession['quiz'] =>
  quiz.pairs[0] && quiz.results[quiz.pairs[0].word.id] ? goToNext(quiz) : quiz;

const resultOf = ({
  answeredAt: _answeredAt,
  code: _code,
  ...result
}: Quiz['results'][string]): WordResult & { order: number } => ({ ...result, before: unknownWord });

/** The round as one that the account has all of. */
export function queuedSessionOfAccount(session: QuizSession, username: string): QueuedSession[] {
  return withPlayed([], session, { username, now: new Date() }).map((round) => ({
    ...round,
    quizId: session.id,
    sent: round.answers,
  }));
}
