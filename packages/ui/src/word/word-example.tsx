import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';
import { splitAtWord } from './highlight.ts';

export interface WordExampleProps extends Omit<ComponentProps<'q'>, 'children'> {
  /** An example sentence. */
  text: string;
  lang: string;
  /** The word that the sentence shows, to highlight it. */
  word?: string | undefined;
}

/** An example sentence, in the quotation marks of the surrounding language. */
export function WordExample({ text, word, ...native }: WordExampleProps) {
  const [before, found, after] =
    word === undefined ? [text, '', ''] : splitAtWord(text, word, native.lang);
  return (
    <Sentence dir="auto" {...native}>
      {before}
      {found && <Highlight>{found}</Highlight>}
      {after}
    </Sentence>
  );
}

const Sentence = styled.q`
  display: block;
  padding-block: ${space.s1};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Highlight = styled.b`
  color: ${color.text};
  font-weight: 600;
`;
