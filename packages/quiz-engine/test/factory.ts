import {
  addResult,
  createQuiz,
  type Quiz,
  type QuizItem,
  type QuizPair,
  type Random,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';

export function buildPairs(...ids: string[]): QuizPair[] {
  return ids.map((id) => ({ word: { id } }));
}

/** A new quiz of four pairs. */
export const animals = (): Quiz => createQuiz({ pairs: buildPairs('ant', 'bee', 'cat', 'dog') });

/** Adds a right answer to each word. */
export function answer(quiz: Quiz, ...wordIds: string[]): Quiz {
  return wordIds.reduce((answered, wordId) => addResult(answered, { wordId, correct: true }), quiz);
}

/** A German word asked in German and answered in English. */
export function buildItem(overrides: Partial<QuizItem> = {}): QuizItem {
  const text = overrides.text ?? 'cat';
  return {
    wordId: `word of ${text}`,
    langCode: 'en',
    accepted: [text],
    prompt: { text: `Wort für ${text}`, langCode: 'de' },
    ...overrides,
    text,
  };
}

/** Seeded pseudo-random numbers (the minimal standard generator of Park and Miller). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns the numbers one after the other, then 0. */
export function scriptedRandom(numbers: readonly number[]): Random {
  const rest = [...numbers];
  return () => rest.shift() ?? 0;
}

/** Seeded sources of randomness, and sources that always return the same number. */
export const anyRandom: fc.Arbitrary<Random> = fc.oneof(
  fc.integer({ min: 1, max: 2_147_483_646 }).map(seededRandom),
  fc.constantFrom(0, 0.5, 0.999_999_999).map((number) => () => number),
);

/** Ids that repeat, that objects sort as numbers, or that every object inherits. */
export const anyWordId: fc.Arbitrary<string> = fc.constantFrom(
  'cat',
  'dog',
  '42',
  '7',
  '',
  '__proto__',
  'constructor',
  'toString',
);

/** Texts that are tiny, similar, written from right to left, or have letters of several code points. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('a', 'A', 'aa', 'ab', 'the cat', 'Cat', 'cat!', 'ice-cream', 'ice cream'),
  fc.constantFrom(
    'חתול',
    'שָׁלוֹם',
    'قطة',
    'قِطَّة',
    'ё',
    'е',
    'é',
    'e\u0301',
    '👩‍👩‍👧',
    '🇩🇪🇫🇷',
    ' ',
    '',
  ),
  fc.string({
    unit: fc.constantFrom('a', 'b', 'é', 'ß', ' ', '-', 'ת', '(', ')', "'"),
    maxLength: 8,
  }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

export const anyLangCode: fc.Arbitrary<string | undefined> = fc.constantFrom(
  undefined,
  '',
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt-BR',
  'ru',
  'tr',
  'ar',
  'he',
  'ja',
  'uk',
  'not a language',
);

/** Items with few distinct texts, words, images and groups, so that collisions are frequent. */
export const anyItem: fc.Arbitrary<QuizItem> = fc.record({
  wordId: anyWordId,
  text: anyText,
  langCode: anyLangCode,
  imageKey: fc.option(fc.constantFrom('cat.webp', 'Cat.webp', 'dog.webp'), { nil: undefined }),
  accepted: fc.array(anyText, { maxLength: 3 }),
  speechPartId: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  group: fc.option(fc.constantFrom('pets', 'food', ['food', 'pets']), { nil: undefined }),
  prompt: fc.record({ text: anyText, langCode: anyLangCode }),
});
