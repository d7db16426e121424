import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Cover, CoverCard, type CoverCardTexts } from '../layout/cover-card.tsx';
import { color, family, radius } from '../theme/token.ts';
import type { WordText } from '../word/word-text.ts';

interface TableCardProps extends ComponentProps<'article'>, CoverCardTexts {
  /** The name of the table's language in the interface language. */
  languageName: string;
  rowCount: number;
  columnCount: number;
  /** The first word of each cell, of which three rows and three columns are shown. */
  firstRows?: readonly (readonly (WordText | null)[])[] | undefined;
}

const shownRows = 3;
const shownColumns = 3;

/** A card that leads to a table and shows its first words on a small sheet. */
export function TableCard({
  languageName,
  rowCount,
  columnCount,
  firstRows = [],
  ...card
}: TableCardProps) {
  const { formatMessage } = useIntl();
  return (
    <CoverCard
      {...card}
      facts={formatMessage(messages.facts, { language: languageName, count: rowCount })}
      cover={
        <Cover name={card.name}>
          <Sheet firstRows={firstRows} columnCount={columnCount} />
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

/** Without words, the sheet is ruled and empty. */
function Sheet({ firstRows, columnCount }: Pick<TableCardProps, 'firstRows' | 'columnCount'>) {
  const columns = Math.min(firstRows?.[0]?.length ?? columnCount, shownColumns);
  const shown = Array.from({ length: shownRows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => firstRows?.[row]?.[column] ?? undefined),
  );
  return (
    <Paper $columns={columns}>
      {shown[0]?.map((_, column) => (
        <Head key={column} />
      ))}
      {shown.flat().map((word, cell) => (
        <Cell key={cell} lang={word?.lang} dir="auto">
          {word?.text}
        </Cell>
      ))}
    </Paper>
  );
}

/* Cut off by the lower edge of the cover, because the table goes on. */
const Paper = styled.div<{ $columns: number }>`
  place-self: end center;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  grid-template-rows: 9cqi repeat(${shownRows}, 18cqi);
  width: 90%;
  overflow: hidden;
  border-start-start-radius: ${radius.small};
  border-start-end-radius: ${radius.small};
  background: ${color.surfaceRaised};
`;

const Head = styled.span`
  border-block-end: 2px solid ${color.accent};

  &::before {
    content: '';
    display: block;
    width: 45%;
    height: 2.5cqi;
    margin: 3.25cqi 3.5cqi;
    border-radius: ${radius.full};
    background: ${color.edge};
  }
`;

const Cell = styled.span`
  padding-inline-start: 3.5cqi;
  overflow: hidden;
  border-block-end: 1px solid ${color.hairline};
  color: ${color.text};
  font: 600 6.6cqi / 18cqi ${family.word};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
