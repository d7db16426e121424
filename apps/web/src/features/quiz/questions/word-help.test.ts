import { expect, it } from 'vitest';
import type { WordItem } from '../session/word-item.ts';
import { chooseHelp } from './word-help.tsx';

const item: WordItem = {
  wordId: 'bank',
  text: 'bench',
  langCode: 'en',
  accepted: ['bench'],
  prompt: { text: 'Bank', langCode: 'de' },
  word: { id: 'bank', text: 'Bank', langCode: 'de' },
  meanings: ['bench', 'bank'].map((text) => ({ text, langCode: 'en' })),
  image: 'first.webp',
};
const bench = { text: 'bench', langCode: 'en' };

it('helps with another picture and other meanings than the question has shown', () => {
  expect(chooseHelp(item, ['first.webp', 'second.webp'])).toEqual({
    image: 'second.webp',
    translations: [{ text: 'bank', langCode: 'en' }, bench],
    isNew: true,
  });
  const byPicture = { ...item, prompt: { ...item.prompt, imageKey: 'second.webp' } };
  expect(chooseHelp(byPicture, ['first.webp', 'second.webp']).image).toBe('first.webp');
});

it('tells if the question has shown everything', () => {
  const known = { ...item, meanings: [bench] };
  const help = { image: 'first.webp', translations: [bench], isNew: false };
  expect(chooseHelp(known, ['first.webp'])).toEqual(help);
  expect(chooseHelp(known, [])).toEqual(help);
});
