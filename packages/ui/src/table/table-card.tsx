import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Cover, CoverCard, type CoverCardTexts } from '../layout/cover-card.tsx';
import { color, radius, space } from '../theme/token.ts';

interface TableCardProps extends ComponentProps<'article'>, CoverCardTexts {
  /** The name of the table's language in the interface language. */
  languageName: string;
  rowCount: number;
  columnCount: number;
}

const maxRows = 4;
const maxColumns = 5;

/** A card that leads to a table and shows a small drawing of it. */
export function TableCard({ languageName, rowCount, columnCount, ...card }: TableCardProps) {
  const { formatMessage } = useIntl();
  const columns = Math.min(columnCount, maxColumns);
  const cells = columns * Math.min(rowCount + 1, maxRows);
  return (
    <CoverCard
      {...card}
      facts={formatMessage(messages.facts, { language: languageName, count: rowCount })}
      cover={
        <Cover name={card.name}>
          <Grid $columns={columns}>
            {Array.from({ length: cells }, (_, cell) => (
              <Cell key={cell} data-heads={cell < columns || undefined} />
            ))}
          </Grid>
        </Cover>
      }
    />
  );
}

const messages = defineMessages({
  facts: {
    id: 'ui.tableCard.facts',
    defaultMessage: '{language} · {count, plural, one {# row} other {# rows}}',
  },
});

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  gap: ${space.s2};
  width: 76%;
`;

const Cell = styled.span`
  height: ${space.s3};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};

  &[data-heads] {
    background: ${color.accent};
  }
`;
