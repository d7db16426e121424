import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { answerWord } from '../session/quiz-session.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { findMixedUpWords, listPairsOfLanguage } from './mixed-up-words.tsx';

it('offers words that are mixed up if one of them was asked, and the other one was shown', () => {
  const { pairs, settings } = buildMaterial({ texts: ['apple', 'pear', 'plum'] });
  const [asked, ...others] = pairs;
  const material = {
    settings,
    pairs: asked ? [asked] : [],
    pool: others.map(({ item }) => item),
  };
  const session = answerWord(
    startQuiz(material, () => 0),
    {
      id: 'answer',
      wordId: 'apple',
      verdict: 'wrong',
      answer: 'plum',
      milliseconds: 1,
      day: '2026-03-02',
      answeredAt: '2026-03-02T12:00:00.000Z',
    },
  );
  const found = findMixedUpWords(session, [
    ['apple', 'plum'],
    ['apple', 'unknown'],
    ['pear', 'plum'],
  ]);
  expect(found.map((words) => words.map(({ text }) => text))).toEqual([['apple-de', 'plum-de']]);
});

it('offers on Today the pairs of the learned language', () => {
  const word = (langCode: string) => ({ langCode, reviews: [], undone: [] });
  const record = { apfel: word('de'), birne: word('de'), pomme: word('fr'), poire: word('fr') };
  const pairs = [
    ['apfel', 'birne'],
    ['poire', 'pomme'],
    ['apfel', 'unknown'],
  ] as const;
  expect(listPairsOfLanguage(pairs, record, 'de')).toEqual([['apfel', 'birne']]);
});
