import { useQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { PageHeader, Select } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { QueryView } from '../feed/query-view.tsx';
import { CallForm } from '../form/call-form.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { NotFound } from '../general/not-found.tsx';
import { useLanguageOptions } from '../language/use-language-options.ts';
import { useValidTranslation } from '../language/use-valid-translation.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { useMayChange } from '../shelf/use-may-change.ts';
import { useRefreshShelf } from '../shelf/use-refresh-shelf.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { importIntoList, type ListRecord } from './list-calls.ts';
import { listQuery } from './list-query.ts';
import { PastedWords } from './pasted-words.tsx';
import { useImportPreview } from './use-import-preview.ts';

/** Pastes words into a list that is there. */
export function ImportWordsScreen({ slug }: { slug: string }) {
  const query = useQuery(listQuery(useApi(), { slug }));
  return (
    <QueryView query={query} skeleton="row">
      {(list) => <ImportWords key={list.id} list={list} />}
    </QueryView>
  );
}

function ImportWords({ list }: { list: ListRecord }) {
  const { formatMessage, locale } = useIntl();
  const mayChange = useMayChange(list);
  const languages = useLanguageOptions().filter(({ value }) => value !== list.langCode);
  const form = useImportForm(list);
  const text = form.value('text');
  const tranLangCode = form.value('tranLangCode');
  const state = useImportPreview({ text, langCode: list.langCode, tranLangCode });
  const title = formatMessage(messages.title, { name: list.name });
  usePageMeta(title);
  if (!mayChange) return <NotFound />;

  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.list(list.slug, tranLangCode), label: list.name }}
        facts={languageName(list.langCode, locale)}
      />
      <PastedWords
        text={text}
        onChange={(pasted) => form.change('text', pasted)}
        langCode={list.langCode}
        tranLangCode={tranLangCode}
        state={state}
      >
        <Select
          label={formatMessage(messages.translation)}
          options={languages}
          {...form.field('tranLangCode', required())}
        />
      </PastedWords>
      {state.isEmpty || (
        <CallForm form={form} action={formatMessage(messages.action)} isReady={state.isReady} />
      )}
    </>
  );
}

function useImportForm(list: ListRecord) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshShelf('list');
  const showToast = useSetAtom(showToastAtom);
  const { tranLangCode } = useAtomValue(settingsAtom);
  const valid = useValidTranslation(list.langCode, tranLangCode);
  const defaultValues = { text: '', tranLangCode: valid };
  const form = useCallForm<typeof defaultValues, Awaited<ReturnType<typeof importIntoList>>>({
    name: `import ${list.id}`,
    kept: ['text', 'tranLangCode'],
    defaultValues,
    call: (pasted) => importIntoList(api, { ...pasted, listId: list.id }),
    onDone: ({ addedCount }) => {
      showToast({ id: 'pasted', text: formatMessage(messages.added, { count: addedCount }) });
      void refresh();
      navigate(paths.list(list.slug, form.value('tranLangCode')), { replace: true });
    },
  });
  return form;
}

const messages = defineMessages<{
  title: { name: string };
  translation: NoMessageValues;
  action: NoMessageValues;
  added: { count: number };
}>({
  title: { id: 'importWords.title', defaultMessage: 'Paste words into “{name}”' },
  translation: { id: 'importWords.translation', defaultMessage: 'Translations are in' },
  action: { id: 'importWords.action', defaultMessage: 'Add these words' },
  added: {
    id: 'importWords.added',
    defaultMessage:
      '{count, plural, =0 {All of them were in the list} one {# word is added} other {# words are added}}',
  },
});
