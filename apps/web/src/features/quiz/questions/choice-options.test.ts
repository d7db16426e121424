import { getCurrentPair } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { answerWord, continueQuiz, type QuizSession } from '../session/quiz-session.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { listOptions } from './choice-options.ts';

const fruit = ['apple', 'pear', 'plum', 'fig', 'lime', 'kiwi', 'date', 'grape', 'peach', 'cherry'];

/** A session that asks to choose a few words and repeats what is missed, with wrong options among all fruit. */
function start(count: number): QuizSession {
  const { pairs, ...material } = buildMaterial({ texts: fruit });
  const asked = {
    ...material,
    pairs: pairs.slice(0, count),
    pool: pairs.slice(count).map(({ item }) => item),
  };
  return startQuiz(asked, Math.random, {
    planReview: (items) => ({
      planned: [items.map((item) => ({ item, kind: 'multiple-choice' }))],
      repeated: [],
    }),
  });
}

/** The texts of the current question. */
function listTexts(session: QuizSession): string[] {
  const question = getCurrentPair(session.quiz)?.question;
  if (question?.kind !== 'multiple-choice') throw new Error('Nothing is to be chosen');
  return listOptions(question, session).map(({ text }) => text);
}

const miss = (session: QuizSession): QuizSession => {
  const wordId = getCurrentPair(session.quiz)?.word.id ?? '';
  const answered = answerWord(session, {
    ...{ id: `${session.finishedRounds.length} ${wordId}`, wordId, verdict: 'wrong', answer: '' },
    ...{ milliseconds: 1, day: '2026-03-01', answeredAt: '2026-03-01T18:00:00Z' },
  });
  return continueQuiz(answered);
};

it('a missed word returns with other options, and in another place among them', () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const session = start(8);
    const first = listTexts(session);
    const answer = getCurrentPair(session.quiz)?.word.id ?? '';
    let again = session;
    while (again.finishedRounds.length === 0) again = miss(again);
    while (getCurrentPair(again.quiz)?.word.id !== answer) again = miss(again);
    const second = listTexts(again);
    expect(second).toHaveLength(first.length);
    expect(new Set(second).size).toBe(second.length);
    expect(second.filter((text) => first.includes(text))).toEqual([answer]);
    expect(second.indexOf(answer)).not.toBe(first.indexOf(answer));
    expect(listTexts(again)).toEqual(second);
  }
});

it('a missed word with no other options has them in another order', () => {
  const session = start(fruit.length);
  const { quiz } = session;
  const few = { ...session, quiz: { ...quiz, pairs: quiz.pairs.slice(0, 1) } };
  const first = listTexts(few);
  const second = listTexts(miss(few));
  expect(second.toSorted()).toEqual(first.toSorted());
  expect(second).not.toEqual(first);
});

it('articles keep their order', () => {
  const session = start(2);
  const options = ['der', 'die', 'das'];
  const pairs = session.quiz.pairs.map((pair) => {
    const { question } = pair;
    const item = { ...question.item, text: 'die', options };
    if (question.kind !== 'multiple-choice') return pair;
    const own = options.map((text) => ({ ...item, text }));
    return { ...pair, question: { ...question, item, options: own } };
  });
  const asked = { ...session, quiz: { ...session.quiz, pairs } };
  expect(listTexts(miss(miss(asked)))).toEqual(options);
});
