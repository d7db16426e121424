import { foldCase, splitLeadingWord } from '@wordhoard/quiz-engine/text';

const mask = '…';
/** Shorter words begin many others. */
const minStemLength = 3;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Hides words in a definition that would give them away, and longer words that begin with them, such as _cooks_ and
 * _cooking_ for _cook_.
 */
export function maskWords(definition: string, words: readonly string[], langCode: string): string {
  const folded = foldCase(definition, langCode);
  const hidden = words
    .map((word) => foldCase(splitLeadingWord(word, langCode).rest, langCode))
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  // A fold that changes the length would shift the positions.
  if (hidden.length === 0 || folded.length !== definition.length) return definition;
  const pattern = new RegExp(hidden.map(patternOf).join('|'), 'gu');
  let masked = '';
  let end = 0;
  for (const { index, 0: found } of folded.matchAll(pattern)) {
    masked += definition.slice(end, index) + mask;
    end = index + found.length;
  }
  return masked + definition.slice(end);
}

function patternOf(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (unspaced.test(word)) return escaped;
  const rest = word.length < minStemLength ? '(?![\\p{L}\\p{M}\\p{N}])' : '[\\p{L}\\p{M}]*';
  return `(?<![\\p{L}\\p{M}\\p{N}])${escaped}${rest}`;
}
