import { expect, it } from 'vitest';
import { defaultSettings, restoreSettings } from './settings-atom.ts';

it('begins in the language of the browser, learning another one', () => {
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

it('begins with sound on', () => {
  expect(defaultSettings([]).audio).toEqual({ muted: false, volume: 1 });
});

const defaults = defaultSettings([]);

it('restores what was saved', () => {
  const settings = { ...defaultSettings(['ru']), learnLangCode: 'de' };
  expect(restoreSettings(JSON.stringify(settings), defaults)).toEqual(settings);
});

it.each([
  ['nothing', null],
  ['another version', JSON.stringify({ ...defaultSettings(['ru']), version: 0 })],
  ['no JSON', '{'],
  ['no settings', 'null'],
])('begins anew from %s', (_, stored) => {
  expect(restoreSettings(stored, defaults)).toEqual(defaults);
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
])('takes the default for a field that is of no use: %j', (junk) => {
  const stored = JSON.stringify({ ...defaults, ...junk });
  expect(restoreSettings(stored, defaults)).toEqual(defaults);
});
