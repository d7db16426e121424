import type { ListRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, PasteIcon, Select } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
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
import { useCatalogueOptions } from '../../features/language/language-options.ts';
import { createList } from '../../features/list/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface NewList extends CollectionDetails {
  langCode: string;
}

/** Creates a list without words. */
export function NewListScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { user } = useSession();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const startEditing = useStartEditing();
  const open = useOpenCollection('list');
  const form = useCallForm<NewList, ListRecord>({
    name: 'newList',
    draftFields: [...detailsDraftFields, 'langCode'],
    defaultValues: { ...newDetails, langCode: learnLangCode },
    fieldOf: { SlugAlreadyExists: 'slug' },
    call: ({ langCode, ...details }, id) =>
      withFreeSlug('list', details, (list) =>
        createList(api, { ...list, id, langCode, words: [] }),
      ),
    onDone: ({ slug, langCode }) => {
      const path = paths.list(slug, langCode === tranLangCode ? learnLangCode : tranLangCode);
      startEditing(path);
      open(path);
    },
  });

  return (
    <FormPage
      title={formatMessage(pageTitleMessages.newList)}
      actions={
        <ButtonLink icon={<PasteIcon />} href={paths.pasteList()}>
          {formatMessage(messages.paste)}
        </ButtonLink>
      }
    >
      <CallForm
        form={form}
        action={formatMessage(messages.action)}
        visitorAction={user === undefined && <AccountButtons />}
      >
        <Select
          label={formatMessage(messages.language)}
          options={useCatalogueOptions()}
          {...form.field('langCode', required())}
        />
        <DetailsFields kind="list" form={form} />
      </CallForm>
    </FormPage>
  );
}

const messages = defineMessages({
  paste: { id: 'newList.paste', defaultMessage: 'Paste words instead' },
  language: { id: 'newList.language', defaultMessage: 'Word language' },
  action: { id: 'newList.action', defaultMessage: 'Create list' },
});
