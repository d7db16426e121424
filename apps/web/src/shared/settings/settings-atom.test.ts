import { expect, it } from 'vitest';
import { defaultSettings, restoreSettings } from './settings-atom.ts';

it('starts in the language of the browser, with another one to learn', () => {
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

it('starts with sound', () => {
  expect(defaultSettings([]).audio).toEqual({ muted: false, volume: 1 });
});

const defaults = defaultSettings([]);

it('restores stored settings', () => {
  const settings = { ...defaultSettings(['ru']), learnLangCode: 'de' };
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
  { quiz: null },
  { quiz: { wordCount: -1, mode: 1 } },
])('uses the default for an invalid field: %j', (junk) => {
  const stored = { ...defaults, ...junk };
  expect({ ...defaults, ...restoreSettings(stored) }).toEqual(defaults);
});
