import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { isOtherWord } from './spelling-question.tsx';

it.each([
  ['another word of the quiz', 'Plum', true],
  ['the word itself', 'plumb', false],
  ['no word of it', 'plumm', false],
])('%s', (_, answer, isOther) => {
  const material = buildMaterial({ texts: ['plumb', 'plum', 'fig'], codes: ['spelling'] });
  const session = startQuiz(material, () => 0);
  const asked = session.quiz.pairs.find(({ word }) => word.id === 'plumb')?.question.item;
  expect(asked && isOtherWord(session, asked, answer)).toBe(isOther);
});
