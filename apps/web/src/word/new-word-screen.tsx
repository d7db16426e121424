import { useQueryClient } from '@tanstack/react-query';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { ButtonLink, EmptyState, PageHeader, Select, UserIcon } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
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
import { useSpeechPartOptions } from '../translation/use-speech-part-options.ts';
import { ExampleField } from './example-field.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { createWord } from './word-calls.ts';
import { WordTextField } from './word-text-field.tsx';

/** A word that is missing is proposed, or kept for oneself. */
export function NewWordScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const langCode = parameters.get('langCode') ?? learnLangCode;
  const text = parameters.get('text') ?? '';
  usePageMeta(formatMessage(messages.title));
  return (
    <FormSheet>
      <PageHeader
        title={formatMessage(messages.title)}
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

/** It leads on to the word's page, where its translations are added. */
function NewWordForm(asked: { langCode: string; text: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const edit = useSetAtom(editModeAtom);
  const languages = useLanguageOptions();
  const speechParts = useSpeechPartOptions();
  const form = useCallForm({
    name: `newWord ${asked.langCode} ${asked.text}`,
    kept: ['langCode', 'text', 'example', 'speechPartId', 'privacy'],
    defaultValues: { ...asked, example: '', speechPartId: '', privacy: String(Privacy.Public) },
    call: ({ langCode, text, example, speechPartId, privacy }) =>
      createWord(api, {
        langCode,
        text: text.trim(),
        ...(example.trim() !== '' && { example: example.trim() }),
        ...(speechPartId !== '' && { speechPartId: Number(speechPartId) }),
        privacy: privacy === String(Privacy.Private) ? Privacy.Private : Privacy.Public,
      }),
    fieldOf: { SimilarRecordAlreadyExists: 'text' },
    onDone(word) {
      edit(true);
      void queryClient.invalidateQueries({ queryKey: ['word'] });
      navigate(paths.word(word));
    },
  });
  const langCode = form.value('langCode');
  const text = form.value('text');

  function changeLanguage(chosen: string): void {
    form.change('langCode', chosen);
    // What is here in one language may be missing in another.
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
        isHere={form.isRefused('text', 'SimilarRecordAlreadyExists')}
        {...form.field('text', composeChecks(required(), maxLength(limits.wordMaxLength)))}
      />
      <Select
        label={formatMessage(messages.speechPart)}
        options={[{ value: '', label: formatMessage(messages.noSpeechPart) }, ...speechParts]}
        {...form.field('speechPartId', unchecked)}
      />
      <ExampleField
        lang={langCode}
        {...form.field('example', maxLength(limits.exampleMaxLength))}
      />
      <PrivacyField {...form.field('privacy', unchecked)} />
    </CallForm>
  );
}

const unchecked = () => undefined;

const messages = defineMessages({
  title: { id: 'newWord.title', defaultMessage: 'A new word' },
  lead: {
    id: 'newWord.lead',
    defaultMessage: 'Add what is missing. Translations, pictures and tags come next.',
  },
  back: { id: 'newWord.back', defaultMessage: 'All words' },
  visitor: { id: 'newWord.visitor', defaultMessage: 'Words are added with an account' },
  signIn: { id: 'newWord.signIn', defaultMessage: 'Sign in' },
  language: { id: 'newWord.language', defaultMessage: 'Language' },
  speechPart: { id: 'newWord.speechPart', defaultMessage: 'Part of speech' },
  noSpeechPart: { id: 'newWord.noSpeechPart', defaultMessage: 'Not said' },
  action: { id: 'newWord.action', defaultMessage: 'Add the word' },
});
