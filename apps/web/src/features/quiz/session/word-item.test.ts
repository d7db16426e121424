import { speechPartMessages } from '@wordhoard/i18n';
import { describe, expect, it } from 'vitest';
import { buildWord } from '../../../test/build-material.ts';
import {
  buildPairItem,
  buildRecap,
  toAnswerContent,
  toPromptContent,
  type WordItem,
} from './word-item.ts';

const apple: WordItem = {
  wordId: '1',
  prompt: { text: 'apple', langCode: 'en', imageKey: '/apple.svg' },
  text: 'Apfel',
  langCode: 'de',
  accepted: ['Apfel'],
  word: { text: 'Apfel', langCode: 'de', id: '1' },
};
const image = { kind: 'image', image: '/apple.svg' };

it('describes an image prompt by its meaning', () => {
  expect(toPromptContent(apple)).toEqual({ ...image, alt: 'apple' });
});

it('does not reveal the answer if an image has no translation', () => {
  const prompt = { ...apple.prompt, text: 'Apfel', langCode: 'de' };
  expect(toPromptContent({ ...apple, prompt })).toEqual({ ...image, alt: '' });
});

it('describes an image by a translation that is spelled like the word', () => {
  const prompt = { ...apple.prompt, text: 'Apfel' };
  expect(toPromptContent({ ...apple, prompt })).toEqual({ ...image, alt: 'Apfel' });
});

it('shows the word without an image', () => {
  const prompt = { text: 'Apfel', langCode: 'de' };
  const word = { kind: 'word', word: { text: 'Apfel', lang: 'de' } };
  expect(toPromptContent({ ...apple, prompt })).toEqual(word);
  expect(toAnswerContent(apple)).toEqual(word);
});

it.each([
  [{ speechPartId: 10 }, speechPartMessages.verb],
  [
    { text: 'die Bank, Bänke', langCode: 'de' },
    { text: 'die Bank, Bänke', lang: 'de' },
  ],
  [{ imageKey: '/bench.svg' }, { image: '/bench.svg' }],
])('tells which of several words with the same text is asked by %j', (sense, shown) => {
  const prompt = { text: 'sein', langCode: 'de', sense };
  expect(toPromptContent({ ...apple, prompt })).toMatchObject({ sense: shown });
});

it('describes an image option by its meaning', () => {
  expect(toAnswerContent({ ...apple, imageKey: '/apple.svg' })).toEqual({ ...image, alt: 'Apfel' });
});

const eye = {
  ...buildWord({ text: 'Auge', translations: ['eye'] }),
  example: 'Das Auge tut weh.',
  exampleDetails: { trans: [{ langCode: 'en', text: 'The eye hurts.' }] },
  grammar: { gender: 'neuter', plural: 'Augen' },
} as const;

const common = { wordId: eye.id, langCode: 'de' };
const items = {
  article: {
    ...common,
    asks: 'article',
    prompt: { text: 'Auge', langCode: 'de' },
    text: 'das',
    accepted: ['das', 'das Auge'],
    fullForm: 'das Auge, die Augen',
  },
  plural: {
    ...common,
    asks: 'plural',
    prompt: { text: 'das Auge', langCode: 'de' },
    text: 'Augen',
    accepted: ['Augen'],
    article: 'die',
    fullForm: 'das Auge, die Augen',
  },
  gap: {
    ...common,
    asks: 'gap',
    prompt: {
      text: 'Das ____ tut weh.',
      langCode: 'de',
      gap: { before: 'Das ', after: ' tut weh.', hint: { text: 'The eye hurts.', langCode: 'en' } },
    },
    text: 'Auge',
    accepted: ['Auge'],
  },
} as const;

const itemThatAsks = (asks: keyof typeof items): WordItem => {
  const { accepted, ...item } = items[asks];
  const pair = { item: { ...item, accepted: [...accepted] }, code: 'cards', word: eye };
  return buildPairItem(JSON.parse(JSON.stringify(pair)));
};

