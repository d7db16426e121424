/**
 * Hashtags that Telegram and Mastodon recognise as a whole: of letters, digits and `_`, with a letter.
 * A name is left out if letters of it need combining marks, at which a hashtag would end.
 */
export function hashtagsOf(names: readonly string[]): string[] {
  const tags = names.map(tagOf).filter((tag) => /\p{L}/u.test(tag) && !/\p{M}/u.test(tag));
  return [...new Set(tags)].map((tag) => `#${tag}`);
}

const tagOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Dash_Punctuation}_]+/gu, '_')
    .replace(/[^\p{L}\p{M}\p{Nd}_]/gu, '')
    .replace(/^_+|_+$/g, '');
