import { langCodes } from '@wordhoard/contract/language-catalogue';
import { languageName } from '@wordhoard/i18n';
import { expect, it } from 'vitest';
import { buildHashtags } from './render-text.ts';

it.each([
  ['German', '#german'],
  ['немецкий', '#немецкий'],
  ['sea-food', '#sea_food'],
  ['Brazilian Portuguese', '#brazilian_portuguese'],
  ['китайский, упрощенное письмо', '#китайский_упрощенное_письмо'],
  ['Serbian (Latin)', '#serbian_latin'],
  ["Mi'kmaw", '#mikmaw'],
  ['Norwegian Bokma\u030al', '#norwegian_bokmål'],
  [' A – B_', '#a_b'],
  ['a1', '#a1'],
  ['日本語', '#日本語'],
])('%s becomes %s', (name, hashtag) => {
  expect(buildHashtags([name])).toEqual([hashtag]);
});

it.each(['', '2026', '1_2', '-', '#', '🍎', 'हिन्दी', 'a\u0332'])(
  '%o has no hashtag that networks recognise as a whole',
  (name) => {
    expect(buildHashtags([name])).toEqual([]);
  },
);

it('repeats no hashtag', () => {
  expect(buildHashtags(['German', 'fruit', 'german', 'Fruit'])).toEqual(['#german', '#fruit']);
});

it.each(['en', 'ru'])('exists for the name of every language in %s', (locale) => {
  const withoutHashtag = langCodes.filter(
    (langCode) => buildHashtags([languageName(langCode, locale)]).length === 0,
  );
  expect(withoutHashtag).toEqual([]);
});
