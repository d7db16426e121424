import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Cover, CoverCard, type CoverCardTexts } from '../layout/cover-card.tsx';
import { color, family, space } from '../theme/token.ts';
import { WordImage } from '../word/word-image.tsx';
import { initialOf } from '../word/word-text.ts';

export interface ListCardProps extends ComponentProps<'article'>, CoverCardTexts {
  /** The name of the list's language in the interface language. */
  languageName: string;
  wordCount: number;
  /** The URLs of images, of which the first four are shown. */
  images: readonly string[];
}

const maxImages = 4;

export function ListCard({ languageName, wordCount, images, ...card }: ListCardProps) {
  const { formatMessage } = useIntl();
  return (
    <CoverCard
      {...card}
      facts={formatMessage(messages.facts, { language: languageName, count: wordCount })}
      cover={
        <Cover name={card.name}>
          {images.length === 0 ? (
            <Initial dir="auto">{initialOf(card.name)}</Initial>
          ) : (
            <Images>
              {images.slice(0, maxImages).map((image) => (
                <Sticker key={image} src={image} alt="" />
              ))}
            </Images>
          )}
        </Cover>
      }
    />
  );
}

const messages = defineMessages<{ facts: { language: string; count: number } }>({
  facts: {
    id: 'ui.listCard.facts',
    defaultMessage: '{language} · {count, plural, one {# word} other {# words}}',
  },
});

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

const Initial = styled.span`
  color: ${color.textMuted};
  font: 600 4rem / 1 ${family.word};
`;
