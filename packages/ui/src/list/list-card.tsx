import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CoverCard, type CoverCardTexts } from '../layout/cover-card.tsx';
import { color, radius } from '../theme/token.ts';
import type { WordText } from '../word/word-text.ts';
import { ListCover } from './list-cover.tsx';

export interface ListCardProps extends Omit<ComponentProps<'article'>, 'children'>, CoverCardTexts {
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

export function ListCard({
  languageName,
  wordCount,
  images,
  words = [],
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

const messages = defineMessages<{ facts: { language: string; count: number } }>({
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
