import type { WordText } from '../word/word-text.ts';

/** One side of a pair, as a learner sees it: a word, or a picture of what it means. */
export type QuizFace =
  | { kind: 'word'; word: WordText }
  | { kind: 'picture'; picture: string; alt: string };

export function faceText(face: QuizFace): string {
  return face.kind === 'word' ? face.word.text : face.alt;
}
