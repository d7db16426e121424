import { QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { definitionMode, type QuizChoice } from '../../../shared/settings/quiz-choice.ts';
import {
  type Availability,
  availableChoice,
  reasonAgainst,
  unavailableReason,
} from './available-choice.ts';

type Playable = NonNullable<Availability['playable'][typeof QuizMode.Tran]>;
type Reason = NonNullable<Playable['cards']['reason']>;

const playableExcept = (reasons: Partial<Record<keyof Playable, Reason>>): Playable =>
  Object.fromEntries(
    quizCodes.map((code) => {
      const reason = reasons[code];
      return [code, reason === undefined ? { playable: true } : { playable: false, reason }];
    }),
  ) as Playable;

const everything = playableExcept({});
const nothing = (reason: Reason) =>
  playableExcept(Object.fromEntries(quizCodes.map((code) => [code, reason])));

const availability = (
  translations: Playable | undefined,
  pictures: Playable | undefined,
  { hasSound = true, definitions = nothing('NoTranslations') } = {},
): Availability => ({
  playable: {
    [QuizMode.Tran]: translations,
    [QuizMode.Image]: pictures,
    [definitionMode]: definitions,
  },
  modes: [QuizMode.Tran, QuizMode.Image, definitionMode],
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
  ['what is still loading', { kind: 'cards' }, availability(undefined, undefined), {}],
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
      playableExcept({ 'match-up': 'TooFewWords', 'multiple-choice': 'TooFewOptions' }),
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
  expect(availableChoice(wanted(choice), available)).toEqual(wanted({ ...choice, ...difference }));
});

it.each<[QuizChoice['kind'], Playable, string | undefined]>([
  ['mixed', everything, undefined],
  ['mixed', playableExcept({ spelling: 'UnsuitableLetters' }), undefined],
  ['mixed', nothing('NoTranslations'), 'NoTranslations'],
  ['letter-match', playableExcept({ 'letter-match': 'UnsuitableLetters' }), 'UnsuitableLetters'],
  ['by-ear', everything, 'NoVoice'],
])('tells why %s is unavailable', (kind, playable, reason) => {
  const available = availability(playable, undefined, { hasSound: false });
  expect(unavailableReason({ kind, asks: 'meaning', mode: QuizMode.Tran }, available)).toBe(reason);
});

it('asks for grammar in the kinds that suit it, never by pictures or by ear', () => {
  const reason = 'UnsuitableKind';
  const articles = availability(
    playableExcept({ spelling: reason, 'letter-match': reason, 'match-up': reason }),
    everything,
  );
  const asked = (choice: Partial<QuizChoice>) =>
    availableChoice(wanted({ asks: 'article', ...choice }), articles);
  expect(asked({ kind: 'spelling' }).kind).toBe('multiple-choice');
  expect(asked({ kind: 'by-ear' }).kind).toBe('multiple-choice');
  expect(asked({ mode: QuizMode.Image })).toMatchObject({ kind: 'cards', mode: QuizMode.Tran });
  expect(asked({ kind: 'mixed' }).kind).toBe('mixed');
  expect(reasonAgainst(wanted({ asks: 'article', kind: 'by-ear' }), articles)).toBe(reason);
});

describe('definitions that are asked for the words that they explain', () => {
  const available: Availability = {
    ...availability(playableExcept({ 'match-up': 'DefinitionTooLong' }), undefined),
    modes: [QuizMode.Tran],
    isOfDefinitions: true,
  };
  const askedFor = (choice: Partial<QuizChoice>) => availableChoice(wanted(choice), available);

  it('have no other answer mode', () => {
    expect(askedFor({ mode: definitionMode })).toEqual(wanted({}));
    expect(askedFor({ mode: QuizMode.Image })).toEqual(wanted({}));
  });

  it('are the prompt where the answer is typed', () => {
    expect(askedFor({ kind: 'spelling', direction: 'backward' }).direction).toBe('forward');
    expect(askedFor({ direction: 'backward' }).direction).toBe('backward');
  });

  it('are not heard', () => {
    expect(reasonAgainst(wanted({ kind: 'by-ear' }), available)).toBe('UnsuitableKind');
    expect(askedFor({ kind: 'by-ear' }).kind).toBe('spelling');
  });
});

it('tells that definitions are missing', () => {
  const available = availability(everything, everything);
  expect(
    unavailableReason({ kind: 'cards', asks: 'meaning', mode: definitionMode }, available),
  ).toBe('NoDefinitions');
});

it('mixes at least two kinds', () => {
  const onlyCards = { ...nothing('TooFewWords'), cards: { playable: true } };
  const available = availability(onlyCards, undefined);
  expect(
    unavailableReason({ kind: 'mixed', asks: 'meaning', mode: QuizMode.Tran }, available),
  ).toBe('NothingToMix');
});

it('allows a kind that is available in the other mode', () => {
  const spelling = wanted({ kind: 'spelling' });
  const none = nothing('NoTranslations');
  expect(reasonAgainst(spelling, availability(none, everything))).toBeUndefined();
  expect(reasonAgainst(spelling, availability(none, undefined))).toBeUndefined();
  expect(reasonAgainst(spelling, availability(none, nothing('NoImages')))).toBe('NoTranslations');
});
