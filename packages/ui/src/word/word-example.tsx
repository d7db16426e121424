import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { splitAtWord } from './highlight.ts';
import type { WordText } from './word-text.ts';

/** A sentence that shows how a word is used. */
export interface ExampleText extends WordText {
  /** The word, or its inflected form in the sentence, to highlight it. */
  word?: string | undefined;
  translation?: WordText | undefined;
}

export interface WordExampleProps
  extends ExampleText,
    Omit<ComponentProps<'q'>, 'children' | 'lang'> {}

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

const Translation = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
