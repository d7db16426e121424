import { getCurrentPair } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { answerWord, continueQuiz, type QuizSession } from './quiz-session.ts';
import { buildSettingsLink, sameQuizLink, sameWords } from './settings-link.ts';
import { retryMissed, startQuiz } from './start-quiz.ts';

const random = () => 0.4;
const material = buildMaterial({ texts: ['apple', 'pear', 'plum'], codes: ['cards'] });

function missFirst(session: QuizSession): QuizSession {
  const wordId = getCurrentPair(session.quiz)?.word.id ?? '';
  const wrong = { verdict: 'wrong', answer: '', milliseconds: 1, day: '2026-03-01' } as const;
  const answeredAt = '2026-03-01T12:00:00.000Z';
  return continueQuiz(answerWord(session, { ...wrong, id: 'answer', wordId, answeredAt }));
}

it('links to the words of a session by its settings', () => {
  const round = startQuiz(material, random);
  expect(sameQuizLink(round)).toBe(buildSettingsLink(round));
});

it('links to the words of a retry by their ids', () => {
  const retry = retryMissed(missFirst(startQuiz(material, random)), random);
  const [pair] = retry.quiz.pairs;
  expect(sameWords(retry)).toEqual({
    source: { kind: 'words', ids: [pair?.word.id], langCode: pair?.question.item.word.langCode },
  });
});

it('links to all rows of a table', () => {
  const source = { kind: 'table', slug: 'verbs', learnColumnId: 'a', tranColumnId: 'b' } as const;
  const ofTable = { ...material, settings: { ...material.settings, source } };
  const retry = retryMissed(missFirst(startQuiz(ofTable, random)), random);
  expect(sameWords(retry)).toEqual({ source, seed: material.settings.seed });
});
