import { getCurrentPair } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import {
  answerWord,
  continueQuiz,
  type Judgement,
  type QuizSession,
} from '../session/quiz-session.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { answeredReviews } from './answered-reviews.ts';
import { withPlayed } from './queued-session.ts';

const right = { verdict: 'exact', answer: 'apple' } as const;
const wrong = { verdict: 'wrong', answer: '' } as const;
const timeAt = (minute: number) => `2026-03-01T12:0${minute}:00.000Z`;

/** Answers in a tab, and returns how the histories change with the last answer. */
function answerInTab(initial: QuizSession, judgements: readonly Judgement[]) {
  let session = initial;
  let queue: ReturnType<typeof withPlayed> = [];
  let changes: ReturnType<typeof answeredReviews> = [];
  for (const [minute, judgement] of judgements.entries()) {
    const previous = session;
    const wordId = getCurrentPair(session.quiz)?.word.id ?? '';
    const given = { day: '2026-03-01', answeredAt: timeAt(minute), milliseconds: 900 };
    session = continueQuiz(answerWord(session, { ...judgement, wordId, ...given }));
    const before = queue[0];
    queue = withPlayed(queue, session, { username: undefined, now: new Date(), previous });
    changes = answeredReviews(session, { before, after: queue[0] });
  }
  return changes;
}

const ask = (...codes: Parameters<typeof buildMaterial>[0]['codes'] & object) =>
  startQuiz(buildMaterial({ texts: ['apple'], codes }), () => 0.4);

it.each([
  [wrong, 1],
  [{ ...right, isHinted: true }, 2],
  [{ ...right, verdict: 'alternative', isOverridden: true }, 2],
  [right, 3],
  [{ ...right, isEasy: true }, 4],
] as const)('rates the answer %j with %i', (judgement, rating) => {
  const added = [{ at: timeAt(0), day: '2026-03-01', rating }];
  expect(answerInTab(ask('cards'), [judgement])).toEqual([
    { wordId: 'apple', langCode: 'de', added },
  ]);
});

it('replaces the review of a word by the answer that counts', () => {
  expect(answerInTab(ask('cards', 'spelling'), [right, wrong])).toMatchObject([
    { removed: [{ at: timeAt(0), rating: 3 }] },
    { added: [{ at: timeAt(1), rating: 1 }] },
  ]);
  expect(answerInTab(ask('cards', 'spelling'), [wrong, right])).toEqual([]);
});

it.each([
  ['article', { practice: 3 }],
  ['plural', { practice: 3 }],
  ['reading', { practice: 3 }],
  ['gap', { rating: 3 }],
] as const)('an answer about the %s is %j in the history', (asks, rated) => {
  const session = ask('cards');
  const asked = { ...session, settings: { ...session.settings, asks } };
  const added = [{ at: timeAt(0), day: '2026-03-01', ...rated }];
  expect(answerInTab(asked, [right])).toMatchObject([{ wordId: 'apple', added }]);
});
