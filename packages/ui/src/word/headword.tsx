import { withArticle } from '@wordhoard/quiz-engine/text';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { WordText } from './word-text.ts';
import { WordParts } from './written-word.tsx';

/** Long words are smaller, to fit in one line on most screens. */
const minLongLength = 10;

interface HeadwordProps extends Omit<ComponentProps<'span'>, 'children' | 'lang' | 'ref'> {
  word: WordText;
  /** The element, depending on the outline of the page. */
  as?: 'h1' | 'h2' | 'h3' | 'span';
  size?: HeadwordSize;
  /** Makes the word a link. */
  href?: string | undefined;
}

export type HeadwordSize = 'small' | 'medium' | 'large';

/**
 * A word in the serif font after its article, with styles in page.css. `--word-room` limits the size of a large
 * one in a narrow container.
 */
export function Headword({
  word,
  as: Element = 'span',
  size = 'medium',
  href,
  className = '',
  ...native
}: HeadwordProps) {
  return (
    <Element
      lang={word.lang}
      dir="auto"
      {...native}
      className={`headword ${className}`}
      data-size={size}
      data-long={word.text.length >= minLongLength || undefined}
    >
      {word.article && <span className="headword-article">{withArticle(word.article, '')}</span>}
      {href === undefined ? (
        <WordParts word={word} />
      ) : (
        <WordLink href={href}>
          <WordParts word={word} />
        </WordLink>
      )}
    </Element>
  );
}

const WordLink = styled.a`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.16em;
  }
`;
