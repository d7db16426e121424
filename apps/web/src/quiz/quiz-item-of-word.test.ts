import { QuizMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildWord } from '../test/build-word.ts';
import { quizItemOfWord } from './quiz-item-of-word.ts';

it('asks for any of the translations, the first being the expected one', () => {
  const item = quizItemOfWord(buildWord({ translations: ['couch', 'sofa'] }), QuizMode.Tran);
  expect(item).toMatchObject({ text: 'couch', accepted: ['couch', 'sofa'] });
  expect(item?.imageKey).toBeUndefined();
});

it('asks for the picture', () => {
  const item = quizItemOfWord(buildWord({ picture: '/picture/1f34e.svg' }), QuizMode.Image);
  expect(item?.imageKey).toBe('/picture/1f34e.svg');
});

it('does not ask for a picture that is not there', () => {
  expect(quizItemOfWord(buildWord({ picture: undefined }), QuizMode.Image)).toBeUndefined();
});

it('does not ask for a word without a translation', () => {
  expect(quizItemOfWord(buildWord({ translations: [] }), QuizMode.Tran)).toBeUndefined();
});
