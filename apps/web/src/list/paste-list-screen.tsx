import { color, PageHeader, size, space } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../auth/use-session.ts';
import { CallForm } from '../form/call-form.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { LanguagePair } from '../language/language-pair.tsx';
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
import { showToastAtom } from '../toast/toast-atom.ts';
import { importAsNewList } from './list-calls.ts';
import { PastedWords } from './pasted-words.tsx';
import { useImportPreview } from './use-import-preview.ts';

interface PastedList extends ShelvedDetails {
  text: string;
}

/** The shortest way to a list: paste, look, name. */
export function PasteListScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const form = usePasteForm({ langCode, tranLangCode });
  const text = form.value('text');
  const state = useImportPreview({ text, langCode, tranLangCode });
  usePageMeta(formatMessage(messages.title));

  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <PastedWords
        text={text}
        onChange={(pasted) => form.change('text', pasted)}
        langCode={langCode}
        tranLangCode={tranLangCode}
        state={state}
      >
        <LanguagePair />
      </PastedWords>
      {state.isEmpty || (
        <Naming>
          <h2>{formatMessage(messages.naming)}</h2>
          <CallForm
            form={form}
            action={formatMessage(messages.action)}
            isReady={state.isReady}
            door={user === undefined && <DoorButton />}
          >
            <DetailsFields kind="list" form={form} />
          </CallForm>
        </Naming>
      )}
    </>
  );
}

function usePasteForm({ langCode, tranLangCode }: { langCode: string; tranLangCode: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshShelf('list');
  const showToast = useSetAtom(showToastAtom);
  return useCallForm<PastedList, Awaited<ReturnType<typeof importAsNewList>>>({
    name: 'pasteList',
    kept: [...keptDetails, 'text'],
    defaultValues: { ...newDetails, text: '' },
    call: ({ privacy, slug, ...texts }) =>
      withFreeSlug('list', { name: texts.name, slug }, (address) =>
        importAsNewList(api, {
          ...texts,
          ...address,
          langCode,
          tranLangCode,
          privacy: privacyOf(privacy),
        }),
      ),
    onDone: ({ list, addedCount }) => {
      showToast({ id: 'pasted', text: formatMessage(messages.made, { count: addedCount }) });
      navigate(paths.list(list.slug, tranLangCode), { replace: true });
      void refresh();
    },
  });
}

const messages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  naming: NoMessageValues;
  action: NoMessageValues;
  made: { count: number };
}>({
  title: { id: 'pasteList.title', defaultMessage: 'Paste words' },
  lead: {
    id: 'pasteList.lead',
    defaultMessage: 'Paste them, look them over, give the list a name. That is all.',
  },
  naming: { id: 'pasteList.naming', defaultMessage: 'What is the list called?' },
  action: { id: 'pasteList.action', defaultMessage: 'Make the list' },
  made: {
    id: 'pasteList.made',
    defaultMessage: 'The list is there, with {count, plural, one {# word} other {# words}}',
  },
});

const Naming = styled.section`
  display: grid;
  gap: ${space.s5};
  margin-block-start: ${space.s8};
  padding-block-start: ${space.s8};
  border-block-start: 1px solid ${color.hairline};

  h2 {
    font-size: ${size.title};
  }
`;
