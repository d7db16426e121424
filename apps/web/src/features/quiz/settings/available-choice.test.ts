import { QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { definitionMode, type QuizChoice } from '../../../shared/settings/quiz-choice.ts';
import {
  type Availability,
  findAvailableChoice,
  findReasonAgainst,
  findReasonInMode,
  listAspects,
} from './available-choice.ts';

type Unavailable = Availability['meaning']['translation']['unavailable'];
type Reason = NonNullable<Unavailable['cards']>;

const everything: Unavailable = {};
const nothing = (reason: Reason): Unavailable =>
  Object.fromEntries(quizCodes.map((code) => [code, reason]));

const questions = (unavailable: Unavailable) => ({
  count: unavailable.cards === undefined ? 3 : 0,
  unavailable,
});

const availability = (
  translations: Unavailable,
  pictures: Unavailable,
  { hasSound = true, definitions = nothing('NoDefinitions') } = {},
): Availability => ({
  meaning: {
    translation: questions(translations),
    image: questions(pictures),
    definition: questions(definitions),
  },
  grammar: {},
  isOfDefinitions: false,
  hasSound,
});

const wanted = (choice: Partial<QuizChoice>): QuizChoice => ({
  kind: 'cards',
  asks: 'meaning',
  mode: QuizMode.Tran,
  direction: 'forward',
  wordCount: 10,
  ...choice,
});

it.each<[string, Partial<QuizChoice>, Availability, Partial<QuizChoice>]>([
  ['what the words support', { kind: 'cards' }, availability(everything, everything), {}],
  [
    'translations of words without pictures',
    { mode: QuizMode.Image },
    availability(everything, nothing('NoImages')),
    { mode: QuizMode.Tran },
  ],
  [
    'pictures of words without translations',
    {},
    availability(nothing('NoTranslations'), everything),
    { mode: QuizMode.Image },
  ],
  [
    'the word that a picture shows, if it is typed',
    { kind: 'spelling', mode: QuizMode.Image },
    availability(everything, everything),
    { direction: 'backward' },
  ],
  [
    'definitions of words without translations and pictures',
    {},
    availability(nothing('NoTranslations'), nothing('NoImages'), { definitions: everything }),
    { mode: definitionMode },
  ],
  [
    'the word that a definition explains, if it is typed',
    { kind: 'letter-match', mode: definitionMode },
    availability(everything, everything, { definitions: everything }),
    { direction: 'backward' },
  ],
  [
    'translations of words without definitions',
    { mode: definitionMode },
    availability(everything, everything),
    { mode: QuizMode.Tran },
  ],
  [
    'the heard word',
    { kind: 'by-ear', mode: QuizMode.Image },
    availability(everything, everything),
    { mode: QuizMode.Tran, direction: 'backward' },
  ],
  [
    'the written word, if there is no voice',
    { kind: 'by-ear' },
    availability(everything, everything, { hasSound: false }),
    { kind: 'spelling' },
  ],
  [
    'another kind for a single word',
    { kind: 'match-up' },
    availability(
      { 'match-up': 'TooFewWords', 'multiple-choice': 'TooFewOptions' },
      nothing('NoImages'),
    ),
    { kind: 'spelling' },
  ],
  [
    'the same, if there are no words',
    { kind: 'cards' },
    availability(nothing('NoWords'), nothing('NoWords')),
    {},
  ],
])('asks %s', (_, choice, available, difference) => {
  expect(findAvailableChoice(wanted(choice), available)).toEqual(
    wanted({ ...choice, ...difference }),
  );
});

it.each<[QuizChoice['kind'], Unavailable, string | undefined]>([
  ['mixed', everything, undefined],
  ['mixed', { spelling: 'UnsuitableLetters' }, undefined],
  ['mixed', nothing('NoTranslations'), 'NoTranslations'],
  ['letter-match', { 'letter-match': 'UnsuitableLetters' }, 'UnsuitableLetters'],
  ['by-ear', everything, 'NoVoice'],
])('tells why %s is unavailable', (kind, unavailable, reason) => {
  const available = availability(unavailable, everything, { hasSound: false });
  expect(findReasonInMode({ kind, asks: 'meaning', mode: QuizMode.Tran }, available)).toBe(reason);
});

it('asks for grammar in the kinds that suit it, never by pictures or by ear', () => {
  const reason = 'UnsuitableKind';
  const article = questions({ spelling: reason, 'letter-match': reason, 'match-up': reason });
  const articles = { ...availability(everything, everything), grammar: { article } };
  const asked = (choice: Partial<QuizChoice>) =>
    findAvailableChoice(wanted({ asks: 'article', ...choice }), articles);
  expect(asked({ kind: 'spelling' }).kind).toBe('multiple-choice');
  expect(asked({ kind: 'by-ear' }).kind).toBe('multiple-choice');
  expect(asked({ mode: QuizMode.Image })).toMatchObject({ kind: 'cards', mode: QuizMode.Tran });
  expect(asked({ kind: 'mixed' }).kind).toBe('mixed');
  expect(findReasonAgainst(wanted({ asks: 'article', kind: 'by-ear' }), articles)).toBe(reason);
});

describe('definitions that are asked for the words that they explain', () => {
  const available: Availability = {
    meaning: { translation: questions({ 'match-up': 'DefinitionTooLong' }) },
    grammar: {},
    hasSound: true,
    isOfDefinitions: true,
  };
  const askedFor = (choice: Partial<QuizChoice>) => findAvailableChoice(wanted(choice), available);

  it('have no other answer mode', () => {
    expect(askedFor({ mode: definitionMode })).toEqual(wanted({}));
    expect(askedFor({ mode: QuizMode.Image })).toEqual(wanted({}));
  });

  it('are the prompt where the answer is typed', () => {
    expect(askedFor({ kind: 'spelling', direction: 'backward' }).direction).toBe('forward');
    expect(askedFor({ direction: 'backward' }).direction).toBe('backward');
  });

  it('are not heard', () => {
    expect(findReasonAgainst(wanted({ kind: 'by-ear' }), available)).toBe('UnsuitableKind');
    expect(askedFor({ kind: 'by-ear' }).kind).toBe('spelling');
  });
});

it('asks about the meaning, or about grammar that the words have', () => {
  const article = questions(everything);
  const withMeaning = { ...availability(everything, everything), grammar: { article } };
  expect(listAspects(withMeaning)).toEqual(['meaning', 'article']);
  expect(findAvailableChoice(wanted({ asks: 'plural' }), withMeaning).asks).toBe('meaning');
  const none = availability(nothing('NoTranslations'), nothing('NoImages'));
  const onlyGrammar = { ...none, grammar: { article } };
  expect(listAspects(onlyGrammar)).toEqual(['article']);
  expect(findAvailableChoice(wanted({}), onlyGrammar).asks).toBe('article');
  expect(findAvailableChoice(wanted({ asks: 'plural' }), none).asks).toBe('meaning');
});

it('mixes at least two kinds', () => {
  const { cards: _cards, ...others } = nothing('TooFewWords');
  const available = availability(others, everything);
  expect(findReasonInMode({ kind: 'mixed', asks: 'meaning', mode: QuizMode.Tran }, available)).toBe(
    'NothingToMix',
  );
});

it('allows a kind that is available in the other mode', () => {
  const spelling = wanted({ kind: 'spelling' });
  const none = nothing('NoTranslations');
  expect(findReasonAgainst(spelling, availability(none, everything))).toBeUndefined();
  expect(findReasonAgainst(spelling, availability(none, nothing('NoImages')))).toBe(
    'NoTranslations',
  );
});
