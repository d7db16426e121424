import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { limits, maxHomograph, maxTextLength } from '@wordhoard/contract/limits';
import { readWordMode } from '@wordhoard/contract/page-address';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, Select, UserIcon } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
import { useCatalogueOptions } from '../../features/language/language-options.ts';
import { mentions } from '../../features/outbox/waiting-order.ts';
import {
  ExampleField,
  PrivacyField,
  readPrivacy,
  SpeechPartField,
  WordTextField,
} from '../../features/word/contribution-fields.tsx';
import { createWord, wordQueries, wordQuery } from '../../features/word/queries.ts';
import { findNamesakes, useWordOptions, WhichWord } from '../../features/word/use-word-options.tsx';
import { useWordModeOptions } from '../../features/word/word-names.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { waitingEditsAtom } from '../../shared/outbox/waiting-edits.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
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
  const word = { langCode, text, mode: readWordMode(parameters) };
  return (
    <FormPage
      title={formatMessage(pageTitleMessages.newWord)}
      lead={formatMessage(messages.lead)}
      back={{ href: paths.words(langCode), label: formatMessage(messages.back) }}
    >
      {user === undefined ? (
        <EmptyState
          icon={<UserIcon />}
          title={formatMessage(messages.visitor)}
          link={{
            href: paths.signIn(paths.newWord(word)),
            label: formatMessage(pageTitleMessages.toSignIn),
          }}
        />
      ) : (
        <NewWordForm {...word} />
      )}
    </FormPage>
  );
}

interface RequestedWord {
  langCode: string;
  text: string;
  mode: WordMode;
}

function NewWordForm(requested: RequestedWord) {
  const { formatMessage } = useIntl();
  const languages = useCatalogueOptions();
  const modes = useWordModeOptions();
  const form = useNewWordForm(requested);
  const langCode = form.value('langCode');
  const mode = wordModeOf(form.value('mode'));
  const text = form.value('text');
  const isForm = form.isRefused('text', 'WordIsForm');

  function changeIdentity(field: 'langCode' | 'mode', chosen: string): void {
    form.change('homograph', '');
    form.change(field, chosen);
    // Whether a word exists depends on its language and mode, and so does the length that it may have.
    form.change('text', text);
  }

  return (
    <CallForm
      form={form}
      action={formatMessage(isForm ? messages.actionSeparately : messages.action)}
    >
      <Select
        label={formatMessage(messages.language)}
        options={languages}
        value={langCode}
        onChange={({ target }) => changeIdentity('langCode', target.value)}
      />
      <Select
        label={formatMessage(messages.mode)}
        hint={mode === WordMode.Word ? undefined : formatMessage(modeHints[mode])}
        options={modes}
        value={String(mode)}
        onChange={({ target }) => changeIdentity('mode', target.value)}
      />
      <NewText form={form} word={{ langCode, text, mode }} />
      <SpeechPartField {...form.field('speechPartId', noCheck)} />
      {mode !== WordMode.Definition && (
        <ExampleField
          lang={langCode}
          {...form.field('example', maxLength(limits.exampleMaxLength))}
        />
      )}
      <PrivacyField {...form.field('privacy', noCheck)} />
    </CallForm>
  );
}

interface NewTextProps {
  form: ReturnType<typeof useNewWordForm>;
  word: RequestedWord;
}

/** The text of the word. If words have it already, asks whether it means one of them or has another meaning. */
function NewText({ form, word }: NewTextProps) {
  const { langCode, text, mode } = word;
  const { options } = useWordOptions(langCode, text);
  const words = findNamesakes(options, word);
  const next = Math.max(0, ...words.map((one) => one.homograph)) + 1;
  const homograph = Number(form.value('homograph')) || words[0]?.homograph;
  const field = form.field('text', composeChecks(required(), maxLength(maxTextLength(mode))));

  function choose(chosen: number): void {
    form.change('homograph', String(chosen));
    // Another word of the text may not exist.
    form.change('text', text);
    form.separate(chosen === next ? text : undefined);
  }

  return (
    <>
      <WordTextField
        word={{ ...word, ...(homograph !== undefined && { homograph }) }}
        alreadyExists={form.isRefused('text', 'SimilarRecordAlreadyExists')}
        {...field}
        onChange={(event) => {
          form.change('homograph', '');
          return field.onChange(event);
        }}
        {...(form.isRefused('text', 'WordIsForm') && {
          error: <FormOf word={{ langCode, text: text.trim(), mode }} />,
        })}
      />
      {homograph !== undefined && words.length > 0 && (
        <WhichWord
          words={words}
          another={next > maxHomograph ? undefined : next}
          value={homograph}
          onChange={choose}
        />
      )}
    </>
  );
}

