import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { languageName, tablePage } from '@wordhoard/i18n';
import { PageHeader, SkeletonList, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useEditMode } from '../edit/use-edit-mode.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { QueryView } from '../feed/query-view.tsx';
import { PlayLink } from '../quiz/play-link.tsx';
import { tableOf } from '../quiz/quiz-link.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { MakerFacts } from '../shelf/maker-facts.tsx';
import { useMayChange } from '../shelf/use-may-change.ts';
import { EmptyTable } from './empty-table.tsx';
import { TableActions } from './table-actions.tsx';
import { TableGrid } from './table-grid.tsx';
import { tableRowFeedQuery } from './table-queries.ts';
import { tableQuery } from './table-query.ts';

const TableEditor = lazy(async () => ({
  default: (await import('./table-editor.tsx')).TableEditor,
}));

export function TableScreen({ slug }: { slug: string }) {
  const query = useQuery(tableQuery(useApi(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen>
      {(table) => <WordTable table={table} />}
    </QueryView>
  );
}

function WordTable({ table }: { table: components['schemas']['TableEntity'] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const query = useInfiniteQuery(tableRowFeedQuery(useApi(), table.id));
  const mayChange = useMayChange(table);
  const isEditing = useEditMode() && mayChange;
  const { tranLangCode } = useAtomValue(settingsAtom);
  const learned = languageName(table.langCode, locale);
  const { title, description } = tablePage(intl, table);
  usePageMeta(title, description);
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
            <MakerFacts shelved={table} />
          </>
        }
        actions={<TableActions table={table} />}
      />
      {table.columns.length > 1 && table.rowCount > 0 && !isEditing && (
        <Controls>
          <PlayLink variant="primary" wish={{ source: tableOf(table.slug), tranLangCode }} />
        </Controls>
      )}
      {isEditing ? (
        <Suspense fallback={<SkeletonList of="row" count={8} />}>
          <TableEditor table={table} />
        </Suspense>
      ) : (
        <FeedView query={query} skeleton="row" empty={<EmptyTable table={table} />}>
          {(rows) => <TableGrid name={table.name} columns={table.columns} rows={rows} />}
        </FeedView>
      )}
    </>
  );
}

const messages = defineMessages<{
  back: { learned: string };
  facts: { learned: string; count: number };
}>({
  back: { id: 'table.back', defaultMessage: 'Tables: {learned}' },
  facts: {
    id: 'table.facts',
    defaultMessage: '{learned} · {count, plural, one {# row} other {# rows}}',
  },
});

const Controls = styled.div`
  margin-block-end: ${space.s6};
`;
