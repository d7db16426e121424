import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KnownLetters } from './known-letters.ts';
import {
  answerLetter,
  countSteps,
  type LetterCourse,
  listOptions,
  startCourse,
} from './letter-course.ts';
import { listUnknown } from './script-letters.ts';

const random = () => 0.4;
const none: KnownLetters = { taught: [], missed: [] };

const listCards = ({ steps }: LetterCourse) =>
  steps.filter(({ word }) => word !== undefined).map(({ letter }) => letter.letter);

const listQuestions = ({ steps }: LetterCourse) =>
  steps
    .filter(({ word, shows }) => word === undefined && shows === undefined)
    .map(({ letter }) => letter.letter);

const listHeard = ({ steps }: LetterCourse) =>
  steps.filter(({ shows }) => shows === 'sound').map(({ letter }) => letter.letter);

/** Learns words of a language: sees all cards, and answers as told until no step is left. */
function learn(words: readonly string[], langCode: string, known = none, isRight = () => true) {
  let course = startCourse(words, langCode, known, random);
  const cards = listCards(course);
  for (;;) {
    const step = course.steps[course.index];
    if (step === undefined) break;
    course =
      step.word === undefined
        ? answerLetter(course, isRight())
        : { ...course, index: course.index + 1 };
  }
  return { course, cards };
}

const greetings = ['مرحبا', 'شكرًا', 'من فضلك', 'نعم', 'لا'];

it.each([
  ['ar', greetings, 'لاشكر', ['شكرًا', 'لا']],
  ['he', ['שלום', 'תודה', 'בבקשה', 'כן', 'לא'], 'כנלאש', ['כן', 'לא']],
  ['ru', ['Привет', 'спасибо', 'пожалуйста', 'да', 'нет'], 'днпри', ['да', 'нет']],
  ['uk', ['привіт', 'дякую', 'будь ласка', 'так', 'ні'], 'ніпри', ['так', 'ні']],
  ['ja', ['こんにちは', 'ありがとう', 'はい', 'いいえ'], 'はいえこん', ['はい', 'いいえ']],
  ['ja', ['コーヒー', 'ジュース', 'ミルク'], 'コーヒジュ', ['コーヒー']],
])(
  'shows five letters in %s, which make some of %j readable',
  (langCode, words, expected, readable) => {
    const course = startCourse(words, langCode, none, random);
    expect(listCards(course)).toEqual([...expected]);
    expect(listQuestions(course)).toEqual([...expected]);
    expect(listHeard(course).toSorted()).toEqual([...expected].toSorted());
    const taught = listCards(course);
    expect(words.filter((word) => listUnknown(word, { taught, missed: [] }).length === 0)).toEqual(
      readable,
    );
  },
);

it('tells the sound, the name and a word of a letter, and explains an unknown sound', () => {
  expect(startCourse(['لا'], 'ar', none, random).steps.filter(({ word }) => word)).toEqual([
    { letter: { letter: 'ل', sound: 'l', name: 'lām' }, word: 'لا' },
    { letter: { letter: 'ا', sound: 'ā', name: 'alif', hint: 'alif' }, word: 'لا' },
  ]);
});

it.each([
  ['of which there is only one', ['טת'], 'he'],
  ['for a language in Latin letters', ['sol'], 'es'],
])('has no letters %s', (_, words, langCode) => {
  expect(startCourse(words, langCode, none, random).steps).toEqual([]);
});

it('asks each letter after the card of the next one, and at the end by its sound', () => {
  const { steps } = startCourse(greetings, 'ar', none, random);
  const shorten = ({ letter, word, shows }: LetterCourse['steps'][number]) =>
    `${word ? 'card' : (shows ?? 'letter')} ${letter.letter}`;
  expect(steps.map(shorten).slice(0, 10)).toEqual([
    'card ل',
    'card ا',
    'letter ل',
    'card ش',
    'letter ا',
    'card ك',
    'letter ش',
    'card ر',
    'letter ك',
    'letter ر',
  ]);
  expect(steps.slice(10).every(({ shows }) => shows === 'sound')).toBe(true);
});

it('begins with the letters that were missed, and goes on to new ones', () => {
  const known = { taught: ['ا', 'ش', 'ر', 'ك', 'ل'], missed: ['ك', 'ل'] };
  const course = startCourse(greetings, 'ar', known, random);
  const { steps } = course;
  expect(steps.slice(0, 2).map(({ letter, word }) => [letter.letter, word])).toEqual([
    ['ك', undefined],
    ['ل', undefined],
  ]);
  expect(listCards(course).join('')).toBe('محبنع');
});

it('asks a missed letter again until it is right', () => {
  const answers = [false, true, true, true, true];
  const { course } = learn(['لا'], 'ar', none, () => answers.shift() ?? false);
  expect(listQuestions(course)).toHaveLength(3);
  expect(course.missed).toEqual([]);
});

it('repeats a letter no more than twice, and leaves it to the next lesson', () => {
  const { course } = learn(['لا'], 'ar', none, () => false);
  expect(course.steps).toHaveLength(course.planned + 4);
  expect(course.missed.toSorted()).toEqual(['ا', 'ل']);
});

it('remembers a letter that was missed until it is right', () => {
  const known = { taught: ['ا', 'ل', 'م'], missed: ['م'] };
  expect(learn(['لا'], 'ar', known).course.missed).toEqual([]);
  expect(learn(['لا'], 'ar', known, () => false).course.missed).toEqual(['م']);
});

it('shows all letters of the words in the end, also those of the same sound', () => {
  const words = ['שלום', 'טת', 'スミス', 'すみません'];
  for (const [langCode, expected] of [
    ['he', 'ושלמטת'],
    ['ja', 'すみませんスミ'],
  ] as const) {
    let taught: string[] = [];
    for (let lesson = 0; lesson < 4; lesson += 1)
      taught = [...taught, ...learn(words, langCode, { ...none, taught }).cards];
    expect(taught.toSorted()).toEqual([...new Set(expected)].toSorted());
  }
});

it('offers four letters that the learner has met, each with a sound of its own', () => {
  const anyMet = fc.subarray([...'すみませんスミセン'], { minLength: 1 });
  const asked = { letter: 'す', sound: 'su' };
  fc.assert(
    fc.property(anyMet, fc.nat(), (met, seed) => {
      const options = listOptions(asked, 'ja', met, () => (seed % 100) / 100);
      const sounds = options.map(({ sound }) => sound);
      expect(options).toContain(asked);
      expect(new Set(sounds).size).toBe(sounds.length);
      expect(['su', 'mi', 'ma', 'se', 'n']).toEqual(expect.arrayContaining(sounds));
      expect(sounds.length).toBeLessThanOrEqual(4);
    }),
  );
});

it('counts the repetitions of missed letters apart', () => {
  const planned = startCourse(['لا'], 'ar', none, random);
  const atEnd = { ...planned, index: planned.steps.length - 1 };
  expect(countSteps(atEnd)).toEqual({ answered: 5, total: 6, again: undefined });
  const missed = answerLetter(atEnd, false);
  expect(countSteps(missed)).toEqual({ answered: 6, total: 6, again: { answered: 0, total: 1 } });
});
