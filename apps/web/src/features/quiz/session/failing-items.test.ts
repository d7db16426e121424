import { createCard } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { listFailingItems } from './failing-items.ts';
import { answerWord } from './quiz-session.ts';
import { startQuiz } from './start-quiz.ts';

const failing = { ...createCard('2026-03-01'), lapses: 4, lastRating: 1 } as const;
const history = { langCode: 'de', reviews: [], undone: [] };
const record = {
  apple: { ...history, card: failing },
  pear: { ...history, card: { ...failing, lapses: 3 } },
  plum: { ...history, card: failing },
};

it.each([
  ['multiple-choice', ['apple']],
  ['match-up', ['apple', 'plum']],
] as const)('in a %s, the missed words that keep failing get help: %s', (code, expected) => {
  const material = buildMaterial({ texts: ['apple', 'pear', 'plum', 'fig'], codes: [code] });
  const start = startQuiz(material, () => 0.999);
  const session = ['apple', 'pear', 'plum', 'fig'].reduce(
    (before, wordId) =>
      answerWord(before, {
        id: wordId,
        wordId,
        verdict: 'wrong',
        answer: '',
        milliseconds: 1,
        day: '2026-03-02',
        answeredAt: '2026-03-02T12:00:00.000Z',
      }),
    start,
  );
  const asked = session.quiz.pairs.find(({ word }) => word.id === 'apple')?.question;
  const listed = (changed = session) => (asked ? listFailingItems(changed, asked, record) : []);
  expect(listed().map(({ wordId }) => wordId)).toEqual(expected);
  expect(listed({ ...session, timeLimit: { seconds: 60, endsAt: '' } })).toEqual([]);
  expect(asked && listFailingItems(start, asked, record)).toEqual([]);
});
