import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CoverPlate } from '../layout/cover-plate.tsx';
import { type CardTexts, LinkedCard } from '../layout/linked-card.tsx';
import { color, radius, space } from '../theme/token.ts';

export interface TableCardProps extends ComponentProps<'article'>, CardTexts {
  /** The language of the table, already named in the interface language. */
  languageName: string;
  rowCount: number;
  columnCount: number;
}

const drawnRows = 4;
const drawnColumns = 5;

/** A table in small: so many columns, some rows. */
export function TableCard({ languageName, rowCount, columnCount, ...card }: TableCardProps) {
  const { formatMessage } = useIntl();
  const columns = Math.min(columnCount, drawnColumns);
  const cells = columns * Math.min(rowCount + 1, drawnRows);
  return (
    <LinkedCard
      {...card}
      facts={formatMessage(messages.facts, { language: languageName, count: rowCount })}
      plate={
        <CoverPlate name={card.name}>
          <Grid $columns={columns}>
            {Array.from({ length: cells }, (_, cell) => (
              <Cell key={cell} data-heads={cell < columns || undefined} />
            ))}
          </Grid>
        </CoverPlate>
      }
    />
  );
}

const messages = defineMessages<{ facts: { language: string; count: number } }>({
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
