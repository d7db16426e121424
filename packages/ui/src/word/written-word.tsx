import { type ComponentProps, useContext } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size } from '../theme/token.ts';
import { shownRomanisation, WordDisplayContext, writtenParts } from './word-display.ts';
import type { WordText } from './word-text.ts';

export interface WrittenWordProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  word: WordText;
}

/**
 * A word as a dictionary writes it: with its reading above the characters, its vowels or its stress. What
 * is shown follows the nearest `WordDisplayContext`.
 */
export function WrittenWord({ word, ...native }: WrittenWordProps) {
  return (
    <bdi lang={word.lang} {...native}>
      <WordParts word={word} />
    </bdi>
  );
}

/** A written word within an element that has its language. Screen readers and copied text leave out what is above it. */
export function WordParts({ word }: { word: WordText }) {
  const display = useContext(WordDisplayContext);
  return writtenParts(word, display).map(({ text, reading }, index) =>
    reading === undefined ? (
      text
    ) : (
      <ruby key={index}>
        {text}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an rt element cannot be focused */}
        <rt aria-hidden="true">{reading}</rt>
      </ruby>
    ),
  );
}

/** The word in Latin letters, if it is to be shown. Screen readers have read the word itself. */
export function Romanisation({ word }: { word: WordText }) {
  const display = useContext(WordDisplayContext);
  const { locale } = useIntl();
  const shown = shownRomanisation(word, display, locale);
  if (shown === undefined) return null;
  return (
    <Latin lang={`${word.lang}-Latn`} aria-hidden="true">
      {shown}
    </Latin>
  );
}

const Latin = styled.bdi`
  color: ${color.textMuted};
  font: 400 ${size.caption} / 1.4 var(--family-sans);
  letter-spacing: normal;
`;
