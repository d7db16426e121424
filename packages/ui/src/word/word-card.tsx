import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { linkArea } from '../layout/link-area.ts';
import { color, layer, motion, radius, space } from '../theme/token.ts';
import { chooseWash, washStyle } from '../theme/wash.ts';
import { Headword } from './headword.tsx';
import { type Knowing, KnowingMark } from './knowing-mark.tsx';
import { WordImage } from './word-image.tsx';
import { type ShownMemory, WordStrength } from './word-strength.tsx';
import type { WordText } from './word-text.ts';
import { Romanisation, TranslationLine } from './written-word.tsx';

/** A word as cards and rows show it. */
export interface ListedWord {
  word: WordText;
  /** The page of the word. */
  /** Absent if the word has no page for the reader. */
  href?: string | undefined;
  translations: readonly WordText[];
  image?: string | undefined;
  /** A button that plays the word. */
  sound?: ReactNode;
  /** 1 for known, 2 for learning, 3 for neither. */
  knowing: Knowing;
  /** Shown if the learner learns the word. */
  memory?: ShownMemory | undefined;
  onKnowingChange: (knowing: Knowing) => void;
}

interface WordCardProps extends ComponentProps<'article'>, ListedWord {
  /** The heading level, depending on the outline of the page. */
  headingAs?: 'h2' | 'h3';
}

/**
 * A word with its picture, meaning, sound and marks, on a card whose whole area leads to its page. Without a picture,
 * the word itself stands in its place.
 */
export function WordCard({
  word,
  href,
  translations,
  image,
  sound,
  knowing,
  memory,
  onKnowingChange,
  headingAs = 'h3',
  ...native
}: WordCardProps) {
  const heading = (
    <>
      <Headword as={headingAs} word={word} href={href} title={buildTooltip(translations)} />
      <Romanisation word={word} />
    </>
  );
  return (
    <Card {...native}>
      <Picture>
        {image === undefined ? (
          <Title data-wash={chooseWash(word.text)}>{heading}</Title>
        ) : (
          <WordImage src={image} alt="" word={word} />
        )}
        {sound && <Sound>{sound}</Sound>}
      </Picture>
      {image !== undefined && heading}
      {memory && <Corner {...memory} />}
      <Footer>
        <ClampedLine translations={translations} />
        <Mark word={word.text} knowing={knowing} onChange={onKnowingChange} />
      </Footer>
    </Card>
  );
}

/** The number of characters that fit in two lines of the narrowest card. */
const maxLength = 20;

/** All translations as a tooltip, if they may be cut off. */
function buildTooltip(translations: readonly WordText[]): string | undefined {
  const line = translations.map(({ text }) => text).join(', ');
  return line.length > maxLength ? line : undefined;
}

const Card = styled.article`
  ${linkArea}
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
    margin-block-start: ${space.s1};
  }

  /* A definition, which its page shows in full. */
  [data-long] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    line-clamp: 5;
  }
`;

/* Its parts are not positioned by it, because the link in it covers the card. */
const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  margin-block-end: ${space.s2};

  > * {
    grid-area: 1 / 1;
  }
`;

/* The word stands above the button. */
const Title = styled.div`
  display: grid;
  align-content: center;
  aspect-ratio: 1;
  overflow: hidden;
  padding: ${space.s8} ${space.s3} ${space.s12};
  border-radius: ${radius.medium};
  ${washStyle}
`;

/* Above the link that covers the card. */
const Sound = styled.div`
  place-self: end;
  z-index: ${layer.cover};
  margin: ${space.s2};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
`;

/* On the image, whose corner no drawing needs. */
const Corner = styled(WordStrength)`
  position: absolute;
  inset-block-start: ${space.s2};
  inset-inline-end: ${space.s2};
  padding: 0.3rem 0.4rem;
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  pointer-events: none;
`;

const Footer = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: ${space.s1};
  min-width: 0;
  margin-block-start: ${space.s1};
`;

/* The buttons wrap before a translation breaks. */
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

/* The icons, not their circles, align with the edge of the card. */
const Mark = styled(KnowingMark)`
  position: relative;
  z-index: ${layer.cover};
  gap: 0;
  margin-block-start: -0.2rem;
  margin-inline: auto -0.375rem;

  @media (pointer: coarse) {
    margin-block-start: -0.5625rem;
    margin-inline-end: -0.75rem;
  }
`;
