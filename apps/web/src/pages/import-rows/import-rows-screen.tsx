import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import type { Table, TableRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, PageHeader, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useCanEdit } from '../../features/collection/collection.ts';
import { PasteArea } from '../../features/collection/paste-area.tsx';
import { useOpenCollection } from '../../features/collection/use-open-collection.ts';
import { tableQuery } from '../../features/table/queries.ts';
import { RowsPreview } from '../../features/table/rows-preview.tsx';
import {
  importRows,
  type PastedRows,
  rowsPreviewQuery,
} from '../../features/table/sheet-queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { CallForm, FormFailure } from '../../shared/form/call-form.tsx';
import { useDebouncedValue } from '../../shared/form/suggestions.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

/** Pastes rows into an existing table. */
export function ImportRowsScreen({ slug }: { slug: string }) {
  const query = useQuery(tableQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" missing={<NotFound isMaybePrivate />}>
      {(table) => <ImportRows key={table.id} table={table} />}
    </QueryView>
  );
}

function ImportRows({ table }: { table: Table }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(table);
  const form = useRowsForm(table);
  const text = form.value('text');
  const mode = form.value('mode');
  const debouncedText = useDebouncedValue(text);
  const query = useQuery({
    ...rowsPreviewQuery(useApiQueries(), { tableId: table.id, text: debouncedText, mode }),
    enabled: canEdit && debouncedText.trim() !== '',
  });
  const preview = text.trim() === '' || query.isError ? undefined : query.data;
  const isReady = preview?.errors.length === 0 && preview.rows.length > 0 && debouncedText === text;
  const title = formatMessage(messages.title, { name: table.name });
  const header = table.columns.map(({ name }) => name);
  usePageMeta(title);
  if (!canEdit) return <NotFound isMaybePrivate />;

  return (
    <>
      <PageHeader title={title} back={{ href: paths.table(table.slug), label: table.name }} />
      <Stack $gap="s6">
        <PasteArea
          value={text}
          placeholder={header.join('\t')}
          hint={formatMessage(messages.hint, { columns: header.join(', ') })}
          onChange={({ target }) => form.change('text', target.value)}
          onRead={(read) => form.change('text', read)}
        />
        {query.error instanceof ApiFailure && <FormFailure failure={query.error} />}
        {preview && <RowsPreview preview={preview} />}
        <CallForm form={form} action={formatMessage(messages.action)} isReady={isReady}>
          <ChoiceGroup
            label={formatMessage(messages.mode)}
            options={[
              { value: 'append', label: formatMessage(messages.append) },
              { value: 'replace', label: formatMessage(messages.replace) },
            ]}
            value={mode}
            onChange={(chosen) => form.change('mode', chosen)}
          />
        </CallForm>
      </Stack>
    </>
  );
}

function useRowsForm({ id: tableId, slug }: Table) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const open = useOpenCollection('table');
  return useCallForm<Omit<PastedRows, 'tableId'>, TableRecord>({
    name: `import ${tableId}`,
    draftFields: ['text', 'mode'],
    defaultValues: { text: '', mode: 'append' },
    call: (pasted, id) => importRows(api, { ...pasted, id, tableId }),
    onDone: ({ rowCount: count }) =>
      open(paths.table(slug), formatMessage(messages.done, { count })),
  });
}

const messages = defineMessages({
  title: { id: 'importRows.title', defaultMessage: 'Paste rows into “{name}”' },
  hint: {
    id: 'importRows.hint',
    defaultMessage:
      'The first line names the columns: {columns}. Separate several words in a cell with a semicolon.',
  },
  mode: { id: 'importRows.mode', defaultMessage: 'Existing rows' },
  append: { id: 'importRows.append', defaultMessage: 'Keep' },
  replace: { id: 'importRows.replace', defaultMessage: 'Replace' },
  action: { id: 'importRows.action', defaultMessage: 'Add rows' },
  done: {
    id: 'importRows.done',
    defaultMessage: 'The table now has {count, plural, one {# row} other {# rows}}',
  },
});
