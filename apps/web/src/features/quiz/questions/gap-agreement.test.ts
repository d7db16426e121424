import { expect, it } from 'vitest';
import type { WordItem } from '../session/word-item.ts';
import { findGapAgreement } from './gap-agreement.ts';

const eye: WordItem = {
  wordId: '1',
  asks: 'gap',
  prompt: { text: 'Das ____ tut weh.', langCode: 'de' },
  text: 'Auge',
  langCode: 'de',
  accepted: ['Auge'],
  word: { text: 'Auge', langCode: 'de', id: '1' },
  grammar: { gender: 'neuter', plural: 'Augen' },
};

const find = (item: Partial<WordItem>) => {
  const { article, agreements: { die, dem } = {} } = findGapAgreement({ ...eye, ...item });
  return { article, die, dem };
};

it('knows the articles of the singular', () => {
  expect(find({})).toEqual({ article: 'das', die: false, dem: true });
});

it('takes another form for any case or number', () => {
  expect(find({ text: 'Augen' })).toEqual({ article: undefined, die: true, dem: true });
});

it('knows a plural that is like the singular', () => {
  const word = { ...eye.word, text: 'Mädchen' };
  const grammar = { gender: 'neuter', plural: 'Mädchen' } as const;
  expect(find({ text: 'Mädchen', word, grammar })).toMatchObject({ die: true, dem: true });
});

it('knows a noun without a singular', () => {
  const word = { ...eye.word, text: 'Leute' };
  expect(find({ text: 'Leute', word, grammar: { article: 'die' } })).toEqual({
    article: 'die',
    die: true,
    dem: false,
  });
});

it.each<Partial<WordItem>>([
  { asks: undefined },
  { grammar: undefined },
  {
    langCode: 'it',
    text: 'uova',
    word: { text: 'uovo', langCode: 'it', id: '1' },
    grammar: { gender: 'masculine' },
  },
])('does not know others: %j', (item) => {
  expect(findGapAgreement({ ...eye, ...item })).toEqual({});
});
