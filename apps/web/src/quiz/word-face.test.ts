import { expect, it } from 'vitest';
import { answerFace, promptFace } from './word-face.ts';
import type { WordItem } from './word-item.ts';

const apple: WordItem = {
  wordId: '1',
  prompt: { text: 'apple', langCode: 'en', imageKey: '/apple.svg' },
  text: 'Apfel',
  langCode: 'de',
  accepted: ['Apfel'],
  word: { text: 'Apfel', langCode: 'de' },
};
const picture = { kind: 'picture', picture: '/apple.svg' };

it('describes a picture that is asked by what it means', () => {
  expect(promptFace(apple)).toEqual({ ...picture, alt: 'apple' });
});

it('does not give away the answer, where a picture has no translation', () => {
  const prompt = { ...apple.prompt, text: 'Apfel', langCode: 'de' };
  expect(promptFace({ ...apple, prompt })).toEqual({ ...picture, alt: '' });
});

it('describes a picture by a meaning that is written as the word is', () => {
  const prompt = { ...apple.prompt, text: 'Apfel' };
  expect(promptFace({ ...apple, prompt })).toEqual({ ...picture, alt: 'Apfel' });
});

it('shows the word where nothing is pictured', () => {
  const prompt = { text: 'Apfel', langCode: 'de' };
  const word = { kind: 'word', word: { text: 'Apfel', lang: 'de' } };
  expect(promptFace({ ...apple, prompt })).toEqual(word);
  expect(answerFace(apple)).toEqual(word);
});

it('describes a picture to choose by what it shows', () => {
  expect(answerFace({ ...apple, imageKey: '/apple.svg' })).toEqual({ ...picture, alt: 'Apfel' });
});
