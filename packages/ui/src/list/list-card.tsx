import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type CardTexts, LinkedCard } from '../layout/linked-card.tsx';
import { color, radius, size, space } from '../theme/token.ts';
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
        <Pictures aria-hidden="true">
          {pictures.slice(0, shownPictures).map((picture) => (
            <Picture key={picture} src={picture} alt="" />
          ))}
          {pictures.length === 0 && <Initial dir="auto">{card.name.slice(0, 1)}</Initial>}
        </Pictures>
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
  grid-template-columns: repeat(4, 1fr);
  align-items: center;
  gap: ${space.s2};
  min-height: 6rem;
  padding: ${space.s3};
  border-radius: ${radius.medium};
  background: ${color.plate};

  img {
    padding: 6%;
  }
`;

const Initial = styled.span`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${size.title};
  font-weight: 600;
  text-align: center;
`;
