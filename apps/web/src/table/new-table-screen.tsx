import { PageHeader } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../auth/use-session.ts';
import { editModeAtom } from '../edit/edit-mode-atom.ts';
import { CallForm } from '../form/call-form.tsx';
import { FormSheet } from '../form/form-sheet.ts';
import { useCallForm } from '../form/use-call-form.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import {
  DetailsFields,
  keptDetails,
  newDetails,
  privacyOf,
  type ShelvedDetails,
} from '../shelf/details-fields.tsx';
import { DoorButton } from '../shelf/door-button.tsx';
import { useRefreshShelf } from '../shelf/use-refresh-shelf.ts';
import { withFreeSlug } from '../shelf/with-free-slug.ts';
import { ColumnsField } from './columns-field.tsx';
import { createTable, type NewColumn } from './table-calls.ts';

interface NewTable extends ShelvedDetails {
  /** As a text, since that is what a draft is made of. */
  columns: string;
}

const asText = (columns: readonly NewColumn[]): string => JSON.stringify(columns);
const columnsOf = (text: string): NewColumn[] => JSON.parse(text);

/** A table with its columns; its rows are filled in afterwards. */
export function NewTableScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const form = useNewTableForm();
  const columns = columnsOf(form.value('columns'));
  usePageMeta(formatMessage(messages.title));

  return (
    <FormSheet>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <CallForm
        form={form}
        action={formatMessage(messages.action)}
        isReady={columns.every(({ name }) => name.trim() !== '')}
        door={user === undefined && <DoorButton />}
      >
        <DetailsFields kind="table" form={form} />
        <ColumnsField
          columns={columns}
          onChange={(changed) => form.change('columns', asText(changed))}
        />
      </CallForm>
    </FormSheet>
  );
}

function useNewTableForm() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const edit = useSetAtom(editModeAtom);
  const refresh = useRefreshShelf('table');
  const firstColumns = [
    { name: formatMessage(messages.words), langCode: learnLangCode },
    { name: formatMessage(messages.translations), langCode: tranLangCode },
  ];
  return useCallForm<NewTable, { slug: string }>({
    name: 'newTable',
    kept: [...keptDetails, 'columns'],
    defaultValues: { ...newDetails, columns: asText(firstColumns) },
    call: ({ privacy, slug, columns, ...texts }) => {
      const named = columnsOf(columns);
      const langCode = named.find((column) => column.langCode !== null)?.langCode ?? learnLangCode;
      const table = { ...texts, langCode, privacy: privacyOf(privacy), columns: named };
      return withFreeSlug('table', { name: texts.name, slug }, (address) =>
        createTable(api, { ...table, ...address }),
      );
    },
    onDone: ({ slug }) => {
      edit(true);
      navigate(paths.table(slug), { replace: true });
      void refresh();
    },
  });
}

const messages = defineMessages({
  title: { id: 'newTable.title', defaultMessage: 'New table' },
  lead: {
    id: 'newTable.lead',
    defaultMessage: 'Words that belong side by side: forms of a verb, cases, a word family.',
  },
  words: { id: 'newTable.words', defaultMessage: 'Word' },
  translations: { id: 'newTable.translations', defaultMessage: 'Translation' },
  action: { id: 'newTable.action', defaultMessage: 'Make the table' },
});
