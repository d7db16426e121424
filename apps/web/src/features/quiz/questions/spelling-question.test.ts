import { gradeSpelling } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { countAnswer, findFittingWord, isOtherWord } from './spelling-question.tsx';

it.each([
  ['another word of the quiz', 'Plum', true],
  ['a word that wrong options come from', 'plump', true],
  ['the word itself', 'plumb', false],
  ['a text that is not in the quiz', 'plumm', false],
])('%s', (_, answer, isOther) => {
  const material = buildMaterial({ texts: ['plumb', 'plum', 'fig'], codes: ['spelling'] });
  const [other] = buildMaterial({ texts: ['plump'] }).pairs;
  const session = startQuiz({ ...material, pool: other ? [other.item] : [] }, () => 0);
  const current = session.quiz.pairs.find(({ word }) => word.id === 'plumb')?.question.item;
  expect(current && isOtherWord(session, current, answer)).toBe(isOther);
});

it.each([
  ['the romanisation of another word', 'la', true],
  ['it without its marks and spaces', 'minfadlik', true],
  ['the romanisation of the word itself', 'naʿam', false],
])('knows %s', (_, answer, isOther) => {
  const romanisations = new Map([
    ['نعم', 'naʿam'],
    ['لا', 'lā'],
    ['من فضلك', 'min faḍlik'],
  ]);
  const { pairs, ...material } = buildMaterial({
    texts: [...romanisations.keys()],
    codes: ['spelling'],
  });
  const romanised = pairs.map(({ item, ...pair }) => ({
    ...pair,
    item: { ...item, romanisations: [romanisations.get(item.text) ?? ''] },
  }));
  const session = startQuiz({ ...material, pairs: romanised }, () => 0);
  const current = session.quiz.pairs.find(({ word }) => word.id === 'نعم')?.question.item;
  expect(current && isOtherWord(session, current, answer)).toBe(isOther);
});

it.each([
  ['Auge', true],
  ['das Auge', true],
  ['Augn', false],
])('for the plural of an eye, %s is another word: %s', (answer, isOther) => {
  const session = startQuiz(buildMaterial({ texts: ['eye'], codes: ['spelling'] }), () => 0);
  const plural = {
    wordId: 'eye',
    asks: 'plural',
    prompt: { text: 'das Auge', langCode: 'de' },
    text: 'Augen',
    langCode: 'de',
    accepted: ['Augen'],
    word: { text: 'Auge', langCode: 'de', id: 'eye' },
  } as const;
  expect(isOtherWord(session, plural, answer)).toBe(isOther);
});

it.each([
  ['hello', 'hallo', true],
  ['hand', 'Hand', false],
])('the prompt “%s” is no typing error for “%s”: %s', (prompt, text, isOther) => {
  const session = startQuiz(buildMaterial({ texts: ['apple'], codes: ['spelling'] }), () => 0);
  const item = {
    wordId: text,
    prompt: { text: prompt, langCode: 'en' },
    text,
    langCode: 'de',
    accepted: [text],
    word: { text, langCode: 'de', id: text },
  };
  expect(isOtherWord(session, item, prompt)).toBe(isOther);
});

it.each([
  ['a word with the same meaning', 'speichern', { text: 'speichern', isSynonym: true }],
  ['a slip of it', 'speichrn', { text: 'speichern', isSynonym: true, hasSlip: true }],
  ['a word for another meaning of the prompt', 'retten', { text: 'retten', isSynonym: false }],
  ['the asked word', 'sparen', undefined],
  ['any other word', 'essen', undefined],
  ['another word of the quiz that looks like one', 'retteten', undefined],
])('knows %s that fits', (_, answer, fitting) => {
  const item = {
    wordId: 'sparen',
    prompt: { text: 'save', langCode: 'en' },
    text: 'sparen',
    langCode: 'de',
    accepted: ['sparen', 'speichern'],
    excluded: ['retten'],
    word: { text: 'sparen', langCode: 'de', id: 'sparen' },
  };
  const found = findFittingWord(item, answer, (text) => text === 'retteten');
  expect(found).toEqual(fitting && { hasSlip: false, ...fitting });
});

it('takes a second try after Latin letters of no such word for one with a hint', () => {
  const asked = { accepted: ['привет'], romanisations: ['privet'], langCode: 'ru' };
  const first = gradeSpelling({ ...asked, answer: 'spasibo' });
  expect(first.verdict).toBe('keyboard');
  const second = gradeSpelling({ ...asked, answer: 'привет' });
  const count = (wasLatin: boolean) => countAnswer(second, { isNamed: false, wasLatin });
  expect(count(true)).toEqual({ verdict: 'exact', isHinted: true });
  expect(count(false)).toEqual({ verdict: 'exact', isHinted: false });
});
