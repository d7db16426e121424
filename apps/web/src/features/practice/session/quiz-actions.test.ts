import { currentPair, type WordProgress } from '@wordhoard/quiz-engine';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { knowingAtom, setWordProgressAtom } from '../knowing/knowing-atom.ts';
import { answerAtom, continueAtom, undoAtom } from './quiz-actions.ts';
import { quizAtom, restoreQuiz } from './quiz-atom.ts';
import { startQuiz } from './start-quiz.ts';

const texts = ['red', 'blue', 'green'];
const right = { verdict: 'exact', answer: 'red' } as const;
const wrong = { verdict: 'wrong', answer: 'blue' } as const;

function playColours(learning: WordProgress) {
  const store = createStore();
  const session = startQuiz(buildMaterial({ texts }), () => 0);
  store.set(quizAtom, session);
  const wordId = currentPair(session.quiz)?.word.id ?? '';
  store.set(knowingAtom, { [wordId]: learning });

  const answer = (isRight: boolean, day: string) => {
    const judgement = isRight ? right : wrong;
    const quiz = store.get(quizAtom)?.quiz;
    const id = (quiz && currentPair(quiz)?.word.id) ?? '';
    store.set(answerAtom, { ...judgement, wordId: id, milliseconds: 1000, day });
  };
  return { store, answer, learning: () => store.get(knowingAtom)[wordId] };
}

const known: WordProgress = { status: 'known', rightDays: 3, lastRightDay: '2026-03-01' };

it('moves a known word back to learning after a wrong answer, until the answer is undone', () => {
  const { store, answer, learning } = playColours(known);
  answer(false, '2026-03-02');
  expect(learning()).toMatchObject({ status: 'saved' });
  store.set(undoAtom);
  expect(learning()).toEqual(known);
});

it('keeps later marks when the answer is undone', () => {
  const { store, answer, learning } = playColours({ status: 'saved', rightDays: 0 });
  answer(true, '2026-03-02');
  store.set(setWordProgressAtom, { red: known });
  store.set(setWordProgressAtom, { blue: known });
  const marked = learning();
  store.set(undoAtom);
  expect(marked).toEqual(known);
  expect(learning()).toEqual(known);
});

it('counts correct answers on different days', () => {
  const { store, answer, learning } = playColours({ status: 'saved', rightDays: 2 });
  answer(true, '2026-03-02');
  expect(learning()).toMatchObject({ status: 'known', rightDays: 3 });
  store.set(continueAtom);
  answer(true, '2026-03-02');
  store.set(undoAtom);
  store.set(undoAtom);
  expect(learning()).toEqual({ status: 'saved', rightDays: 2 });
});

it('counts a repeated answer once', () => {
  const { answer, learning } = playColours({ status: 'saved', rightDays: 0 });
  answer(true, '2026-03-02');
  answer(false, '2026-03-03');
  expect(learning()).toMatchObject({ status: 'saved', rightDays: 1 });
});

it('undoes words that were given up together, and no others', () => {
  const store = createStore();
  store.set(
    quizAtom,
    startQuiz(buildMaterial({ texts, codes: ['match-up'] }), () => 0),
  );
  store.set(knowingAtom, Object.fromEntries(texts.map((text) => [text, known])));
  const giveUp = (...words: string[]) => {
    for (const [givenUp, wordId] of words.entries()) {
      const judgement = { verdict: 'wrong', answer: '', givenUp } as const;
      store.set(answerAtom, { ...judgement, wordId, milliseconds: 1000, day: '2026-03-02' });
    }
  };
  const answeredIds = () => Object.keys(store.get(quizAtom)?.quiz.results ?? {});
  giveUp('red');
  giveUp('blue', 'green');
  store.set(undoAtom);
  expect(answeredIds()).toEqual(['red']);
  expect(store.get(knowingAtom)).toMatchObject({ blue: known, green: known });
  store.set(undoAtom);
  expect(answeredIds()).toEqual([]);
  expect(store.get(knowingAtom)['red']).toEqual(known);
});

it('undoes nothing before an answer', () => {
  const { store, learning } = playColours(known);
  const before = store.get(quizAtom);
  store.set(undoAtom);
  expect(store.get(quizAtom)).toBe(before);
  expect(learning()).toEqual(known);
});

it('is restored as it was stored', () => {
  const { store, answer } = playColours(known);
  answer(true, '2026-03-02');
  const session = store.get(quizAtom);
  expect(restoreQuiz(session)).toEqual(JSON.parse(JSON.stringify(session)));
});

it.each([undefined, [], { quiz: { pairs: [{}] } }])('is not restored from %j', (stored) => {
  expect(restoreQuiz(stored)).toBeUndefined();
});

it('is not restored if a part is missing', () => {
  const { store, answer } = playColours(known);
  answer(true, '2026-03-02');
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
