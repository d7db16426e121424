import { budgets } from '../../tools/budgets.ts';
import {
  firstQuestionScripts,
  furtherScripts,
  homeScripts,
  lazyScreens,
} from './bench/route-files.ts';

const gzip = { gzip: true, brotli: false };

export default [
  {
    name: 'Home, its initial JavaScript',
    path: homeScripts(),
    limit: `${budgets.homeScripts} kB`,
    ...gzip,
  },
  {
    name: 'First question of a quiz, its initial JavaScript',
    path: firstQuestionScripts(),
    limit: `${budgets.firstQuestionScripts} kB`,
    ...gzip,
  },
  ...lazyScreens().map((screen) => ({
    name: `Further JavaScript of ${screen}`,
    path: furtherScripts(screen),
    limit: `${budgets.furtherScripts} kB`,
    ...gzip,
  })),
  {
    name: 'Styles and the Latin and Cyrillic faces',
    path: ['dist/assets/*.css', 'dist/assets/*.woff2'],
    limit: '80 kB',
    brotli: false,
  },
];
