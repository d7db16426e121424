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

it('tells that an answer was given against the clock', () => {
  const timeLimit = { seconds: 60, endsAt: '2026-03-02T12:01:00.000Z' };
  const [event] = listEvents({ ...session, timeLimit }, { ...answered(), timeLimit });
  expect(event).toMatchObject({ kind: 'answer', isTimed: true });
});

it('reports an answer that is taken back', () => {
  expect(listEvents(answered(), session)).toMatchObject([
    { kind: 'undo', wordId: 'red', undoes: 'answer' },
  ]);
});

it('reports nothing if no answer changed', () => {
  expect(listEvents(answered(), { ...answered(), missedRound: 'none' })).toEqual([]);
});

it('reports an answer to a form in a table for its word, and where it was asked', () => {
  const material = buildMaterial({ texts: ['went', 'gone'] });
  const table = material.pairs.map((pair, index) => ({
    ...pair,
    word: { ...pair.word, id: 'go' },
    item: { ...pair.item, wordId: 'go', asks: 'form' as const, rowId: 'go', columnId: `${index}` },
  }));
  const started = startQuiz({ ...material, pairs: table }, () => 0);
  const asked = started.quiz.pairs.map(({ word, question }) => [word.id, question.item.text]);
  const [went = 'missing'] = asked.find(([, text]) => text === 'went') ?? [];
  const [result] = Object.values(answered({ givenId: 'go' }).quiz.results);
  const wrong = answerWord(started, { ...(result ?? expect.fail()), wordId: went });
  const [event] = listEvents(started, wrong);
  expect(event).toMatchObject({ wordId: 'go', rowId: 'go', columnId: '0', asks: 'form' });
  expect(event).toHaveProperty('givenId', undefined);
  expect(listEvents(wrong, started)).toMatchObject([{ kind: 'undo', wordId: 'go' }]);
});
