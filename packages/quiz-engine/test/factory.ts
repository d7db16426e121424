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

/** A quiz of four pairs at its start. */
export const animals = (): Quiz => createQuiz({ pairs: buildPairs('ant', 'bee', 'cat', 'dog') });

/** Answers words rightly, one after the other. */
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

/** Numbers from a seed, spread well enough for tests (the minimal standard of Park and Miller). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Gives the numbers one after the other, then 0. */
export function scriptedRandom(numbers: readonly number[]): Random {
  const rest = [...numbers];
  return () => rest.shift() ?? 0;
}

/** Every source of randomness that a property should hold for, stuck ones included. */
export const anyRandom: fc.Arbitrary<Random> = fc.oneof(
  fc.integer({ min: 1, max: 2_147_483_646 }).map(seededRandom),
  fc.constantFrom(0, 0.5, 0.999_999_999).map((number) => () => number),
);

/** Ids that repeat, sort as numbers, or are names that every object inherits. */
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

/** Texts that are tiny, alike, written from right to left, or made of several code points a letter. */
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

/** Items from a pool so small that texts, words, pictures and groups keep coming back. */
export const anyItem: fc.Arbitrary<QuizItem> = fc.record({
  wordId: anyWordId,
  text: anyText,
  langCode: anyLangCode,
  imageKey: fc.option(fc.constantFrom('cat.webp', 'Cat.webp', 'dog.webp'), { nil: undefined }),
  accepted: fc.array(anyText, { maxLength: 3 }),
  speechPartId: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  group: fc.option(fc.constantFrom('pets', 'food'), { nil: undefined }),
  prompt: fc.record({ text: anyText, langCode: anyLangCode }),
});