/** The word that a text is a form of. */
function FormOf({ word }: { word: RequestedWord }) {
  const { formatMessage } = useIntl();
  const { data = word } = useQuery(wordQuery(useApiQueries(), word));
  return (
    <>
      {formatMessage(messages.formOf, { text: word.text })}{' '}
      <a href={paths.word(data)}>{data.text}</a>
    </>
  );
}

/** Continues on the word's page, where translations are added. */
function useNewWordForm(requested: RequestedWord) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const startEditing = useStartEditing();
  // Sending the text of a form once more makes it a word of its own, and so does choosing another meaning.
  const [separateText, separate] = useState<string>();
  const form = useCallForm({
    name: `newWord ${requested.langCode} ${requested.text}`,
    draftFields: ['langCode', 'mode', 'text', 'homograph', 'example', 'speechPartId', 'privacy'],
    defaultValues: {
      ...requested,
      mode: String(requested.mode),
      homograph: '',
      example: '',
      speechPartId: '',
      privacy: String(Privacy.Public),
    },
    call: ({ langCode, mode, text, homograph, example, speechPartId, privacy }, contributionId) =>
      createWord(api, {
        ...(separateText === text && { isSeparate: true }),
        contributionId,
        langCode,
        mode: wordModeOf(mode),
        text: text.trim(),
        ...(homograph !== '' && { homograph: Number(homograph) }),
        ...(mode !== String(WordMode.Definition) &&
          example.trim() !== '' && { example: example.trim() }),
        ...(speechPartId !== '' && { speechPartId: Number(speechPartId) }),
        privacy: readPrivacy(privacy),
      }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.code === 'WordIsForm') separate(text);
        // Another learner may have added the word in the meantime.
        else void queryClient.invalidateQueries(wordQueries);
        throw error;
      }),
    fieldOf: { SimilarRecordAlreadyExists: 'text', WordIsForm: 'text' },
    onDone(word) {
      const isWaiting = store.get(waitingEditsAtom).some((edit) => mentions(edit, word.id));
      if (isWaiting) return navigate(paths.settings());
      startEditing(paths.word(word));
      void queryClient.invalidateQueries(wordQueries);
      navigate(paths.word(word));
    },
  });
  return { ...form, separate };
}

const noCheck = () => undefined;

const wordModeOf = (value: string): WordMode =>
  Object.values(WordMode).find((mode) => String(mode) === value) ?? WordMode.Word;

const modeHints = defineMessages({
  [WordMode.Definition]: {
    id: 'newWord.definitionHint',
    defaultMessage: 'Explains words in their own language. Choose the words next.',
  },
  [WordMode.Idiom]: {
    id: 'newWord.idiomHint',
    defaultMessage: 'An expression that means more than its words.',
  },
});

const messages = defineMessages({
  lead: {
    id: 'newWord.lead',
    defaultMessage: 'Add the word first. Translations, pictures and tags come next.',
  },
  back: { id: 'newWord.back', defaultMessage: 'All words' },
  visitor: { id: 'newWord.visitor', defaultMessage: 'Sign in to add words' },
  language: { id: 'newWord.language', defaultMessage: 'Language' },
  mode: { id: 'newWord.mode', defaultMessage: 'Kind' },
  action: { id: 'newWord.action', defaultMessage: 'Add word' },
  actionSeparately: { id: 'newWord.actionSeparately', defaultMessage: 'Add as another word' },
  formOf: { id: 'newWord.formOf', defaultMessage: '“{text}” is a form of' },
});
