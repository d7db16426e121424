import { foldCase } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskWords } from './candidate.ts';

it.each<[string, string, string[], string]>([
  [
    'en',
    'oval-shaped edible seed of the almond tree',
    ['almond'],
    'oval-shaped edible seed of the … tree',
  ],
  [
    'en',
    'Chew (food); to bite and grind with the teeth',
    ['chew'],
    '… (food); to bite and grind with the teeth',
  ],
  ['en', 'someone who cooks food', ['cook'], 'someone who … food'],
  ['en', 'get up and out of bed', ['get up'], '… and out of bed'],
  ['en', 'to move fast; run', ['to run'], 'to move fast; …'],
  ['en', 'the season when the leaves fall', ['autumn', 'fall'], 'the season when the leaves …'],
  ['en', 'a recipe for ice', ['rec'], 'a … for ice'],
  ['en', 'in or into it', ['in'], '… or into it'],
  ['en', 'a reactor', ['act'], 'a reactor'],
  ['de', 'das Organ, mit dem das Auge sieht', ['das Auge'], 'das Organ, mit dem das … sieht'],
  ['zh', '看东西的眼睛', ['眼睛'], '看东西的…'],
  ['en', 'what C++ is', ['C++'], 'what … is'],
])('[B3] hides words in %s: %s', (langCode, definition, words, masked) => {
  expect(maskWords(definition, words, langCode)).toBe(masked);
});

const word = fc.stringMatching(/^[a-zé]{3,8}$/);

it('[B3] leaves no whole word of them, and changes nothing else', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), word, (texts, hidden) => {
      const definition = [...texts, hidden].join(' ');
      const masked = maskWords(definition, [hidden], 'eo').split(' ');
      expect(masked).toHaveLength(texts.length + 1);
      expect(masked.at(-1)).toBe('…');
      for (const [index, text] of texts.entries()) {
        expect(masked[index]).toBe(text.startsWith(hidden) ? '…' : text);
      }
    }),
  );
});

it('[B3] leaves any other text as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
      fc.pre(!foldCase(text).includes(foldCase(other.trim())));
      expect(maskWords(text, [other], 'eo')).toBe(text);
    }),
  );
});
