import { langCodes } from '@wordhoard/contract/language-catalogue';
import { languageName } from '@wordhoard/i18n';
import { expect, it } from 'vitest';
import { hashtagsOf } from './hashtags.ts';

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
  expect(hashtagsOf([name])).toEqual([hashtag]);
});

it.each(['', '2026', '1_2', '-', '#', '🍎', 'हिन्दी', 'a\u0332'])(
  '%o has no hashtag that networks recognise as a whole',
  (name) => {
    expect(hashtagsOf([name])).toEqual([]);
  },
);

it('repeats no hashtag', () => {
  expect(hashtagsOf(['German', 'fruit', 'german', 'Fruit'])).toEqual(['#german', '#fruit']);
});

it.each(['en', 'ru'])('exists for the name of every language in %s', (locale) => {
  const withoutHashtag = langCodes.filter(
    (langCode) => hashtagsOf([languageName(langCode, locale)]).length === 0,
  );
  expect(withoutHashtag).toEqual([]);
});
