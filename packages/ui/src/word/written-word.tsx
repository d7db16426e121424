import { type ComponentProps, lazy, Suspense, useContext } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size } from '../theme/token.ts';
import {
  findRomanisation,
  findRuby,
  hasRuby,
  markText,
  WordDisplayContext,
} from './pronunciation.ts';
import type { WordText } from './word-text.ts';

interface WrittenWordProps extends Omit<ComponentProps<'bdi'>, 'children'> {
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

/** A written word within an element that has its language. The number of a homograph is no part of copied text. */
export function WordParts({ word }: { word: WordText }) {
  const display = useContext(WordDisplayContext);
  const reading = findRuby(word, display);
  return (
    <>
      {reading === undefined ? (
        markText(word, display)
      ) : (
        <Suspense fallback={word.text}>
          <LazyRuby text={word.text} lang={word.lang} reading={reading} />
        </Suspense>
      )}
      {word.homograph && (
        <sup className="homograph" data-number={word.homograph}>
          <span>, {word.homograph}</span>
        </sup>
      )}
    </>
  );
}

const loadRuby = async () => ({ default: (await import('./ruby-word.tsx')).RubyWord });

/** Only readers of a few languages need it. */
const LazyRuby = lazy(loadRuby);

/** Loads what words in a language need, before the first one is shown. */
export function preloadWords(lang: string): void {
  if (hasRuby(lang)) loadRuby().catch(() => undefined);
}

/** The word in Latin letters, if it is to be shown. Screen readers have read the word itself. */
export function Romanisation({ word }: { word: WordText }) {
  const display = useContext(WordDisplayContext);
  const { locale } = useIntl();
  const shown = findRomanisation(word, display, locale);
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

interface TranslationLineProps extends ComponentProps<'p'> {
  translations: readonly WordText[];
  /** `span` within a line or a button. */
  as?: 'p' | 'span';
}

/** Translations separated by commas, each with its own language and direction. */
export function TranslationLine({ translations, ...native }: TranslationLineProps) {
  return (
    <Line {...native}>
      {translations.map((word) => (
        <Translation key={`${word.lang} ${word.text} ${word.homograph}`} word={word} />
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
