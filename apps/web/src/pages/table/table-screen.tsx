import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Table } from '@wordhoard/contract';
import { languageName, tablePage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, SkeletonList } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { AuthorFacts } from '../../features/collection/author-facts.tsx';
import { useCanEdit, useNoteOpened } from '../../features/collection/collection.ts';
import { CollectionActions } from '../../features/collection/collection-actions.tsx';
import { EmptyCollection } from '../../features/collection/empty-collection.tsx';
import { exportPackage } from '../../features/import/queries.ts';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import { toTableSource } from '../../features/quiz/quiz-link.ts';
import { exportTable, tableQuery, tableRowFeedQuery } from '../../features/table/queries.ts';
import { TableGrid } from '../../features/table/table-grid.tsx';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const TableEditor = lazyComponent(
  async () => (await import('../../features/table/table-editor.tsx')).TableEditor,
);

export function TableScreen({ slug }: { slug: string }) {
  const query = useQuery(tableQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen missing={<NotFound isMaybePrivate />}>
      {(table) => <WordTable table={table} />}
    </QueryView>
  );
}

function WordTable({ table }: { table: Table }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const query = useInfiniteQuery(tableRowFeedQuery(useApi(), table.id));
  const canEdit = useCanEdit(table);
  const isEditing = useEditMode() && canEdit;
  const learned = languageName(table.langCode, locale);
  const { title, description } = tablePage(intl, table);
  usePageMeta(title, description);
  useNoteOpened(table);
  const empty = <EmptyCollection kind="table" collection={table} />;
  return (
    <>
      <PageHeader
        title={table.name}
        lead={table.note}
        back={{
          href: paths.tables(table.langCode),
          label: formatMessage(messages.back, { learned }),
        }}
        facts={
          <>
            {formatMessage(messages.facts, { learned, count: table.rowCount })}
            <AuthorFacts collection={table} />
          </>
        }
        actions={<TableActions table={table} />}
      />
      {isEditing ? (
        <Suspense fallback={<SkeletonList shape="row" count={8} />}>
          <TableEditor table={table} />
        </Suspense>
      ) : (
        <FeedView query={query} skeleton="row" empty={empty}>
          {(rows) => <TableGrid name={table.name} columns={table.columns} rows={rows} />}
        </FeedView>
      )}
    </>
  );
}

const messages = defineMessages({
  back: { id: 'table.back', defaultMessage: 'Tables: {learned}' },
  facts: {
    id: 'table.facts',
    defaultMessage: '{learned} · {count, plural, one {# row} other {# rows}}',
  },
});

/** The actions on a table as a whole. */
function TableActions({ table }: { table: Table }) {
  const { tranLangCode } = useAtomValue(settingsAtom);
  return (
    <CollectionActions
      kind="table"
      collection={table}
      primary={
        table.columns.length > 1 &&
        table.rowCount > 0 && (
          <PlayLink variant="primary" quiz={{ source: toTableSource(table.slug), tranLangCode }} />
        )
      }
      buildPath={paths.table}
      printPath={paths.printTable(table.slug)}
      downloads={useDownloads(table, tranLangCode)}
    />
  );
}

/** Only an account has a schedule to take along. */
function useDownloads({ id: tableId, slug, langCode }: Table, tranLangCode: string) {
  const api = useApi();
  const { user } = useSession();
  const texts = (['csv', 'json'] as const).map((format) => ({
    format,
    fetchFile: () => exportTable(api, { id: tableId, format }),
  }));
  const words = { tableId, langCode, tranLangCode };
  const fetchFile = () => exportPackage(api, { words, name: slug });
  return user === undefined ? texts : [...texts, { format: 'package' as const, fetchFile }];
}
