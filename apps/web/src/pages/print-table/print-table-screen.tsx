import { useQuery } from '@tanstack/react-query';
import type { Table } from '@wordhoard/contract';
import { PrintPage } from '../../features/print/print-page.tsx';
import { toTableRow } from '../../features/print/printed-rows.ts';
import { tableQuery } from '../../features/table/queries.ts';
import { sheetQuery } from '../../features/table/sheet-queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

export function PrintTableScreen({ slug }: { slug: string }) {
  const query = useQuery(tableQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen missing={<NotFound isMaybePrivate />}>
      {(table) => <PrintedTable table={table} />}
    </QueryView>
  );
}

function PrintedTable({ table: { id, name, slug } }: { table: Table }) {
  const query = useQuery(sheetQuery(useApi(), id));
  usePageMeta(name);
  return (
    <QueryView query={query} skeleton="row">
      {({ columns, rows }) => (
        <PrintPage
          name={name}
          columns={columns.map((column) => column.name)}
          rows={rows.map(toTableRow)}
          back={{ href: paths.table(slug), label: name }}
        />
      )}
    </QueryView>
  );
}
