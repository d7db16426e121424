import { Privacy, type WordMode } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Select, type SelectProps, TextField, type TextFieldProps } from '@wordhoard/ui';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import { useSpeechPartOptions, useWordModeName } from './word-names.ts';

interface WordTextFieldProps extends Omit<TextFieldProps, 'label'> {
  word: { langCode: string; text: string; mode: WordMode; homograph?: number };
  alreadyExists: boolean;
}

/** The text of a word. If the word exists, links to it. */
export function WordTextField({ word, alreadyExists, error, ...native }: WordTextFieldProps) {
  const { formatMessage } = useIntl();
  const nameOf = useWordModeName();
  const text = word.text.trim();
  return (
    <TextField
      label={nameOf(word.mode)}
      dir="auto"
      autoCapitalize="none"
      {...native}
      error={
        alreadyExists ? (
          <>
            {error}{' '}
            <a href={paths.word({ ...word, text })}>{formatMessage(messages.look, { text })}</a>
          </>
        ) : (
          error
        )
      }
    />
  );
}

/** An example, which card questions show. */
export function ExampleField(
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'dir'>,
) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(fieldMessages.example)}
      hint={formatMessage(fieldMessages.exampleHint)}
      dir="auto"
      {...field}
    />
  );
}

/** A translation of the example into the language of the reader. */
export function ExampleTranslationField(
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'dir' | 'lang'> & {
    lang: string;
  },
) {
  const { formatMessage, locale } = useIntl();
  const language = languageName(field.lang, locale);
  return (
    <TextField label={formatMessage(messages.translation, { language })} dir="auto" {...field} />
  );
}

const messages = defineMessages({
  look: { id: 'wordText.look', defaultMessage: 'Open “{text}”' },
  translation: {
    id: 'exampleTranslationField.label',
    defaultMessage: 'Translation of the example: {language}',
  },
});

export function SpeechPartField(native: Omit<SelectProps, 'label' | 'options'>) {
  const { formatMessage } = useIntl();
  const speechParts = useSpeechPartOptions();
  return (
    <Select
      label={formatMessage(fieldMessages.speechPart)}
      options={[{ value: '', label: formatMessage(fieldMessages.noSpeechPart) }, ...speechParts]}
      {...native}
    />
  );
}

interface PrivacyFieldProps extends Omit<SelectProps, 'label' | 'hint' | 'options'> {
  isPublished?: boolean;
}

export function PrivacyField({ isPublished = false, ...native }: PrivacyFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage(fieldMessages.privacy)}
      hint={formatMessage(isPublished ? fieldMessages.publishedHint : fieldMessages.hint)}
      options={[
        { value: String(Privacy.Public), label: formatMessage(fieldMessages.public) },
        { value: String(Privacy.Private), label: formatMessage(fieldMessages.private) },
      ]}
      {...native}
    />
  );
}

export const readPrivacy = (value: string): Privacy =>
  value === String(Privacy.Private) ? Privacy.Private : Privacy.Public;

const fieldMessages = defineMessages({
  privacy: { id: 'wordPrivacy.label', defaultMessage: 'Who can see it' },
  public: { id: 'wordPrivacy.public', defaultMessage: 'Everyone, once approved' },
  private: { id: 'wordPrivacy.private', defaultMessage: 'Only me' },
  hint: {
    id: 'wordPrivacy.hint',
    defaultMessage: 'If only you can see it, it needs no approval.',
  },
  publishedHint: {
    id: 'wordPrivacy.publishedHint',
    defaultMessage: 'If nobody else has added this word, “Only me” hides it from everyone else.',
  },
  speechPart: { id: 'speechPartField.label', defaultMessage: 'Part of speech' },
  noSpeechPart: { id: 'speechPartField.none', defaultMessage: 'Not specified' },
  example: { id: 'exampleField.label', defaultMessage: 'Example of use' },
  exampleHint: {
    id: 'exampleField.optional',
    defaultMessage: 'A short sentence with the word, in its language (optional).',
  },
});
