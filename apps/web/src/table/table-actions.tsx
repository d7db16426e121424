import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { ShelfActions } from '../shelf/shelf-actions.tsx';
import type { Shelved } from '../shelf/shelved.ts';
import { exportTable } from './table-calls.ts';

/** What can be done with a table as a whole. */
export function TableActions({ table }: { table: Shelved }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  return (
    <ShelfActions
      kind="table"
      shelved={table}
      pathOf={paths.table}
      importPath={paths.importRows(table.slug)}
      returnTo={paths.tables(table.langCode)}
      downloads={(['csv', 'json'] as const).map((format) => ({
        label: formatMessage(messages[format]),
        fetchFile: () => exportTable(api, { id: table.id, format }),
      }))}
    />
  );
}

const messages = defineMessages({
  csv: { id: 'tableActions.csv', defaultMessage: 'Download for a spreadsheet (CSV)' },
  json: { id: 'tableActions.json', defaultMessage: 'Download as JSON' },
});
