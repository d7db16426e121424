import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
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
        <Plate aria-hidden="true">
          <Grid $columns={columns}>
            {Array.from({ length: cells }, (_, cell) => (
              <Cell key={cell} data-heads={cell < columns || undefined} />
            ))}
          </Grid>
        </Plate>
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

const Plate = styled.div`
  display: grid;
  align-items: center;
  min-height: 6rem;
  padding: ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  gap: ${space.s2};
`;

const Cell = styled.span`
  height: ${space.s2};
  border-radius: ${radius.full};
  background: ${color.hairline};

  &[data-heads] {
    background: ${color.accent};
  }
`;
