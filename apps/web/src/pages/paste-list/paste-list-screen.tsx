import { defineMessages } from '@wordhoard/i18n/messages';
import { color, PageHeader, size, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { SignInButton } from '../../features/auth/sign-in-invitation.tsx';
import {
  type CollectionDetails,
  DetailsFields,
  detailsDraftFields,
  newDetails,
} from '../../features/collection/details-fields.tsx';
import { withFreeSlug } from '../../features/collection/slug.ts';
import { useOpenCollection } from '../../features/collection/use-open-collection.ts';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { useImportPreview } from '../../features/list/import-preview.tsx';
import { listChosen } from '../../features/list/pasted-lines.ts';
import { PastedWords } from '../../features/list/pasted-words.tsx';
import { importWords } from '../../features/list/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface PastedList extends CollectionDetails {
  text: string;
  chosen: string;
}

/** Creates a list from pasted words. */
export function PasteListScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const form = usePasteForm({ langCode, tranLangCode });
  const text = form.value('text');
  useSharedText((shared) => {
    if (!text.includes(shared)) form.change('text', text === '' ? shared : `${text}\n${shared}`);
  });
  const chosen = form.value('chosen');
  const state = useImportPreview({ text, langCode, tranLangCode, chosen });
  usePageMeta(formatMessage(messages.title));

  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <PastedWords
        text={text}
        onChange={(pasted) => form.change('text', pasted)}
        chosen={chosen}
        onChoose={(changed) => form.change('chosen', changed)}
        langCode={langCode}
        tranLangCode={tranLangCode}
        state={state}
      >
        <LanguagePair />
      </PastedWords>
      {state.isEmpty || (
        <DetailsSection>
          <h2>{formatMessage(messages.naming)}</h2>
          <CallForm
            form={form}
            action={formatMessage(messages.action)}
            isReady={state.isReady}
            visitorAction={user === undefined && <SignInButton />}
          >
            <DetailsFields kind="list" form={form} />
          </CallForm>
        </DetailsSection>
      )}
    </>
  );
}

/** Receives a text once that another app has shared with the installed one. */
function useSharedText(onShare: (text: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const shared = ['text', 'title', 'url'].map((name) => parameters.get(name)).find(Boolean);
  const share = useEffectEvent(onShare);
  useEffect(() => {
    if (!shared) return;
    share(shared);
    setParameters({}, { replace: true });
  }, [shared, setParameters]);
}

function usePasteForm({ langCode, tranLangCode }: { langCode: string; tranLangCode: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const open = useOpenCollection('list');
  return useCallForm<PastedList, Awaited<ReturnType<typeof importWords>>>({
    name: 'pasteList',
    draftFields: [...detailsDraftFields, 'text', 'chosen'],
    defaultValues: { ...newDetails, text: '', chosen: '' },
    fieldOf: { SlugAlreadyExists: 'slug' },
    call: ({ text, chosen, ...details }, id) =>
      withFreeSlug('list', details, (list) =>
        importWords(api, {
          ...list,
          id,
          text,
          langCode,
          tranLangCode,
          homographs: listChosen(text, chosen),
        }),
      ),
    onDone: ({ list: { slug, wordCount } }) =>
      open(paths.list(slug, tranLangCode), formatMessage(messages.made, { count: wordCount })),
  });
}

const messages = defineMessages({
  title: { id: 'pasteList.title', defaultMessage: 'Paste words' },
  lead: {
    id: 'pasteList.lead',
    defaultMessage: 'Paste, check, name it. Done.',
  },
  naming: { id: 'pasteList.naming', defaultMessage: 'Name your list' },
  action: { id: 'pasteList.action', defaultMessage: 'Create list' },
  made: {
    id: 'pasteList.made',
    defaultMessage: 'List created: {count, plural, one {# word} other {# words}}',
  },
});

const DetailsSection = styled.section`
  display: grid;
  gap: ${space.s5};
  margin-block-start: ${space.s8};
  padding-block-start: ${space.s8};
  border-block-start: 1px solid ${color.hairline};

  h2 {
    font-size: ${size.title};
  }
`;
