import type { HeadwordSize } from '../../word/headword.tsx';

const maxLengthOfWord = 40;
const maxLengthOfPhrase = 120;

/** The size in which a question shows a text. Definitions and idioms may be as long as a sentence. */
export function promptSize(text: string): HeadwordSize {
  if (text.length <= maxLengthOfWord) return 'large';
  return text.length <= maxLengthOfPhrase ? 'medium' : 'small';
}
