import type { TableRecord } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { CardGrid, TableCard } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { toWordText } from '../word/word-text.ts';

interface TableCardsProps {
  tables: readonly TableRecord[];
  headingAs?: 'h2' | 'h3';
  /** Keeps the position in a feed. */
  list?: FeedListProps | undefined;
}

export function TableCards({ tables, headingAs = 'h2', list }: TableCardsProps) {
  const { locale } = useIntl();
  return (
    <CardGrid columns="wide" {...list}>
      {tables.map(({ id, slug, name, langCode, rowCount, columnCount, firstRows }) => (
        <TableCard
          key={id}
          name={name}
          href={paths.table(slug)}
          languageName={languageName(langCode, locale)}
          rowCount={rowCount}
          columnCount={columnCount}
          firstRows={firstRows.map((row) => row.map((cell) => cell && toWordText(cell)))}
          headingAs={headingAs}
        />
      ))}
    </CardGrid>
  );
}
