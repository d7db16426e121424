import { expect, it } from 'vitest';
import { chooseLetters } from './script-letters.ts';

it.each([
  ['ar', ['مرحبا', 'شكرًا', 'من فضلك', 'نعم', 'لا'], 'ا ر ك ل م'],
  ['he', ['שלום', 'תודה', 'בבקשה', 'כן', 'לא'], 'ב ה ו ל ש'],
  ['ru', ['Привет', 'спасибо', 'пожалуйста', 'да', 'нет'], 'в и н п с'],
  ['uk', ['привіт', 'дякую', 'будь ласка', 'так', 'ні'], 'д і в и у'],
  ['ja', ['こんにちは', 'ありがとう', 'はい', 'いいえ'], 'い は う え あ'],
])('has five letters of the first words in %s', (langCode, words, expected) => {
  const letters = chooseLetters(words, langCode).map(({ letter }) => letter);
  expect(letters).toHaveLength(5);
  expect(letters.every((letter) => words.some((word) => word.toLowerCase().includes(letter)))).toBe(
    true,
  );
  expect(new Set(letters).size).toBe(5);
  expect(expected.length).toBeGreaterThan(0);
});

it('tells the sound, the name and a word of a letter', () => {
  expect(chooseLetters(['لا'], 'ar')).toEqual([
    { letter: 'ا', sound: 'ā', name: 'alif', word: 'لا' },
    { letter: 'ل', sound: 'l', name: 'lām', word: 'لا' },
  ]);
  expect(chooseLetters(['да'], 'ru')).toEqual([{ letter: 'д', sound: 'd', word: 'да' }]);
});

it('has no two letters of the same sound', () => {
  expect(chooseLetters(['טת'], 'he').map(({ letter }) => letter)).toEqual(['ט']);
});

it('has none for a language in Latin letters', () => {
  expect(chooseLetters(['sol'], 'es')).toEqual([]);
});
