import { ButtonLink, PageHeader, PasteIcon, Select } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
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
import { useLanguageOptions } from '../language/use-language-options.ts';
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
import { createList, type ListRecord } from './list-calls.ts';

interface NewList extends ShelvedDetails {
  langCode: string;
}

/** A list that is filled afterwards, word by word. */
export function NewListScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const edit = useSetAtom(editModeAtom);
  const refresh = useRefreshShelf('list');
  const form = useCallForm<NewList, ListRecord>({
    name: 'newList',
    kept: [...keptDetails, 'langCode'],
    defaultValues: { ...newDetails, langCode: learnLangCode },
    call: ({ privacy, slug, ...texts }) =>
      withFreeSlug('list', { name: texts.name, slug }, (address) =>
        createList(api, { ...texts, ...address, privacy: privacyOf(privacy) }),
      ),
    onDone: ({ slug }) => {
      edit(true);
      navigate(paths.list(slug, tranLangCode), { replace: true });
      void refresh();
    },
  });
  usePageMeta(formatMessage(messages.title));

  return (
    <FormSheet>
      <PageHeader
        title={formatMessage(messages.title)}
        actions={
          <ButtonLink icon={<PasteIcon />} href={paths.pasteList()}>
            {formatMessage(messages.paste)}
          </ButtonLink>
        }
      />
      <CallForm
        form={form}
        action={formatMessage(messages.action)}
        door={user === undefined && <DoorButton />}
      >
        <Select
          label={formatMessage(messages.language)}
          options={useLanguageOptions()}
          {...form.field('langCode', required())}
        />
        <DetailsFields kind="list" form={form} />
      </CallForm>
    </FormSheet>
  );
}

const messages = defineMessages({
  title: { id: 'newList.title', defaultMessage: 'New list' },
  paste: { id: 'newList.paste', defaultMessage: 'Paste the words instead' },
  language: { id: 'newList.language', defaultMessage: 'Language of the words' },
  action: { id: 'newList.action', defaultMessage: 'Make the list' },
});
