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
  headingAs = 'h3',
  ...native
}: WordCardProps) {
  return (
    <Card {...native}>
      <Picture src={picture} alt="" initial={word.text.slice(0, 1)} />
      <Headword as={headingAs} text={word.text} lang={word.lang} href={href} />
      <Foot>
        <TranslationLine translations={translations} />
        <Mark word={word.text} knowing={knowing} onChange={onKnowingChange} />
      </Foot>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};

  p {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

const Mark = styled(KnowingMark)`
  position: relative;
  z-index: ${layer.cover};
  margin-inline-start: auto;
`;
