import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, PageHeader, size, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { AccountButtons } from '../../features/auth/sign-in-invitation.tsx';
import {
  type CollectionDetails,
  DetailsFields,
  detailsDraftFields,
  newDetails,
} from '../../features/collection/details-fields.tsx';
import { withFreeSlug } from '../../features/collection/slug.ts';
import { useOpenCollection } from '../../features/collection/use-open-collection.ts';
import { PackageImport } from '../../features/import/package-import.tsx';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { importParts } from '../../features/list/import-parts.ts';
import { parseReading } from '../../features/list/import-reading.ts';
import { withLeftOutTags } from '../../features/list/left-out-tags.ts';
import { listChosen } from '../../features/list/pasted-lines.ts';
import { PastedWords } from '../../features/list/pasted-words.tsx';
import { ProposalChoice } from '../../features/list/proposal-choice.tsx';
import { importWords } from '../../features/list/queries.ts';
import { useImportPreview } from '../../features/list/use-import-preview.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const RecentImports = lazyComponent(
  async () => (await import('../../features/import/recent-imports.tsx')).RecentImports,
);

interface PastedList extends CollectionDetails {
  text: string;
  reading: string;
  chosen: string;
  isProposed: boolean;
}

/** Creates a list from pasted words. */
export function PasteListScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const form = usePasteForm({ langCode, tranLangCode });
  const reading = form.value('reading');
  const text = form.value('text');
  useSharedText((shared) => {
    if (!text.includes(shared)) form.change('text', text === '' ? shared : `${text}\n${shared}`);
  });
  const chosen = form.value('chosen');
  const state = useImportPreview({ text, reading, langCode, tranLangCode, chosen });
  usePageMeta(formatMessage(messages.title));

  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        lead={formatMessage(messages.lead, { isVisitor: user === undefined ? 'yes' : 'no' })}
      />
      <PackageImport>
        {(onAccount) => (
          <>
            <PastedWords
              onAccount={onAccount}
              text={text}
              onChange={(pasted) => form.change('text', pasted)}
              reading={reading}
              onReading={(changed) => form.change('reading', changed)}
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
                  visitorAction={user === undefined && <AccountButtons />}
                >
                  <DetailsFields kind="list" form={form} />
                  <ProposalChoice
                    value={form.value('isProposed')}
                    onChange={(isProposed) => form.change('isProposed', isProposed)}
                  />
                </CallForm>
              </DetailsSection>
            )}
            <Suspense>{state.isEmpty && user !== undefined && <RecentImports />}</Suspense>
          </>
        )}
      </PackageImport>
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
  const intl = useIntl();
  const { formatMessage } = intl;
  const api = useApi();
  const open = useOpenCollection('list');
  return useCallForm<PastedList, Awaited<ReturnType<typeof importWords>>[]>({
    name: 'pasteList',
    draftFields: [...detailsDraftFields, 'text', 'reading', 'chosen'],
    // Others may have written what a learner pastes.
    defaultValues: {
      ...newDetails,
      privacy: 'private',
      text: '',
      reading: '',
      chosen: '',
      isProposed: false,
    },
    fieldOf: { SlugAlreadyExists: 'slug' },
    async call({ text, reading, chosen, ...details }, id) {
      const choices = parseReading(reading);
      const { readPastedText } = await import('../../features/list/reading-choices.tsx');
      const { words } = readPastedText(text, choices, [langCode, tranLangCode]);
      const pasted = { text, langCode, tranLangCode, reading: choices };
      const homographs = listChosen(text, chosen);
      const toFailure = (cause: unknown, progress: { made: number; parts: number }) =>
        cause instanceof ApiFailure
          ? new ApiFailure(cause.status, { message: formatMessage(messages.partly, progress) })
          : cause;
      return importParts(details, { id, words, toFailure }, (list, part) =>
        withFreeSlug('list', list, (named) =>
          importWords(api, { ...named, ...pasted, homographs, importId: part.id, ...part }),
        ),
      );
    },
    onDone: (answers) => {
      const slug = answers[0]?.list.slug ?? '';
      const made = formatMessage(messages.made, { count: answers[0]?.list.wordCount ?? 0 });
      const leftOut = answers.flatMap(({ leftOutTags }) => leftOutTags);
      open(paths.list(slug, tranLangCode), withLeftOutTags(intl, made, [...new Set(leftOut)]));
    },
  });
}

const messages = defineMessages({
  title: { id: 'pasteList.title', defaultMessage: 'Bring your words' },
  lead: {
    id: 'pasteList.lead',
    defaultMessage:
      'Paste them or choose a file, check the preview, and name your list.{isVisitor, select, yes { You’ll need an account to save it.} other {}}',
  },
  naming: { id: 'pasteList.naming', defaultMessage: 'Name your list' },
  action: { id: 'pasteList.action', defaultMessage: 'Create list' },
  partly: {
    id: 'pasteList.partly',
    defaultMessage:
      'Only the first {made, number} of {parts, number} lists were created. Send the text again, unchanged, to import the rest.',
  },
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
