import { useQueryClient } from '@tanstack/react-query';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { ButtonLink, EmptyState, PageHeader, Select, UserIcon } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
import { useCatalogueOptions } from '../../features/language/language-options.ts';
import {
  ExampleField,
  PrivacyField,
  privacyOf,
  SpeechPartField,
  WordTextField,
} from '../../features/word/contribution-fields.tsx';
import { createWord, wordQueries } from '../../features/word/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { CallForm, FormSheet } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths, routes } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Proposes a missing word, or keeps it private. */
export function NewWordScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const langCode = parameters.get('langCode') ?? learnLangCode;
  const text = parameters.get('text') ?? '';
  usePageMeta(formatMessage(routes.newWord.title));
  return (
    <FormSheet>
      <PageHeader
        title={formatMessage(routes.newWord.title)}
        lead={formatMessage(messages.lead)}
        back={{ href: paths.words(langCode), label: formatMessage(messages.back) }}
      />
      {user === undefined ? (
        <EmptyState
          icon={<UserIcon />}
          title={formatMessage(messages.visitor)}
          action={
            <ButtonLink variant="primary" href={paths.signIn(paths.newWord({ langCode, text }))}>
              {formatMessage(messages.signIn)}
            </ButtonLink>
          }
        />
      ) : (
        <NewWordForm langCode={langCode} text={text} />
      )}
    </FormSheet>
  );
}

/** Continues on the word's page, where translations are added. */
function NewWordForm(requested: { langCode: string; text: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const startEditing = useStartEditing();
  const languages = useCatalogueOptions();
  const form = useCallForm({
    name: `newWord ${requested.langCode} ${requested.text}`,
    draftFields: ['langCode', 'text', 'example', 'speechPartId', 'privacy'],
    defaultValues: { ...requested, example: '', speechPartId: '', privacy: String(Privacy.Public) },
    call: ({ langCode, text, example, speechPartId, privacy }) =>
      createWord(api, {
        langCode,
        text: text.trim(),
        ...(example.trim() !== '' && { example: example.trim() }),
        ...(speechPartId !== '' && { speechPartId: Number(speechPartId) }),
        privacy: privacyOf(privacy),
      }),
    fieldOf: { SimilarRecordAlreadyExists: 'text' },
    onDone(word) {
      startEditing(paths.word(word));
      void queryClient.invalidateQueries(wordQueries);
      navigate(paths.word(word));
    },
  });
  const langCode = form.value('langCode');
  const text = form.value('text');

  function changeLanguage(chosen: string): void {
    form.change('langCode', chosen);
    // Whether a word exists depends on the language.
    form.change('text', text);
  }

  return (
    <CallForm form={form} action={formatMessage(messages.action)}>
      <Select
        label={formatMessage(messages.language)}
        options={languages}
        value={langCode}
        onChange={({ target }) => changeLanguage(target.value)}
      />
      <WordTextField
        word={{ langCode, text }}
        alreadyExists={form.isRefused('text', 'SimilarRecordAlreadyExists')}
        {...form.field('text', composeChecks(required(), maxLength(limits.wordMaxLength)))}
      />
      <SpeechPartField {...form.field('speechPartId', noCheck)} />
      <ExampleField
        lang={langCode}
        {...form.field('example', maxLength(limits.exampleMaxLength))}
      />
      <PrivacyField {...form.field('privacy', noCheck)} />
    </CallForm>
  );
}

const noCheck = () => undefined;

const messages = defineMessages({
  lead: {
    id: 'newWord.lead',
    defaultMessage: 'Add the word first. Translations, pictures and tags come next.',
  },
  back: { id: 'newWord.back', defaultMessage: 'All words' },
  visitor: { id: 'newWord.visitor', defaultMessage: 'Sign in to add words' },
  signIn: { id: 'newWord.signIn', defaultMessage: 'Sign in' },
  language: { id: 'newWord.language', defaultMessage: 'Language' },
  action: { id: 'newWord.action', defaultMessage: 'Add word' },
});
