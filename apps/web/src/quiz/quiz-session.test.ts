import { QuizMode } from '@wordhoard/contract/enumeration';
import { isComplete, score } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { unknownWord } from '../knowing/knowing-atom.ts';
import type { WordItem } from './quiz-item-of-word.ts';
import {
  answerQuestion,
  continueQuiz,
  type QuizSession,
  retryMissed,
  secondsSpent,
  takeBack,
  type WordQuestionKind,
} from './quiz-session.ts';
import { startQuiz } from './start-quiz.ts';

const fruit: WordItem[] = ['apple', 'pear', 'plum', 'fig', 'lime', 'kiwi'].map((text) => ({
  wordId: text,
  prompt: { text: `${text}-de`, langCode: 'de' },
  text,
  langCode: 'en',
  accepted: [text],
  word: { text: `${text}-de`, langCode: 'de' },
}));

const startFruitQuiz = (
  wordCount: number,
  kind: WordQuestionKind = 'multiple-choice',
): QuizSession =>
  startQuiz({
    kind,
    direction: 'forward',
    source: { slug: 'de-fruit', name: 'Fruit', langCode: 'de', tranLangCode: 'en' },
    mode: QuizMode.Tran,
    items: fruit,
    wordCount,
    random: () => 0.4,
  });

function answer(session: QuizSession, isRight: boolean): QuizSession {
  return answerQuestion(session, {
    verdict: isRight ? 'exact' : 'wrong',
    answer: 'apple',
    milliseconds: 1500,
    day: '2026-03-01',
    before: unknownWord,
  });
}

it('asks as many words as were wished for, or as many as there are', () => {
  expect(startFruitQuiz(3).quiz.pairs).toHaveLength(3);
  expect(startFruitQuiz(50).quiz.pairs).toHaveLength(fruit.length);
});

it('offers four options, the right one among them', () => {
  for (const { word, question } of startFruitQuiz(6).quiz.pairs) {
    if (question.kind !== 'multiple-choice') throw new Error(question.kind);
    const offered = question.options.map(({ wordId }) => wordId);
    expect(new Set(offered).size).toBe(4);
    expect(offered).toContain(word.id);
  }
});

it('keeps the first answer to a question', () => {
  const answered = answer(startFruitQuiz(2), false);
  expect(answer(answered, true)).toBe(answered);
});

it('asks in the kind that was chosen', () => {
  const { pairs } = startFruitQuiz(2, 'cards').quiz;
  expect(pairs.map(({ question }) => question.kind)).toEqual(['cards', 'cards']);
});

it('counts not knowing as a miss', () => {
  const passed = answerQuestion(startFruitQuiz(1), {
    verdict: 'wrong',
    answer: '',
    milliseconds: 0,
    day: '2026-03-01',
    before: unknownWord,
  });
  expect(score(passed.quiz)).toMatchObject({ answered: 1, correct: 0 });
  expect(retryMissed(passed).quiz.pairs).toHaveLength(1);
});

it('takes back an answer and its time', () => {
  const first = answer(startFruitQuiz(2), true);
  const back = takeBack(answer(continueQuiz(first), false));
  expect(score(back.quiz)).toMatchObject({ correct: 1 });
  expect(secondsSpent(back)).toBe(2);
});

it('asks again what was missed, until nothing is', () => {
  const done = answer(continueQuiz(answer(startFruitQuiz(2), false)), true);
  expect(isComplete(done.quiz)).toBe(true);
  const again = retryMissed(done);
  expect(again.quiz.pairs).toHaveLength(1);
  expect(again.quiz.pairs[0]).toBe(done.quiz.pairs[0]);
  expect(retryMissed(answer(again, true)).quiz.pairs).toHaveLength(0);
});
