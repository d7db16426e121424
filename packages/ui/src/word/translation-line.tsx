import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/token.ts';
import type { WordText } from './word-text.ts';
import { WrittenWord } from './written-word.tsx';

interface TranslationLineProps extends ComponentProps<'p'> {
  translations: readonly WordText[];
}

/** Translations separated by commas, each with its own language and direction. */
export function TranslationLine({ translations, ...native }: TranslationLineProps) {
  return (
    <Line {...native}>
      {translations.map((word) => (
        <Translation key={`${word.lang} ${word.text}`} word={word} />
      ))}
    </Line>
  );
}

const Line = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Translation = styled(WrittenWord)`
  &:not(:last-child)::after {
    content: ', ';
    white-space: pre-wrap;
  }
`;
