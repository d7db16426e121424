import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, radius, size, space } from '../theme/token.ts';
import { Picture } from '../word/picture.tsx';

export interface ListCardProps extends ComponentProps<'article'> {
  name: string;
  href: string;
  /** The language of its words, already named in the interface language. */
  languageName: string;
  wordCount: number;
  /** Addresses; the first four are shown. */
  pictures: readonly string[];
  headingAs?: 'h2' | 'h3';
}

const shownPictures = 4;

export function ListCard({
  name,
  href,
  languageName,
  wordCount,
  pictures,
  headingAs = 'h3',
  ...native
}: ListCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card {...native}>
      <Pictures aria-hidden="true">
        {pictures.slice(0, shownPictures).map((picture) => (
          <Picture key={picture} src={picture} alt="" />
        ))}
        {pictures.length === 0 && <Initial dir="auto">{name.slice(0, 1)}</Initial>}
      </Pictures>
      <div>
        <Name as={headingAs} dir="auto">
          <a href={href}>{name}</a>
        </Name>
        <Facts>{formatMessage(messages.facts, { language: languageName, count: wordCount })}</Facts>
      </div>
    </Card>
  );
}

const messages = defineMessages<{ facts: { language: string; count: number } }>({
  facts: {
    id: 'ui.listCard.facts',
    defaultMessage: '{language} · {count, plural, one {# word} other {# words}}',
  },
});

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${space.s3};
  align-content: start;
  min-width: 0;

  &:hover a {
    color: ${color.accent};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
    border-radius: ${radius.medium};
  }
`;

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

const Name = styled.h3`
  font-size: ${size.lead};
  font-weight: 650;
  line-height: 1.3;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;

  a {
    color: ${color.text};
    text-decoration: none;
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
