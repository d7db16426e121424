import { expect, it } from 'vitest';
import { answerContent, promptContent, type WordItem } from './word-item.ts';

const apple: WordItem = {
  wordId: '1',
  prompt: { text: 'apple', langCode: 'en', imageKey: '/apple.svg' },
  text: 'Apfel',
  langCode: 'de',
  accepted: ['Apfel'],
  word: { text: 'Apfel', langCode: 'de' },
};
const image = { kind: 'image', image: '/apple.svg' };

it('describes an image prompt by its meaning', () => {
  expect(promptContent(apple)).toEqual({ ...image, alt: 'apple' });
});

it('does not reveal the answer if an image has no translation', () => {
  const prompt = { ...apple.prompt, text: 'Apfel', langCode: 'de' };
  expect(promptContent({ ...apple, prompt })).toEqual({ ...image, alt: '' });
});

it('describes an image by a translation that is spelled like the word', () => {
  const prompt = { ...apple.prompt, text: 'Apfel' };
  expect(promptContent({ ...apple, prompt })).toEqual({ ...image, alt: 'Apfel' });
});

it('shows the word without an image', () => {
  const prompt = { text: 'Apfel', langCode: 'de' };
  const word = { kind: 'word', word: { text: 'Apfel', lang: 'de' } };
  expect(promptContent({ ...apple, prompt })).toEqual(word);
  expect(answerContent(apple)).toEqual(word);
});

it('describes an image option by its meaning', () => {
  expect(answerContent({ ...apple, imageKey: '/apple.svg' })).toEqual({ ...image, alt: 'Apfel' });
});
