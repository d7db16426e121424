import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, layer, motion, space } from '../theme/token.ts';
import { Headword } from './headword.tsx';
import type { Knowing } from './knowing.ts';
import { KnowingMark } from './knowing-mark.tsx';
import { Picture } from './picture.tsx';
import { TranslationLine } from './translation-line.tsx';
import type { WordText } from './word-text.ts';

export interface WordCardProps extends ComponentProps<'article'> {
  word: WordText;
  /** The word's own page; the whole card leads there. */
  href: string;
  translations: readonly WordText[];
  picture?: string | undefined;
  knowing: Knowing;
  onKnowingChange: (knowing: Knowing) => void;
  onProve?: (() => void) | undefined;
  /** The heading's level in the page's outline. */
  headingAs?: 'h2' | 'h3';
}

export function WordCard({
  word,
  href,
  translations,
  picture,
  knowing,
  onKnowingChange,
  onProve,
  headingAs = 'h3',
  ...native
}: WordCardProps) {
  return (
    <Card {...native}>
      <Picture src={picture} alt="" word={word.text} />
      <Headword
        as={headingAs}
        text={word.text}
        lang={word.lang}
        href={href}
        title={hintOf(translations)}
      />
      <Foot>
        <ClampedLine translations={translations} />
        <Mark word={word.text} knowing={knowing} onChange={onKnowingChange} onProve={onProve} />
      </Foot>
    </Card>
  );
}

/** Two lines of the narrowest card hold as much; what is longer is cut off there. */
const clampedLength = 20;

/** All of the translations for a pointer that rests on the card, where they are not all seen. */
function hintOf(translations: readonly WordText[]): string | undefined {
  const line = translations.map(({ text }) => text).join(', ');
  return line.length > clampedLength ? line : undefined;
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;

  img {
    transition: scale ${motion.calm};
  }

  @media (hover: hover) {
    &:hover img {
      scale: 1.04;
    }
  }

  > h2,
  > h3 {
    margin-block-start: ${space.s3};
  }

  h2 a::after,
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  h2 a:focus-visible,
  h3 a:focus-visible {
    outline: none;
  }

  &:has(h2 a:focus-visible, h3 a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
`;

const Foot = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: ${space.s1};
  min-width: 0;
  margin-block-start: ${space.s1};
`;

/* A translation that has no room beside the marks sends them to a line of their own before it breaks. */
const ClampedLine = styled(TranslationLine)`
  display: -webkit-box;
  flex: 1 1 min-content;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;

/* At the edge of the card stand the signs, not the circles around them. */
const Mark = styled(KnowingMark)`
  position: relative;
  z-index: ${layer.cover};
  gap: 0;
  margin-block-start: -0.2rem;
  margin-inline: auto -0.375rem;
`;
