import { expect, it } from 'vitest';
import { chooseLetters } from './script-letters.ts';

it.each([
  ['ar', ['مرحبا', 'شكرًا', 'من فضلك', 'نعم', 'لا'], 'اركلم'],
  ['he', ['שלום', 'תודה', 'בבקשה', 'כן', 'לא'], 'והשלב'],
  ['ru', ['Привет', 'спасибо', 'пожалуйста', 'да', 'нет'], 'ипсбв'],
  ['uk', ['привіт', 'дякую', 'будь ласка', 'так', 'ні'], 'бвдуі'],
  ['ja', ['こんにちは', 'ありがとう', 'はい', 'いいえ'], 'いはあうえ'],
  ['ja', ['コーヒー', 'ジュース', 'ミルク'], 'クコジスヒ'],
])('has the five letters in %s that most of the words %j have', (langCode, words, expected) => {
  const letters = chooseLetters(words, langCode).map(({ letter }) => letter);
  expect(letters.toSorted()).toEqual([...expected].toSorted());
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
