export interface Load {
  name: string;
  path: string;
  body: object;
}

const german = { langCode: 'de', tranLangCode: 'en' };
const words = '/front-word/feed';

/** The made-up words are of syllables such as `ka` and end in a number: none is exactly one of these. */
export const loadsWith = (listId: string): Load[] => [
  { name: 'word feed', path: words, body: german },
  {
    name: 'word feed of a list',
    path: '/front-list/word-feed',
    body: { listId, tranLangCode: 'en' },
  },
  { name: 'search: beginning', path: words, body: { ...german, text: 'kar' } },
  { name: 'search: accents folded', path: words, body: { ...german, text: 'KÁRI' } },
  { name: 'search: within a word', path: words, body: { ...german, text: 'arimo' } },
  { name: 'search: spelled alike', path: words, body: { ...german, text: 'karimolx' } },
];
