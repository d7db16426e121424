import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { type Answer, answerWord, type QuizSession } from './quiz-session.ts';
import { listEvents } from './session-events.ts';
import { startQuiz } from './start-quiz.ts';

const session = startQuiz(buildMaterial({ texts: ['red', 'blue'], codes: ['spelling'] }), () => 0);

const answered = (answer: Partial<Answer> = {}): QuizSession =>
  answerWord(session, {
    id: 'answer',
    wordId: 'red',
    verdict: 'exact',
    answer: 'red',
    milliseconds: 1499.6,
    day: '2026-03-02',
    answeredAt: '2026-03-02T12:00:00.000Z',
    ...answer,
  });

it('reports an answer with its circumstances', () => {
  expect(listEvents(session, answered({ isHinted: true, givenId: 'blue' }))).toEqual([
    {
      kind: 'answer',
      id: 'answer',
      wordId: 'red',
      langCode: 'de',
      at: '2026-03-02T12:00:00.000Z',
      day: '2026-03-02',
      sessionId: session.id,
      code: 'spelling',
      asks: 'meaning',
      verdict: 'exact',
      answer: 'red',
      givenId: 'blue',
      milliseconds: 1499.6,
      isHinted: true,
      isOverridden: false,
      isEasy: false,
    },
  ]);
});

it('reports an answer that is taken back', () => {
  expect(listEvents(answered(), session)).toMatchObject([
    { kind: 'undo', wordId: 'red', undoes: 'answer' },
  ]);
});

it('reports nothing if no answer changed', () => {
  expect(listEvents(answered(), { ...answered(), missedRound: 'none' })).toEqual([]);
});
