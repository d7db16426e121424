import type { QuizCode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { answerWord } from '../session/quiz-session.ts';
import { listOutcomes } from '../session/rounds.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { countRecalled } from './count-recalled.ts';

const answer = (code: QuizCode, text: string, isHinted = false) => {
  const session = startQuiz(buildMaterial({ texts: [text, 'bye'], codes: [code] }), () => 0);
  const one = { ...session, quiz: { ...session.quiz, pairs: session.quiz.pairs.slice(0, 1) } };
  return listOutcomes(
    answerWord(one, {
      ...{ id: 'answer', wordId: text, verdict: 'exact', answer: text, isHinted },
      ...{ milliseconds: 1, day: '2026-03-01', answeredAt: '2026-03-01T18:00:00Z' },
    }),
  );
};

it.each([
  ['typed', 'spelling', 'good morning', false, 1],
  ['built from letters', 'letter-match', 'morning', false, 1],
  ['built from letters with a hint', 'letter-match', 'morning', true, 0],
  ['built from its few words', 'letter-match', 'good morning', false, undefined],
  ['chosen', 'multiple-choice', 'morning', false, undefined],
] as const)(
  'counts what was recalled, such as a word that was %s: %s',
  (_, code, text, isHinted, recalled) => {
    expect(countRecalled(answer(code, text, isHinted))).toBe(recalled);
  },
);
