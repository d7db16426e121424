import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import {
  changeSettingsAtom,
  defaultSettings,
  learnAtom,
  restoreSettings,
  settingsAtom,
} from './settings-atom.ts';

it('starts in the language of the browser and with another language to learn', () => {
  expect(defaultSettings(['ru-RU', 'en'])).toMatchObject({
    locale: 'ru',
    learnLangCode: 'en',
    tranLangCode: 'ru',
  });
  expect(defaultSettings(['fr'])).toMatchObject({
    locale: 'en',
    learnLangCode: 'es',
    tranLangCode: 'en',
  });
});

it('starts with the sound on', () => {
  expect(defaultSettings([]).audio).toEqual({ muted: false, volume: 1 });
});

const defaults = defaultSettings([]);

it('restores stored settings', () => {
  const levels = { de: 'B1', es: 'A1' };
  const goal = { unit: 'minutes', target: 120 };
  const wordDisplay = { ...defaults.wordDisplay, readings: false };
  const settings = {
    ...defaultSettings(['ru']),
    learnLangCode: 'de',
    levels,
    goal,
    dayEndsAt: 0,
    wordDisplay,
    characterKeys: false,
  };
  expect(restoreSettings(settings)).toEqual(settings);
});

it.each([
  ['nothing', undefined],
  ['another version', { ...defaultSettings(['ru']), version: 0 }],
  ['no settings', 7],
])('restores no settings from %s', (_, stored) => {
  expect(restoreSettings(stored)).toEqual({});
});

it.each([
  { locale: 'xx' },
  { theme: 'blue' },
  { audio: null },
  { audio: { muted: false, volume: 7 } },
  { learnLangCode: 5 },
  { tranLangCode: 'not a language' },
  { learnLangCode: 'en', tranLangCode: 'en' },
  { wordDisplay: null },
  { wordDisplay: { readings: false, vowelMarks: true, stressMarks: true } },
  { wordDisplay: { ...defaults.wordDisplay, romanisation: 'no' } },
  { characterKeys: 'no' },
  { quiz: null },
  { quiz: { kind: 'chess', choices: {} } },
  { levels: { de: 'D1' } },
  { goal: null },
  { dayEndsAt: 13 },
  { dayEndsAt: '4' },
  { goal: { unit: 'hours', target: 1 } },
  { goal: { unit: 'words', target: 201 } },
  { goal: { unit: 'minutes', target: 121 } },
  { goal: { unit: 'minutes', target: 2.5 } },
])('uses the default for an invalid field: %j', (junk) => {
  const stored = { ...defaults, ...junk };
  expect({ ...defaults, ...restoreSettings(stored) }).toEqual(defaults);
});

it.each([
  ['a newcomer', undefined, { learnLangCode: 'de', tranLangCode: 'ru' }],
  ['who speaks French', 'fr', { learnLangCode: 'de', tranLangCode: 'fr' }],
  ['who speaks German', 'de', { learnLangCode: 'de', tranLangCode: 'ru' }],
])('a German page with Russian translations, opened by %s', (_, spoken, expected) => {
  const store = createStore();
  if (spoken) store.set(changeSettingsAtom, { learnLangCode: 'es', tranLangCode: spoken });
  store.set(learnAtom, 'de', 'ru');
  expect(store.get(settingsAtom)).toMatchObject(expected);
});

it('keeps the valid choices of quiz kinds', () => {
  const choice = { mode: 2, direction: 'backward', wordCount: 20 };
  const choices = { spelling: choice, cards: { ...choice, wordCount: -1 }, chess: choice };
  const stored = { ...defaults, quiz: { kind: 'spelling', choices } };
  expect(restoreSettings(stored).quiz).toEqual({ kind: 'spelling', choices: { spelling: choice } });
});
