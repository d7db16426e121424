import { lazyScreens, scriptsBeyondEntry, scriptsFor } from './bench/route-files.ts';

const homeParts = 'src/home/home-parts.tsx';
const firstQuestion = ['src/quiz/quiz-play-screen.tsx', 'src/quiz/choice-question.tsx'];
const gzip = { gzip: true, brotli: false };

export default [
  { name: 'Home, all its JavaScript', path: scriptsFor(homeParts), limit: '130 kB', ...gzip },
  {
    name: 'First question of a quiz, all its JavaScript',
    path: scriptsFor(...firstQuestion),
    limit: '130 kB',
    ...gzip,
  },
  ...lazyScreens().map((screen) => ({
    name: `Further JavaScript of ${screen}`,
    path: scriptsBeyondEntry(screen),
    limit: '40 kB',
    ...gzip,
  })),
  {
    name: 'Styles and the Latin and Cyrillic faces',
    path: ['dist/assets/*.css', 'dist/assets/*.woff2'],
    limit: '80 kB',
    brotli: false,
  },
];
