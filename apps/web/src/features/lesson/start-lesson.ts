import type { Lesson } from '@wordhoard/contract';
import {
  createQuizSession,
  findUnavailableReason,
  planLesson,
  type QuizKind,
  type Random,
} from '@wordhoard/quiz-engine';
import { lessonCodes } from '../quiz/session/lesson-content.ts';
import {
  buildLessonItem,
  buildRound,
  type LessonItem,
  listMeanings,
  listOtherWords,
  pickDirection,
  toTaughtWord,
  withFurtherMeanings,
} from '../quiz/session/lesson-questions.ts';
import type { QuizMaterial } from '../quiz/session/plan-quiz.ts';
import type { QuizSession, WordPair, WordResult } from '../quiz/session/quiz-session.ts';
import { buildSentenceRound } from '../quiz/session/sentence-questions.ts';
import { createSession } from '../quiz/session/start-quiz.ts';

/**
 * Starts a session that teaches words and then asks them, from choosing the meaning to writing the word.
 *
 * @param material - questions that ask for the words
 */
export function startLesson(lesson: Lesson, material: QuizMaterial, random: Random): QuizSession {
  const pairs = material.pairs.toSorted(
    (one, other) => lesson.ids.indexOf(one.word.id) - lesson.ids.indexOf(other.word.id),
  );
  const rounds = createQuizSession<WordPair, WordResult>(planRounds(pairs, material, random), {
    repeatsMissed: 'each-round',
  });
  const { list, remaining } = lesson;
  const words = pairs.map(({ word }) => toTaughtWord(word));
  const also = lesson.also?.map(withFurtherMeanings);
  const untaughtIds = [...(also ?? []), ...words].map(({ id }) => id);
  return {
    ...createSession(rounds, material),
    lesson: { words, also, untaughtIds, list, remaining },
  };
}

function planRounds(
  pairs: QuizMaterial['pairs'],
  { pool, settings }: QuizMaterial,
  random: Random,
): WordPair[][] {
  const items = pairs.map(buildLessonItem);
  const meanings = listMeanings(items, { pool, settings });
  const findKinds = (item: LessonItem): QuizKind[] =>
    lessonCodes.filter((kind) => {
      const others = kind === 'match-up' ? items.map(({ forward }) => forward) : meanings;
      return findUnavailableReason(kind, pickDirection(kind, item), others) === undefined;
    });
  const rounds = planLesson(items, findKinds, random);
  return [
    ...rounds.map((round) => buildRound(round, meanings, random)),
    buildSentenceRound(
      items.map(({ backward }) => backward),
      listOtherWords({ pool, settings }),
      random,
    ),
  ].filter(({ length }) => length > 0);
}
