import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';

export interface WordExampleProps extends Omit<ComponentProps<'q'>, 'children'> {
  /** An example sentence. */
  text: string;
  lang: string;
}

/** An example sentence, in the quotation marks of the surrounding language. */
export function WordExample({ text, ...native }: WordExampleProps) {
  return (
    <Sentence dir="auto" {...native}>
      {text}
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
