import { getCurrentPair } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import type { Plan } from '../../features/progress/plan/plan.ts';
import { answerWord, type QuizSession } from '../../features/quiz/session/quiz-session.ts';
import { startQuiz } from '../../features/quiz/session/start-quiz.ts';
import { buildMaterial } from '../../test/build-material.ts';
import { chooseHero, countIfCovering } from './hero.ts';

const left = { id: 'left' } as QuizSession;
const today = { due: 0, backlog: undefined, nextBreak: undefined, isBack: false };
const backlog = { perDay: 40, leftToday: 40, clearedOn: '2026-03-20' };
const shown = { from: '2026-03-01', until: '2026-03-03', hasBegun: false, dueIds: ['a'] };
const plan = (id: string, leftToday: number) => ({ list: { id }, leftToday }) as Plan;

const choose = (choice: Partial<Parameters<typeof chooseHero>[0]> = {}) =>
  chooseHero({ today, left: undefined, breakAhead: undefined, plans: [], ...choice });

it('continues a left session before anything else', () => {
  const plans = [plan('fruit', 5)];
  expect(choose({ today: { ...today, due: 5, backlog }, left, plans })).toEqual({
    kind: 'continue',
    session: left,
  });
});

it('begins with what is due after an absence', () => {
  expect(choose({ today: { ...today, due: 5, isBack: true }, left }).kind).toBe('due');
  expect(choose({ today: { ...today, due: 500, backlog, isBack: true }, left }).kind).toBe(
    'backlog',
  );
});

it('offers nothing else in a break', () => {
  const nextBreak = { ...shown, hasBegun: true };
  expect(choose({ today: { ...today, due: 5, nextBreak }, left }).kind).toBe('break');
});

it('reviews before it teaches', () => {
  const plans = [plan('fruit', 5)];
  expect(choose({ today: { ...today, due: 5 }, breakAhead: shown, plans }).kind).toBe('due');
  expect(choose({ breakAhead: shown, plans }).kind).toBe('break ahead');
});

it('teaches the words of a plan, of several one that has words left today', () => {
  const [done, open] = [plan('months', 0), plan('fruit', 5)];
  expect(choose({ plans: [done, open] })).toEqual({ kind: 'plan', plan: open });
  expect(choose({ plans: [done] })).toEqual({ kind: 'plan', plan: done });
  expect(choose({ plans: undefined }).kind).toBe('loading');
  expect(choose().kind).toBe('lesson');
});

it('covers what is due by a left session if all due words are still to be asked', () => {
  const session = startQuiz(buildMaterial({ texts: ['apple', 'pear', 'fig'] }), () => 0.4);
  const asked = getCurrentPair(session.quiz)?.word.id ?? '';
  const [one = '', other = ''] = ['apple', 'pear', 'fig'].filter((id) => id !== asked);
  const answered = answerWord(session, {
    id: 'answer',
    wordId: asked,
    verdict: 'exact',
    answer: '',
    milliseconds: 1000,
    day: '2026-03-01',
    answeredAt: '2026-03-01T12:00:00.000Z',
  });
  expect(countIfCovering(answered, [one])).toBe(2);
  expect(countIfCovering(answered, [one, other, 'plum'])).toBe(0);
  expect(countIfCovering(answered, [one, asked])).toBe(0);
  expect(countIfCovering(answered, [])).toBe(0);
  const lesson = { words: [], untaughtIds: [], list: null, remaining: 0 };
  expect(countIfCovering({ ...answered, lesson }, [one])).toBe(0);
});
