import {
  addResult,
  goToNext,
  isComplete,
  type Laps,
  nextLap,
  progressOf,
  resultOf,
  score,
  startLaps,
  undoInLaps,
  wholeQuiz,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPairs } from '../test/factory.ts';

const idsOf = ({ quiz }: Laps) => quiz.pairs.map(({ word }) => word.id);

/** Answers the current pair and goes on, into the next lap where this one is complete. */
function answer(laps: Laps, correct: boolean): Laps {
  const { quiz } = laps;
  const wordId = quiz.pairs[quiz.index]?.word.id ?? '';
  return nextLap({ ...laps, quiz: goToNext(addResult(quiz, { wordId, correct })) });
}

const answerAll = (laps: Laps, answers: readonly boolean[]): Laps => answers.reduce(answer, laps);

const twice = [buildPairs('cat', 'dog'), buildPairs('cat', 'dog')];
const anyAnswers = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });

describe('a round in laps', () => {
  it('[Q70] goes on to the next lap once the one under way is complete', () => {
    const laps = startLaps([buildPairs('cat', 'dog'), [], buildPairs('dog')], {
      returnsMissed: false,
    });
    const half = answer(laps, true);
    expect(nextLap(half)).toBe(half);
    expect(idsOf(answer(half, false))).toEqual(['dog']);
    const done = answerAll(laps, [true, false, true]);
    expect(isComplete(done.quiz)).toBe(true);
    expect(nextLap(done)).toBe(done);
  });

  it('[Q70] without pairs is an empty quiz', () => {
    expect(startLaps([[], []], { returnsMissed: true }).quiz.pairs).toEqual([]);
  });

  it('[Q71] asks once more what was missed and not answered rightly since', () => {
    const laps = startLaps(twice, { returnsMissed: true });
    expect(idsOf(answerAll(laps, [false, true, true, false]))).toEqual(['dog']);
    const returned = answerAll(laps, [false, true, true, false, false]);
    expect(isComplete(returned.quiz)).toBe(true);
    expect(nextLap(returned)).toBe(returned);
  });

  it('[Q71] asks nothing more where nothing is open, or where nothing is to return', () => {
    const [due, none] = [true, false].map((returnsMissed) => startLaps(twice, { returnsMissed }));
    const answers = [false, true, true, true];
    expect(due && answerAll(due, answers).earlier).toHaveLength(1);
    expect(none && answerAll(none, [false, false, false, false]).earlier).toHaveLength(1);
  });

  it('[Q72] is taken back answer by answer to its start, and can be played again from there', () => {
    fc.assert(
      fc.property(anyAnswers, fc.boolean(), (answers, returnsMissed) => {
        const start = startLaps(twice, { returnsMissed });
        const stages = answers.map((_, count) => answerAll(start, answers.slice(0, count)));
        const played = answerAll(start, answers);
        let back = played;
        for (const stage of stages.toReversed()) {
          back = undoInLaps(back);
          expect(back).toEqual(stage);
        }
        expect(undoInLaps(back)).toBe(back);
        expect(answerAll(back, answers)).toEqual(played);
      }),
    );
  });

  it('[Q72] leaves the lap of missed words by taking back what led there', () => {
    const laps = answerAll(startLaps(twice, { returnsMissed: true }), [true, true, true, false]);
    expect(idsOf(laps)).toEqual(['dog']);
    const back = undoInLaps(laps);
    expect(idsOf(back)).toEqual(['cat', 'dog']);
    expect(idsOf(answer(back, false))).toEqual(['dog']);
    expect(isComplete(answer(back, true).quiz)).toBe(true);
  });

  it('[Q73] counts a first wrong answer, or else the latest, each word once', () => {
    const laps = answerAll(startLaps(twice, { returnsMissed: true }), [false, true, true, true]);
    const whole = wholeQuiz(laps);
    expect(whole.pairs.map(({ word }) => word.id)).toEqual(['cat', 'dog']);
    expect(resultOf(whole, 'cat')).toMatchObject({ correct: false, order: 1 });
    expect(resultOf(whole, 'dog')).toMatchObject({ correct: true, order: 4 });
    expect(score(whole)).toMatchObject({ correct: 1, answered: 2, total: 2 });
  });

  it('[Q73] of one lap is that lap', () => {
    const laps = startLaps([buildPairs('cat')], { returnsMissed: false });
    expect(wholeQuiz(laps)).toBe(laps.quiz);
  });

  it('[Q74] counts questions, those to come included', () => {
    const laps = startLaps(twice, { returnsMissed: true });
    expect(progressOf(laps)).toEqual({ answered: 0, total: 4 });
    expect(progressOf(answerAll(laps, [true, true, false]))).toEqual({ answered: 3, total: 4 });
    expect(progressOf(answerAll(laps, [true, true, false, true]))).toEqual({
      answered: 4,
      total: 5,
    });
  });

  it('[Q70] is plain data', () => {
    const laps = answer(startLaps(twice, { returnsMissed: true }), false);
    expect(answer(JSON.parse(JSON.stringify(laps)), true)).toEqual(answer(laps, true));
  });
});
