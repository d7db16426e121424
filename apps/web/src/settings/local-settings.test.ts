import { expect, it } from 'vitest';
import { defaultSettings, restoreSettings } from './local-settings.ts';

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

it('restores what was saved', () => {
  const settings = { ...defaultSettings(['ru']), learnLangCode: 'de' };
  expect(restoreSettings(JSON.stringify(settings))).toEqual(settings);
});

it.each([
  ['nothing', null],
  ['another version', JSON.stringify({ ...defaultSettings([]), version: 0 })],
  ['no JSON', '{'],
  ['no settings', 'null'],
])('restores nothing from %s', (_, stored) => {
  expect(restoreSettings(stored)).toBeUndefined();
});
