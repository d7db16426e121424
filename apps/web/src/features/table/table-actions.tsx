import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import type { Collection } from '../collection/collection.ts';
import { CollectionActions } from '../collection/collection-actions.tsx';
import { exportTable } from './queries.ts';

/** What can be done with a table as a whole. */
export function TableActions({ table }: { table: Collection }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  return (
    <CollectionActions
      kind="table"
      collection={table}
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
