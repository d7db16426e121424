import {
  addResult,
  createQuiz,
  deleteResult,
  findResult,
  getCurrentPair,
  goToNext,
  isComplete,
  listMissedPairs,
  reset,
  score,
  setEntity,
  setIndex,
  undo,
} from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { animals, answer, buildPairs } from '../../test/factory.ts';

describe('creating, replacing and resetting', () => {
  it('[Q1] starts at index 0 without results', () => {
    expect(animals()).toEqual({
      pairs: buildPairs('ant', 'bee', 'cat', 'dog'),
      index: 0,
      results: {},
    });
  });

  it('[Q1] is empty without an entity', () => {
    expect(createQuiz()).toEqual({ pairs: [], index: 0, results: {} });
  });

  it('[Q2] setEntity resets the index to 0 and clears the results', () => {
    const underWay = setIndex(answer(animals(), 'ant', 'bee'), 2);
    expect(setEntity(underWay, { pairs: buildPairs('elk') })).toEqual({
      pairs: buildPairs('elk'),
      index: 0,
      results: {},
    });
  });

  it('[Q9] reset returns to index 0 without results and keeps the pairs', () => {
    expect(reset(setIndex(answer(animals(), 'ant'), 3))).toEqual(animals());
  });
});

describe('setIndex', () => {
  it('[Q3] moves to any pair', () => {
    expect(setIndex(animals(), 3).index).toBe(3);
  });

  it.each([4, 5, Number.MAX_SAFE_INTEGER])(
    '[Q3] ignores %d, which is beyond the pairs',
    (index) => {
      const quiz = setIndex(animals(), 2);
      expect(setIndex(quiz, index)).toBe(quiz);
    },
  );

  it.each([-1, -99, -0])('[Q4] treats the negative %d as 0', (index) => {
    expect(setIndex(setIndex(animals(), 2), index).index).toBe(0);
  });

  it.each([Number.NaN, 1.5, -1.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '[Q5] ignores %d, which is not a whole number',
    (index) => {
      const quiz = setIndex(animals(), 2);
      expect(setIndex(quiz, index)).toBe(quiz);
    },
  );
});

describe('addResult', () => {
  it('[Q6] stores the result by its word id and does not move', () => {
    const quiz = addResult(setIndex(animals(), 1), { wordId: 'bee', correct: false });
    expect(quiz.index).toBe(1);
    expect(quiz.results).toEqual({ bee: { wordId: 'bee', correct: false, order: 1 } });
  });

  it('[Q6] keeps additional fields of the result', () => {
    const typed = { wordId: 'bee', correct: false, typed: 'be', answeredAt: 1_700_000_000_000 };
    const quiz = addResult(createQuiz<{ word: { id: string } }, typeof typed>(animals()), typed);
    expect(findResult(quiz, 'bee')).toEqual({ ...typed, order: 1 });
  });

  it('[Q6] replaces an earlier result of the word', () => {
    const quiz = addResult(answer(animals(), 'ant', 'bee'), { wordId: 'ant', correct: false });
    expect(findResult(quiz, 'ant')).toEqual({ wordId: 'ant', correct: false, order: 3 });
  });
});

describe('goToNext', () => {
  it('[Q7] moves to the next pair without a result', () => {
    expect(goToNext(answer(animals(), 'ant', 'bee')).index).toBe(2);
    expect(goToNext(animals()).index).toBe(1);
  });

  it('[Q7] falls back to the first unanswered pair', () => {
    const quiz = setIndex(answer(animals(), 'ant', 'dog'), 3);
    expect(goToNext(quiz).index).toBe(1);
  });

  it('[Q7] stays at the only unanswered pair', () => {
    const quiz = setIndex(answer(animals(), 'ant', 'cat', 'dog'), 1);
    expect(goToNext(quiz)).toBe(quiz);
  });

  it('[Q7] moves to the last pair when all are answered', () => {
    expect(goToNext(answer(animals(), 'ant', 'bee', 'cat', 'dog')).index).toBe(3);
  });
});

describe('word ids that are properties of every object', () => {
  const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

  it.each(ids)('[Q11] treats %s as an ordinary id', (id) => {
    const quiz = createQuiz({ pairs: buildPairs(id, 'cat') });
    expect(findResult(quiz, id)).toBeUndefined();
    expect(isComplete(answer(quiz, 'cat'))).toBe(false);

    const answered = answer(quiz, id);
    expect(findResult(answered, id)).toEqual({ wordId: id, correct: true, order: 1 });
    expect(goToNext(answered).index).toBe(1);
    expect(findResult(deleteResult(answered, id), id)).toBeUndefined();
    expect(Object.getPrototypeOf(answered.results)).toBe(Object.prototype);
  });

  it.each(ids)('[Q15] survives serialisation with the id %s', (id) => {
    const quiz = answer(createQuiz({ pairs: buildPairs(id) }), id);
    expect(findResult(JSON.parse(JSON.stringify(quiz)), id)?.correct).toBe(true);
    expect(findResult(structuredClone(quiz), id)?.correct).toBe(true);
  });
});

describe('a word in several pairs', () => {
  const twice = () => createQuiz({ pairs: buildPairs('sie', 'er', 'sie') });

  it('[Q12] is answered in all of them', () => {
    const quiz = answer(twice(), 'sie');
    expect(goToNext(quiz).index).toBe(1);
    expect(score(quiz)).toEqual({ correct: 2, answered: 2, total: 3, points: 2 });
  });

  it('[Q12] undo prefers its pair at the current index', () => {
    expect(undo(answer(setIndex(twice(), 2), 'sie')).index).toBe(2);
    expect(undo(goToNext(answer(setIndex(twice(), 2), 'sie'))).index).toBe(0);
  });

  it('[Q12] is missed in all of them', () => {
    const quiz = addResult(twice(), { wordId: 'sie', correct: false });
    expect(listMissedPairs(quiz)).toEqual(buildPairs('sie', 'sie'));
  });
});

describe('an empty quiz', () => {
  it('[Q13] allows every transition', () => {
    const empty = createQuiz();
    expect(goToNext(empty)).toBe(empty);
    expect(setIndex(empty, 0)).toBe(empty);
    expect(setIndex(empty, -1)).toBe(empty);
    expect(undo(empty)).toBe(empty);
    expect(deleteResult(empty, 'cat')).toBe(empty);
    expect(reset(empty)).toEqual(empty);
    expect(undo(answer(empty, 'cat'))).toEqual(empty);
  });

  it('[Q16] has no current pair, no score and no missed pairs, and is not complete', () => {
    expect(getCurrentPair(createQuiz())).toBeUndefined();
    expect(score(createQuiz())).toEqual({ correct: 0, answered: 0, total: 0, points: 0 });
    expect(listMissedPairs(createQuiz())).toEqual([]);
    expect(isComplete(createQuiz())).toBe(false);
  });
});
