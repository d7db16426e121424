import {
  addResult,
  createQuizSession,
  findResult,
  flattenRounds,
  getProgress,
  goToNext,
  goToNextRound,
  isComplete,
  type QuizSession,
  score,
  undoAcrossRounds,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPairs } from '../../test/factory.ts';

const idsOf = ({ quiz }: QuizSession) => quiz.pairs.map(({ word }) => word.id);

/** Answers the current pair and moves on, to the next round if this one is complete. */
function answer(session: QuizSession, correct: boolean): QuizSession {
  const { quiz } = session;
  const wordId = quiz.pairs[quiz.index]?.word.id ?? '';
  return goToNextRound({ ...session, quiz: goToNext(addResult(quiz, { wordId, correct })) });
}

const answerAll = (session: QuizSession, answers: readonly boolean[]): QuizSession =>
  answers.reduce(answer, session);

const twice = [buildPairs('cat', 'dog'), buildPairs('cat', 'dog')];
const anyAnswers = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });

describe('a quiz session', () => {
  it('[Q70] starts the next round once the current one is complete', () => {
    const session = createQuizSession([buildPairs('cat', 'dog'), [], buildPairs('dog')], {
      repeatsMissed: false,
    });
    const half = answer(session, true);
    expect(goToNextRound(half)).toBe(half);
    expect(idsOf(answer(half, false))).toEqual(['dog']);
    const done = answerAll(session, [true, false, true]);
    expect(isComplete(done.quiz)).toBe(true);
    expect(goToNextRound(done)).toBe(done);
  });

  it('[Q70] is an empty quiz without pairs', () => {
    expect(createQuizSession([[], []], { repeatsMissed: true }).quiz.pairs).toEqual([]);
  });

  it('[Q71] repeats missed words that were not answered rightly later', () => {
    const session = createQuizSession(twice, { repeatsMissed: true });
    expect(idsOf(answerAll(session, [false, true, true, false]))).toEqual(['dog']);
    const repeated = answerAll(session, [false, true, true, false, false]);
    expect(isComplete(repeated.quiz)).toBe(true);
    expect(goToNextRound(repeated)).toBe(repeated);
  });

  it('[Q71] [Q77] repeats another word before the one that was answered last', () => {
    const animals = buildPairs('cat', 'dog', 'elk');
    for (const repeatsMissed of [true, 'each-round'] as const) {
      const start = createQuizSession([animals], { repeatsMissed });
      expect(idsOf(answerAll(start, [false, false, true]))).toEqual(['cat', 'dog']);
      const back = {
        ...start,
        quiz: goToNext(addResult(start.quiz, { wordId: 'elk', correct: true })),
      };
      const missed = answerAll({ ...back, quiz: { ...back.quiz, index: 1 } }, [false, false]);
      expect(idsOf(missed)).toEqual(['dog', 'cat']);
      expect(idsOf(answerAll(start, [true, true, false]))).toEqual(['elk']);
    }
  });

  it('[Q71] has no round of missed words if none are open or if it is disabled', () => {
    const [repeating, plain] = [true, false].map((repeatsMissed) =>
      createQuizSession(twice, { repeatsMissed }),
    );
    const answers = [false, true, true, true];
    expect(repeating && answerAll(repeating, answers).finishedRounds).toHaveLength(1);
    expect(plain && answerAll(plain, [false, false, false, false]).finishedRounds).toHaveLength(1);
  });

  it('[Q72] undoes answer by answer back to the start and can be replayed from there', () => {
    fc.assert(
      fc.property(anyAnswers, fc.boolean(), (answers, repeatsMissed) => {
        const start = createQuizSession(twice, { repeatsMissed });
        const states = answers.map((_, count) => answerAll(start, answers.slice(0, count)));
        const played = answerAll(start, answers);
        let back = played;
        for (const state of states.toReversed()) {
          back = undoAcrossRounds(back);
          expect(back).toEqual(state);
        }
        expect(undoAcrossRounds(back)).toBe(back);
        expect(answerAll(back, answers)).toEqual(played);
      }),
    );
  });

  it('[Q72] undo leaves the round of missed words', () => {
    const session = answerAll(createQuizSession(twice, { repeatsMissed: true }), [
      true,
      true,
      true,
      false,
    ]);
    expect(idsOf(session)).toEqual(['dog']);
    const back = undoAcrossRounds(session);
    expect(idsOf(back)).toEqual(['cat', 'dog']);
    expect(idsOf(answer(back, false))).toEqual(['dog']);
    expect(isComplete(answer(back, true).quiz)).toBe(true);
  });

  it('[Q73] flattenRounds counts the first wrong answer of a word, or its latest answer', () => {
    const session = answerAll(createQuizSession(twice, { repeatsMissed: true }), [
      false,
      true,
      true,
      true,
    ]);
    const flat = flattenRounds(session);
    expect(flat.pairs.map(({ word }) => word.id)).toEqual(['cat', 'dog']);
    expect(findResult(flat, 'cat')).toMatchObject({ correct: false, order: 1 });
    expect(findResult(flat, 'dog')).toMatchObject({ correct: true, order: 4 });
    expect(score(flat)).toMatchObject({ correct: 1, answered: 2, total: 2 });
  });

  it('[Q73] flattenRounds returns the quiz of a single round', () => {
    const session = createQuizSession([buildPairs('cat')], { repeatsMissed: false });
    expect(flattenRounds(session)).toBe(session.quiz);
  });

  it('[Q74] getProgress counts planned questions, and a round of missed words apart', () => {
    const session = createQuizSession(twice, { repeatsMissed: true });
    const none = undefined;
    expect(getProgress(session)).toEqual({ answered: 0, total: 4, again: none });
    const nearly = answerAll(session, [true, true, false]);
    expect(getProgress(nearly)).toEqual({ answered: 3, total: 4, again: none });
    const again = { answered: 0, total: 1 };
    expect(getProgress(answer(nearly, true))).toMatchObject({ answered: 4, total: 4, again });
  });

  it('[Q74] getProgress keeps its total when each round repeats its missed words', () => {
    const session = createQuizSession(twice, { repeatsMissed: 'each-round' });
    const missed = answerAll(session, [false, false]);
    const again = { answered: 0, total: 2 };
    expect(getProgress(missed)).toMatchObject({ answered: 2, total: 4, again });
    const second = answerAll(missed, [true, true, true]);
    expect(getProgress(second)).toEqual({ answered: 3, total: 4, again: undefined });
    expect(getProgress(answer(second, true))).toMatchObject({ answered: 4, total: 4 });
  });

  it('[Q70] is plain data', () => {
    const session = answer(createQuizSession(twice, { repeatsMissed: true }), false);
    expect(answer(JSON.parse(JSON.stringify(session)), true)).toEqual(answer(session, true));
  });
});
