import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { languageName, tablePage } from '@wordhoard/i18n';
import { EmptyState, PageHeader, TableIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { EditSwitch } from '../edit/edit-switch.tsx';
import { FeedView } from '../feed/feed-view.tsx';
import { QueryView } from '../feed/query-view.tsx';
import { TableGrid } from './table-grid.tsx';
import { tableQuery, tableRowFeedQuery } from './table-queries.ts';

export function TableScreen({ slug }: { slug: string }) {
  const query = useQuery(tableQuery(useApi(), { slug }));
  return (
    <QueryView query={query} skeleton="row">
      {(table) => <WordTable table={table} />}
    </QueryView>
  );
}

function WordTable({ table }: { table: components['schemas']['TableEntity'] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const query = useInfiniteQuery(tableRowFeedQuery(useApi(), table.id));
  const learned = languageName(table.langCode, locale);
  const { title, description } = tablePage(intl, table);
  usePageMeta(title, description);
  return (
    <>
      <PageHeader
        title={table.name}
        lead={table.note}
        back={{
          href: paths.lists(table.langCode),
          label: formatMessage(messages.back, { learned }),
        }}
        facts={formatMessage(messages.facts, { learned, count: table.rowCount })}
        actions={<EditSwitch />}
      />
      <FeedView
        query={query}
        skeleton="row"
        empty={<EmptyState icon={<TableIcon />} title={formatMessage(messages.empty)} />}
      >
        {(rows) => <TableGrid name={table.name} columns={table.columns} rows={rows} />}
      </FeedView>
    </>
  );
}

const messages = defineMessages<{
  back: { learned: string };
  facts: { learned: string; count: number };
  empty: NoMessageValues;
}>({
  back: { id: 'table.back', defaultMessage: 'Word lists: {learned}' },
  facts: {
    id: 'table.facts',
    defaultMessage: '{learned} · {count, plural, one {# row} other {# rows}}',
  },
  empty: { id: 'table.empty', defaultMessage: 'This table has no rows yet' },
});
