import { useQuery } from '@tanstack/react-query';
import type { ListRecord } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, Select } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { useCanEdit } from '../../features/collection/collection.ts';
import { useOpenCollection } from '../../features/collection/use-open-collection.ts';
import {
  useTranslationOptions,
  useValidTranslation,
} from '../../features/language/language-options.ts';
import { parseReading } from '../../features/list/import-reading.ts';
import { withLeftOutTags } from '../../features/list/left-out-tags.ts';
import { listChosen } from '../../features/list/pasted-lines.ts';
import { PastedWords } from '../../features/list/pasted-words.tsx';
import { ProposalChoice } from '../../features/list/proposal-choice.tsx';
import { importWords, listQuery } from '../../features/list/queries.ts';
import { useImportPreview } from '../../features/list/use-import-preview.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { CallForm } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

/** Pastes words into an existing list. */
export function ImportWordsScreen({ slug }: { slug: string }) {
  const query = useQuery(listQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" missing={<NotFound isMaybePrivate />}>
      {(list) => <ImportWords key={list.id} list={list} />}
    </QueryView>
  );
}

function ImportWords({ list }: { list: ListRecord }) {
  const { formatMessage, locale } = useIntl();
  const canEdit = useCanEdit(list);
  const languages = useTranslationOptions(list.langCode);
  const form = useImportForm(list);
  const text = form.value('text');
  const tranLangCode = form.value('tranLangCode');
  const chosen = form.value('chosen');
  const reading = form.value('reading');
  const state = useImportPreview({ text, reading, langCode: list.langCode, tranLangCode, chosen });
  const title = formatMessage(messages.title, { name: list.name });
  usePageMeta(title);
  if (!canEdit) return <NotFound isMaybePrivate />;

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
        reading={reading}
        onReading={(changed) => form.change('reading', changed)}
        chosen={chosen}
        onChoose={(changed) => form.change('chosen', changed)}
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
        <CallForm form={form} action={formatMessage(messages.action)} isReady={state.isReady}>
          <ProposalChoice
            value={form.value('isProposed')}
            onChange={(isProposed) => form.change('isProposed', isProposed)}
          />
        </CallForm>
      )}
    </>
  );
}

function useImportForm(list: ListRecord) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const api = useApi();
  const open = useOpenCollection('list');
  const valid = useValidTranslation(list.langCode, undefined);
  const defaultValues = {
    text: '',
    reading: '',
    tranLangCode: valid,
    chosen: '',
    isProposed: false,
  };
  const form = useCallForm<typeof defaultValues, Awaited<ReturnType<typeof importWords>>>({
    name: `import ${list.id}`,
    draftFields: ['text', 'reading', 'tranLangCode', 'chosen'],
    defaultValues,
    call: ({ chosen, reading, ...pasted }, importId) =>
      importWords(api, {
        importId,
        ...pasted,
        reading: parseReading(reading),
        homographs: listChosen(pasted.text, chosen),
        listId: list.id,
      }),
    onDone({ addedCount: count, leftOutTags }) {
      const added = formatMessage(messages.added, { count });
      const path = paths.list(list.slug, form.value('tranLangCode'));
      open(path, withLeftOutTags(intl, added, leftOutTags));
    },
  });
  return form;
}

const messages = defineMessages({
  title: { id: 'importWords.title', defaultMessage: 'Paste words into “{name}”' },
  translation: { id: 'importWords.translation', defaultMessage: 'Translated into' },
  action: { id: 'importWords.action', defaultMessage: 'Add words' },
  added: {
    id: 'importWords.added',
    defaultMessage:
      '{count, plural, =0 {All of them are already in the list} one {# word added} other {# words added}}',
  },
});
