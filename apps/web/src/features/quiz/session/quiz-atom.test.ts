import { getCurrentPair } from '@wordhoard/quiz-engine';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { answerAtom, continueAtom, quizAtom, restoreQuiz, undoAtom } from './quiz-atom.ts';
import { startQuiz } from './start-quiz.ts';

const texts = ['red', 'blue', 'green'];
const time = { milliseconds: 1000, day: '2026-03-02', answeredAt: '2026-03-02T12:00:00.000Z' };

function playColours(code: 'multiple-choice' | 'match-up' = 'multiple-choice') {
  const store = createStore();
  store.set(
    quizAtom,
    startQuiz(buildMaterial({ texts, codes: [code] }), () => 0),
  );
  const answer = () => {
    const quiz = store.get(quizAtom)?.quiz;
    const wordId = (quiz && getCurrentPair(quiz)?.word.id) ?? '';
    store.set(answerAtom, { verdict: 'exact', answer: 'red', wordId, before: 2, ...time });
  };
  const answeredIds = () => Object.keys(store.get(quizAtom)?.quiz.results ?? {});
  return { store, answer, answeredIds };
}

it('undoes one answer after another', () => {
  const { store, answer, answeredIds } = playColours();
  answer();
  store.set(continueAtom);
  answer();
  expect(answeredIds()).toHaveLength(2);
  store.set(undoAtom);
  expect(answeredIds()).toHaveLength(1);
  store.set(undoAtom);
  expect(answeredIds()).toEqual([]);
});

it('undoes words that were given up together, and no others', () => {
  const { store, answeredIds } = playColours('match-up');
  const giveUp = (...words: string[]) => {
    for (const [givenUp, wordId] of words.entries()) {
      store.set(answerAtom, { verdict: 'wrong', answer: '', givenUp, wordId, ...time });
    }
  };
  giveUp('red');
  giveUp('blue', 'green');
  store.set(undoAtom);
  expect(answeredIds()).toEqual(['red']);
  store.set(undoAtom);
  expect(answeredIds()).toEqual([]);
});

it('undoes nothing before an answer', () => {
  const { store } = playColours();
  const before = store.get(quizAtom);
  store.set(undoAtom);
  expect(store.get(quizAtom)).toBe(before);
});

it('is restored as it was stored', () => {
  const { store, answer } = playColours();
  answer();
  const session = store.get(quizAtom);
  expect(restoreQuiz(session)).toEqual(JSON.parse(JSON.stringify(session)));
});

it.each([undefined, [], { quiz: { pairs: [{}] } }])('is not restored from %j', (stored) => {
  expect(restoreQuiz(stored)).toBeUndefined();
});

it('is not restored if a part is missing', () => {
  const { store, answer } = playColours();
  answer();
  const session = JSON.parse(JSON.stringify(store.get(quizAtom)));
  for (const path of [
    'settings',
    'settings.source',
    'missedRound',
    'firstMistakes',
    'finishedRounds',
    'plannedRounds',
    'quiz',
    'quiz.pairs',
    'quiz.index',
    'quiz.results',
  ]) {
    const damaged = structuredClone(session);
    const [parent, field] = path.split('.');
    if (field === undefined) delete damaged[parent ?? ''];
    else delete damaged[parent ?? ''][field];
    expect(restoreQuiz(damaged), path).toBeUndefined();
  }
});
