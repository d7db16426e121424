import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { color, space } from '../theme/token.ts';
import { foldTyped, type WordText } from './word-text.ts';

/** A sentence that shows how a word is used. */
export interface ExampleText extends WordText {
  /** The word, or its inflected form in the sentence, to highlight it. */
  word?: string | undefined;
  translation?: WordText | undefined;
}

interface WordExampleProps extends ExampleText, Omit<ComponentProps<'q'>, 'children' | 'lang'> {}

/** An example sentence, in the quotation marks of the surrounding language, with its translation below. */
export function WordExample({ text, word, translation, ...native }: WordExampleProps) {
  const [before, found, after] =
    word === undefined ? [text, '', ''] : splitAtWord(text, word, native.lang);
  return (
    <>
      <Sentence dir="auto" {...native}>
        {before}
        {found && <Highlight>{found}</Highlight>}
        {after}
      </Sentence>
      {translation && (
        <Translation lang={translation.lang} dir="auto">
          {translation.text}
        </Translation>
      )}
    </>
  );
}

const Sentence = styled.q`
  display: block;
  padding-block: ${space.s1};
  color: ${color.textMuted};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Highlight = styled.b`
  color: ${color.text};
  font-weight: 600;
`;

const Translation = styled(Note)`
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-wrap: balance;
`;

/** A sentence around a word: the text before it, the word as it is written there, and the text after it. */
type SplitSentence = readonly [before: string, found: string, after: string];

/** Shorter stems begin too many other words. */
const minStemLength = 4;
/** The forms of a word differ by at most this many letters at the end. */
const maxEndingLength = 2;

const letters = /[\p{L}\p{M}\p{N}'’-]+/gu;
/** Scripts without spaces between words. */
const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u;

/** Splits a sentence at the first occurrence of a word, or of what looks like one of its forms. */
export function splitAtWord(sentence: string, word: string, lang: string): SplitSentence {
  const sought = foldTyped(word, lang);
  const tokens = [...sentence.matchAll(letters)].map(({ 0: text, index }) => ({
    at: index,
    text,
    folded: foldTyped(text, lang),
  }));
  const found =
    tokens.find(({ folded }) => folded === sought) ??
    findPhrase(sentence, word, lang) ??
    tokens.find(({ folded }) => isForm(folded, sought));
  if (found === undefined) return [sentence, '', ''];
  const end = found.at + found.text.length;
  return [sentence.slice(0, found.at), found.text, sentence.slice(end)];
}

/** Several words, or a word of a script without spaces. */
function findPhrase(sentence: string, phrase: string, lang: string) {
  if (!phrase.includes(' ') && !unspaced.test(phrase)) return undefined;
  const folded = foldTyped(sentence, lang);
  const at = folded.indexOf(foldTyped(phrase, lang));
  // A fold that changes the length would shift the position.
  if (at < 0 || folded.length !== sentence.length) return undefined;
  return { at, text: sentence.slice(at, at + phrase.length) };
}

function isForm(token: string, word: string): boolean {
  const stem = word.slice(0, Math.max(minStemLength, word.length - maxEndingLength));
  return (
    stem.length >= minStemLength &&
    token.startsWith(stem) &&
    Math.abs(token.length - word.length) <= maxEndingLength
  );
}
