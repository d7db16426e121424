import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { AccountButtons } from '../../features/auth/sign-in-invitation.tsx';
import {
  type CollectionDetails,
  DetailsFields,
  detailsDraftFields,
  newDetails,
} from '../../features/collection/details-fields.tsx';
import { withFreeSlug } from '../../features/collection/slug.ts';
import { useOpenCollection } from '../../features/collection/use-open-collection.ts';
import { ColumnsField } from '../../features/table/columns-field.tsx';
import { createTable, type NewColumn } from '../../features/table/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface NewTable extends CollectionDetails {
  /** As JSON, because drafts contain only texts. */
  columns: string;
}

const serializeColumns = (columns: readonly NewColumn[]): string => JSON.stringify(columns);
const parseColumns = (text: string): NewColumn[] => JSON.parse(text);

/** Creates a table with columns and without rows. */
export function NewTableScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const form = useNewTableForm();
  const columns = parseColumns(form.value('columns'));

  return (
    <FormPage title={formatMessage(pageTitleMessages.newTable)} lead={formatMessage(messages.lead)}>
      <CallForm
        form={form}
        action={formatMessage(messages.action)}
        isReady={columns.every(({ name }) => name.trim() !== '')}
        visitorAction={user === undefined && <AccountButtons />}
      >
        <DetailsFields kind="table" form={form} />
        <ColumnsField
          columns={columns}
          onChange={(changed) => form.change('columns', serializeColumns(changed))}
        />
      </CallForm>
    </FormPage>
  );
}

function useNewTableForm() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const startEditing = useStartEditing();
  const open = useOpenCollection('table');
  const firstColumns = [
    { name: formatMessage(messages.words), langCode: learnLangCode },
    { name: formatMessage(messages.translations), langCode: tranLangCode },
  ];
  return useCallForm<NewTable, { slug: string }>({
    name: 'newTable',
    draftFields: [...detailsDraftFields, 'columns'],
    defaultValues: { ...newDetails, columns: serializeColumns(firstColumns) },
    fieldOf: { SlugAlreadyExists: 'slug' },
    call: ({ columns, ...details }, id) => {
      const parsed = parseColumns(columns);
      const langCode = parsed.find((column) => column.langCode !== null)?.langCode ?? learnLangCode;
      return withFreeSlug('table', details, (table) =>
        createTable(api, { ...table, id, langCode, columns: parsed, rows: [] }),
      );
    },
    onDone: ({ slug }) => {
      startEditing(paths.table(slug));
      open(paths.table(slug));
    },
  });
}

const messages = defineMessages({
  lead: {
    id: 'newTable.lead',
    defaultMessage: 'Words that belong side by side: verb forms, cases, word families.',
  },
  words: { id: 'newTable.words', defaultMessage: 'Word' },
  translations: { id: 'newTable.translations', defaultMessage: 'Translation' },
  action: { id: 'newTable.action', defaultMessage: 'Create table' },
});