it('shows an asked form in full with the verdict, and the sentence of a gap only once', () => {
  const form = { text: 'das Auge, die Augen', lang: 'de' };
  const example = { text: 'Das Auge tut weh.', lang: 'de' };
  expect(buildRecap(itemThatAsks('article'), null)).toMatchObject({ form, example });
  expect(buildRecap(itemThatAsks('plural'), null)).toMatchObject({ form, example });
  expect(buildRecap(itemThatAsks('gap'), null)).toMatchObject({
    form: undefined,
    example: undefined,
  });
});

it('prompts for a form by the word, and for a gap by the sentence, which the answer completes', () => {
  const word = { text: 'das Auge', lang: 'de' };
  expect(toPromptContent(itemThatAsks('plural'))).toEqual({ kind: 'word', word, asks: 'plural' });
  const hint = { text: 'The eye hurts.', lang: 'en' };
  const sentence = { kind: 'gap', before: 'Das ', after: ' tut weh.', lang: 'de', hint };
  expect(toPromptContent(itemThatAsks('gap'))).toEqual({ ...sentence, filled: undefined });
  expect(toPromptContent(itemThatAsks('gap'), true)).toEqual({ ...sentence, filled: 'Auge' });
});

it('begins a sentence with a capital', () => {
  const item = itemThatAsks('gap');
  const gap = { before: '', after: ' du?', hint: { text: 'Can you?', langCode: 'en' } };
  const asked = { ...item, prompt: { ...item.prompt, gap }, text: 'kannst' };
  expect(toPromptContent(asked, true)).toMatchObject({ filled: 'Kannst' });
});

describe('a word with its grammar', () => {
  const grammar = { gender: 'masculine', reading: 'ˈapfl̩' } as const;
  const word = { text: 'Apfel', lang: 'de', article: 'der', reading: 'ˈapfl̩' };
  const toMeaning: WordItem = {
    ...apple,
    prompt: { text: 'Apfel', langCode: 'de' },
    text: 'apple',
    langCode: 'en',
    grammar,
  };
  const toWord: WordItem = { ...apple, prompt: { text: 'apple', langCode: 'en' }, grammar };

  it('is shown if its meaning is asked', () => {
    expect(toPromptContent(toMeaning)).toEqual({ kind: 'word', word });
    expect(toAnswerContent(toMeaning)).toEqual({
      kind: 'word',
      word: { text: 'apple', lang: 'en' },
    });
  });

  it('is an option without its article, and shown in full with the verdict', () => {
    expect(toPromptContent(toWord)).toEqual({ kind: 'word', word: { text: 'apple', lang: 'en' } });
    const option = { ...word, article: undefined };
    expect(toAnswerContent(toWord)).toEqual({ kind: 'word', word: option });
    expect(buildRecap(toWord, undefined).word).toEqual(word);
    expect(buildRecap(toMeaning, undefined).word).toBeUndefined();
  });

  it.each([
    ['in its own language', 'de'],
    ['without a language', ''],
  ])('gives no answer %s away', (_, langCode) => {
    const plain = { kind: 'word', word: { text: 'Apfel', lang: 'de' } };
    expect(toPromptContent({ ...toMeaning, text: 'der', langCode })).toEqual(plain);
    expect(toAnswerContent({ ...toWord, prompt: { text: 'der', langCode } })).toEqual(plain);
  });

  it('does not stand out among the options of a table', () => {
    const plain = { kind: 'word', word: { text: 'Apfel', lang: 'de' } };
    expect(toAnswerContent({ ...toWord, rowId: '1' })).toEqual(plain);
  });
});

it('tells what another word means, but not by the sentence of a gap', () => {
  const pear = { ...apple, wordId: '2', prompt: { text: 'pear', langCode: 'en' }, text: 'Birne' };
  const tell = (asks?: 'gap') => buildRecap(apple, null, { ...pear, asks }).given;
  expect(tell()).toMatchObject({ answer: { text: 'Birne' }, meaning: { text: 'pear' } });
  expect(tell('gap')).toBeUndefined();
});
