import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { CollectionActions } from '../collection/collection-actions.tsx';
import { exportList, type ListRecord } from './queries.ts';

interface ListActionsProps {
  list: ListRecord;
  tranLangCode: string;
}

/** What can be done with a list as a whole; as files, it has its translations beside it. */
export function ListActions({ list, tranLangCode }: ListActionsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  return (
    <CollectionActions
      kind="list"
      collection={list}
      pathOf={(slug) => paths.list(slug, tranLangCode)}
      importPath={paths.importWords(list.slug)}
      returnTo={paths.lists(list.langCode)}
      downloads={(['csv', 'anki', 'json'] as const).map((format) => ({
        label: formatMessage(messages[format]),
        fetchFile: () => exportList(api, { id: list.id, tranLangCode, format }),
      }))}
    />
  );
}

const messages = defineMessages({
  csv: { id: 'listActions.csv', defaultMessage: 'Download for a spreadsheet (CSV)' },
  anki: { id: 'listActions.anki', defaultMessage: 'Download for Anki' },
  json: { id: 'listActions.json', defaultMessage: 'Download as JSON' },
});
