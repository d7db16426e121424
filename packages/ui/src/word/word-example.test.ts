import { expect, it } from 'vitest';
import { splitAtWord } from './word-example.tsx';

it.each([
  ['Sie isst einen Apfel.', 'Apfel', ['Sie isst einen ', 'Apfel', '.']],
  ['Apples are sweet.', 'apple', ['', 'Apples', ' are sweet.']],
  ['Каждое утро я ем яблоки.', 'яблоко', ['Каждое утро я ем ', 'яблоки', '.']],
  ['Applesauce is not an apple.', 'apple', ['Applesauce is not an ', 'apple', '.']],
  ['Pineapple or apple?', 'apple', ['Pineapple or ', 'apple', '?']],
  ['我早上吃苹果。', '苹果', ['我早上吃', '苹果', '。']],
  ['Say good morning!', 'Good morning', ['Say ', 'good morning', '!']],
  ['אני אוכל תפוח', 'תפוח', ['אני אוכל ', 'תפוח', '']],
  ['Don’t stop', 'don’t', ['', 'Don’t', ' stop']],
])('finds the word in “%s”', (sentence, word, parts) => {
  expect(splitAtWord(sentence, word, 'en')).toEqual(parts);
});

it.each([
  ['He went home.', 'go'],
  ['The cart is empty.', 'car'],
  ['The category is new.', 'cater'],
  ['', 'cat'],
])('finds nothing in “%s”', (sentence, word) => {
  expect(splitAtWord(sentence, word, 'en')).toEqual([sentence, '', '']);
});
