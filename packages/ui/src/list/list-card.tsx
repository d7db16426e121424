import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Cover, CoverCard, type CoverCardTexts } from '../layout/cover-card.tsx';
import { color, family, radius, space } from '../theme/token.ts';
import { WordImage } from '../word/word-image.tsx';
import { initialOf, type WordText } from '../word/word-text.ts';

interface ListCardProps extends ComponentProps<'article'>, CoverCardTexts {
  /** The name of the list's language in the interface language. */
  languageName: string;
  wordCount: number;
  /** The URLs of images, of which the first four are shown. */
  images: readonly string[];
  /** The first words, of which four are shown if there are no images. */
  words?: readonly WordText[] | undefined;
  /** A `KnowingBar`, which is shown on the cover so that the card does not grow when it arrives. */
  progress?: ReactNode;
}

/** A card that leads to a list and shows its pictures, its size and how much of it is known. */
export function ListCard({
  languageName,
  wordCount,
  images,
  words,
  progress,
  ...card
}: ListCardProps) {
  const { formatMessage } = useIntl();
  return (
    <CoverCard
      {...card}
      facts={formatMessage(messages.facts, { language: languageName, count: wordCount })}
      cover={
        <Frame>
          <ListCover name={card.name} images={images} words={words} />
          {progress}
        </Frame>
      }
    />
  );
}

const messages = defineMessages({
  facts: {
    id: 'ui.listCard.facts',
    defaultMessage: '{language} · {count, plural, one {# word} other {# words}}',
  },
});

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.medium};

  > svg {
    position: absolute;
    inset: auto 0 0;
    border-radius: 0;
    background: ${color.edge};
  }
`;

const maxImages = 4;
const maxLines = 4;

/** Images of the first words, or else the words themselves, as written into an exercise book. */
function ListCover({ name, images, words = [] }: Pick<ListCardProps, 'name' | 'images' | 'words'>) {
  return (
    <Cover name={name}>
      {images.length > 0 ? (
        <Images>
          {images.slice(0, maxImages).map((image) => (
            <Sticker key={image} src={image} alt="" />
          ))}
        </Images>
      ) : (
        <Paper>
          {words.length === 0 && <Line dir="auto">{initialOf(name)}</Line>}
          {words.slice(0, maxLines).map(({ text, lang }) => (
            <Line key={text} lang={lang} dir="auto">
              {text}
            </Line>
          ))}
        </Paper>
      )}
    </Cover>
  );
}

const Images = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.s2};
  width: 66%;
`;

/* Slightly rotated, like stickers. */
const Sticker = styled(WordImage)`
  background: none;
  rotate: -5deg;

  &:nth-child(2) {
    rotate: 4deg;
  }
  &:nth-child(3) {
    rotate: 3deg;
  }
  &:only-child {
    grid-column: 1 / -1;
  }

  img {
    padding: 4%;
  }
`;

const lineHeight = '16.5cqi';
const margin = '11cqi';
const ink = `color-mix(in srgb, ${color.text} 14%, transparent)`;
const redInk = `color-mix(in srgb, ${color.wrong} 35%, transparent)`;

/* Ruled, with a margin line. */
const Paper = styled.div`
  width: 100%;
  min-width: 0;
  place-self: stretch;
  padding-block-start: 3cqi;
  padding-inline: calc(${margin} + 4cqi) 4cqi;
  background:
    linear-gradient(${redInk}, ${redInk}) ${margin} 0 / 1px 100% no-repeat,
    repeating-linear-gradient(
        transparent 0 calc(${lineHeight} - 1px),
        ${ink} calc(${lineHeight} - 1px) ${lineHeight}
      )
      0 3cqi;
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.text};
  font: 600 10.5cqi / ${lineHeight} ${family.word};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:nth-child(n + 2) {
    color: ${color.textMuted};
  }
`;
