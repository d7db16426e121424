import {
  answerPlacement,
  createPlacement,
  findNextPlacementQuestion,
  findPlacedLevel,
  type Placement,
  undoPlacement,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const plenty = [20, 20, 20, 20, 20];

const answerAll = (placement: Placement, answers: readonly boolean[]): Placement =>
  answers.reduce(answerPlacement, placement);

const levelsOf = ({ answers }: Placement) => answers.map(({ level }) => level);

const anyCounts = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 6 });
const anyAnswers = fc.array(fc.boolean(), { maxLength: 25 });

/** Answers as a learner who knows the words up to a level does. */
function place(known: number, questionCounts = plenty): Placement {
  let placement = createPlacement(questionCounts);
  for (;;) {
    const question = findNextPlacementQuestion(placement);
    if (question === undefined) return placement;
    placement = answerPlacement(placement, question.level <= known);
  }
}

describe('a placement', () => {
  it('[Q100] starts at the lowest level, rises after two right answers and falls after a wrong one', () => {
    const placement = answerAll(createPlacement(plenty), [
      true,
      true,
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(levelsOf(placement)).toEqual([0, 0, 1, 1, 2, 1, 1, 0]);
    expect(findNextPlacementQuestion(placement)?.level).toBe(0);
  });

  it('[Q100] stays within the levels that exist', () => {
    expect(new Set(levelsOf(place(4)).slice(8))).toEqual(new Set([4]));
    expect(levelsOf(place(0, [20]))).toEqual(Array(20).fill(0));
  });

  it('[Q100] asks 20 questions', () => {
    const placement = place(2);
    expect(placement.answers).toHaveLength(20);
    expect(answerPlacement(placement, true)).toBe(placement);
  });

  it('[Q101] asks each question at most once, and existing ones only', () => {
    fc.assert(
      fc.property(anyCounts, anyAnswers, (counts, given) => {
        const { answers } = answerAll(createPlacement(counts), given);
        const asked = answers.map(({ level, index }) => `${level} ${index}`);
        expect(new Set(asked).size).toBe(asked.length);
        for (const { level, index } of answers) expect(index).toBeLessThan(counts[level] ?? 0);
      }),
    );
  });

  it('[Q101] continues on the nearest level that has a question left', () => {
    const rest = (...answers: boolean[]) =>
      levelsOf(answerAll(createPlacement([9, 1, 9]), [true, true, ...answers])).slice(2);
    expect(rest(false, true)).toEqual([1, 0]);
    expect(rest(true, true)).toEqual([1, 2]);
    expect(findNextPlacementQuestion(createPlacement([0, 0]))).toBeUndefined();
    expect(findNextPlacementQuestion(createPlacement([]))).toBeUndefined();
  });

  it('[Q101] ends after four wrong answers in a row to the lowest level', () => {
    expect(levelsOf(place(-1))).toEqual([0, 0, 0, 0]);
  });

  it.each([-1, 0, 1, 2, 3, 4])(
    '[Q102] finds the level of a learner who knows level %i',
    (known) => {
      expect(findPlacedLevel(place(known))).toBe(Math.max(0, known));
    },
  );

  it('[Q102] needs three answers, and 70 % of them right', () => {
    expect(findPlacedLevel(answerAll(createPlacement(plenty), [true, true, true]))).toBe(0);
    const onOneLevel = (answers: readonly boolean[]) =>
      findPlacedLevel({
        ...createPlacement(plenty),
        answers: answers.map((correct, index) => ({ level: 3, index, correct })),
      });
    expect(onOneLevel([true, true])).toBe(0);
    expect(onOneLevel([true, true, true])).toBe(3);
    expect(onOneLevel([true, true, false])).toBe(0);
    expect(onOneLevel([true, true, true, false])).toBe(3);
  });

  it('[Q103] undoes answer by answer', () => {
    fc.assert(
      fc.property(anyCounts, anyAnswers, fc.boolean(), (counts, given, next) => {
        const placement = answerAll(createPlacement(counts), given);
        const answered = answerPlacement(placement, next);
        if (answered !== placement) expect(undoPlacement(answered)).toEqual(placement);
      }),
    );
    const start = createPlacement(plenty);
    expect(undoPlacement(start)).toBe(start);
  });

  it('[Q103] is plain data', () => {
    const placement = place(1);
    expect(JSON.parse(JSON.stringify(placement))).toEqual(placement);
  });
});
