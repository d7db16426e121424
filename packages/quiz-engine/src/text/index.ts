export { foldApostrophes, foldCase, foldText } from './fold.ts';
