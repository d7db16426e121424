import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CoverPlate } from '../layout/cover-plate.tsx';
import { type CardTexts, LinkedCard } from '../layout/linked-card.tsx';
import { color, family, space } from '../theme/token.ts';
import { initialOf } from '../word/initial-of.ts';
import { Picture } from '../word/picture.tsx';

export interface ListCardProps extends ComponentProps<'article'>, CardTexts {
  /** The language of its words, already named in the interface language. */
  languageName: string;
  wordCount: number;
  /** Addresses; the first four are shown. */
  pictures: readonly string[];
}

const shownPictures = 4;

export function ListCard({ languageName, wordCount, pictures, ...card }: ListCardProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkedCard
      {...card}
      facts={formatMessage(messages.facts, { language: languageName, count: wordCount })}
      plate={
        <CoverPlate name={card.name}>
          {pictures.length === 0 ? (
            <Initial dir="auto">{initialOf(card.name)}</Initial>
          ) : (
            <Pictures>
              {pictures.slice(0, shownPictures).map((picture) => (
                <Sticker key={picture} src={picture} alt="" />
              ))}
            </Pictures>
          )}
        </CoverPlate>
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

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.s2};
  width: 66%;
`;

/* Put on by hand, so none of them is quite straight. */
const Sticker = styled(Picture)`
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
