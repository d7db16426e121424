/** Every address of the app: patterns for the router beside the functions that fill them in. */
export const patterns = {
  home: '/',
  wordIndex: '/words',
  words: '/words/:langCode',
  word: '/word/:langCode/:text',
  listIndex: '/lists',
  lists: '/lists/:langCode',
  list: '/list/:slug',
  translatedList: '/list/:slug/:tranLangCode',
  table: '/table/:slug',
  quizIndex: '/quiz',
  quizPlay: '/quiz/play',
  quizResults: '/quiz/results',
  quizSettings: '/quiz/:slug/:tranLangCode',
  settings: '/settings',
} as const;

export const paths = {
  home: () => '/',
  words: (langCode: string) => `/words/${encode(langCode)}`,
  word: ({ langCode, text }: { langCode: string; text: string }) =>
    `/word/${encode(langCode)}/${encode(text)}`,
  lists: (langCode: string) => `/lists/${encode(langCode)}`,
  list: (slug: string, tranLangCode: string) => `/list/${encode(slug)}/${encode(tranLangCode)}`,
  table: (slug: string) => `/table/${encode(slug)}`,
  quizIndex: () => '/quiz',
  quizPlay: () => '/quiz/play',
  quizResults: () => '/quiz/results',
  quizSettings: (slug: string, tranLangCode: string) =>
    `/quiz/${encode(slug)}/${encode(tranLangCode)}`,
  settings: () => '/settings',
};

const encode = encodeURIComponent;
