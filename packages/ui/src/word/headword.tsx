import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { family, size } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

export interface HeadwordProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  lang: string;
  /** The element, depending on the outline of the page. */
  as?: 'h1' | 'h2' | 'h3' | 'span';
  size?: HeadwordSize;
  /** Makes the word a link. */
  href?: string | undefined;
}

export type HeadwordSize = 'small' | 'medium' | 'large';

/** A word in the serif font. `--word-room` limits the size of a large one in a narrow container. */
export function Headword({
  text,
  as = 'span',
  size: headwordSize = 'medium',
  href,
  ...native
}: HeadwordProps) {
  return (
    <StyledWord
      as={as}
      dir="auto"
      {...native}
      data-size={headwordSize}
      data-long={isLong(text) || undefined}
    >
      {href === undefined ? text : <WordLink href={href}>{text}</WordLink>}
    </StyledWord>
  );
}

/** Long words are smaller, to fit in one line on most screens. */
function isLong(text: string): boolean {
  return text.length > 10;
}

const sizeStyle = {
  small: css`
    font-size: ${size.wordSmall};
    line-height: 1.3;
  `,
  medium: css`
    font-size: max(${size.wordSmall}, ${size.wordMedium} * var(--squeeze));
    line-height: 1.2;
  `,
  large: css`
    font-size: calc(min(${size.wordLarge}, var(--word-room, 100vw)) * var(--squeeze));
    line-height: 1.1;
    letter-spacing: -0.012em;
  `,
} satisfies Record<HeadwordSize, ReturnType<typeof css>>;

/* The word has its own direction, but is aligned like the text of the page. */
const StyledWord = styled.span`
  --squeeze: 1;
  font-family: ${family.word};
  font-weight: 600;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  hyphens: auto;
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${variants('data-size', sizeStyle)}

  &[data-long] {
    --squeeze: 0.72;
  }
`;

const WordLink = styled.a`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.16em;
  }
`;
