import { QuizMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildWord } from '../test/build-word.ts';
import { quizItemOfWord } from './quiz-item-of-word.ts';

const meaning = { mode: QuizMode.Tran, direction: 'forward' } as const;
const pictured = { mode: QuizMode.Image, direction: 'forward' } as const;

it('asks for any of the translations, the first being the expected one', () => {
  const item = quizItemOfWord(buildWord({ translations: ['couch', 'sofa'] }), meaning);
  expect(item).toMatchObject({ text: 'couch', accepted: ['couch', 'sofa'] });
  expect(item?.imageKey).toBeUndefined();
});

it('asks for the picture', () => {
  const item = quizItemOfWord(buildWord({ picture: '/picture/1f34e.svg' }), pictured);
  expect(item?.imageKey).toBe('/picture/1f34e.svg');
});

it('does not ask for a picture that is not there', () => {
  expect(quizItemOfWord(buildWord({ picture: undefined }), pictured)).toBeUndefined();
});

it('does not ask for a word without a translation', () => {
  expect(quizItemOfWord(buildWord({ translations: [] }), meaning)).toBeUndefined();
});

it('asks for the word itself the other way round', () => {
  const word = buildWord({ text: 'manzana', translations: ['apple', 'apple tree'] });
  expect(quizItemOfWord(word, { ...meaning, direction: 'backward' })).toMatchObject({
    prompt: { text: 'apple' },
    text: 'manzana',
    accepted: ['manzana'],
    word: { text: 'manzana' },
  });
});

it('shows the picture and asks for its word', () => {
  const word = buildWord({ text: 'manzana', picture: '/picture/1f34e.svg' });
  const item = quizItemOfWord(word, { ...pictured, direction: 'backward' });
  expect(item?.prompt.imageKey).toBe('/picture/1f34e.svg');
  expect(item).toMatchObject({ text: 'manzana' });
  expect(item?.imageKey).toBeUndefined();
});
