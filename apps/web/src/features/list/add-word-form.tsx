import type { WordOption } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, barHeight, Combobox, space, TextField } from '@wordhoard/ui';
import { isSameText } from '@wordhoard/validators';
import { type FormEvent, type RefObject, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type Draft, useDraft } from '../../shared/form/drafts.ts';
import { findNamesakes, useWordOptions, WhichWord } from '../word/use-word-options.tsx';

interface AddWordFormProps {
  /** The field of the word. */
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  langCode: string;
  tranLangCode: string;
  /** Called for an existing word. */
  onAdd: (word: { id: string; text: string; langCode: string }) => void;
  /** Called for a word that may be new. */
  onImport: (word: { text: string; translation: string; homograph?: number }) => void;
}

/** Adds words one after the other: the field keeps the focus. New words are added to the dictionary. */
export function AddWordForm(props: AddWordFormProps) {
  const { field, listId, langCode, tranLangCode, onAdd, onImport } = props;
  const { formatMessage } = useIntl();
  const { draft, saveDraft, discardDraft } = useDraft(`addWord ${listId}`);
  const { text = '', translation = '' } = draft ?? {};
  const { suggestions, namesakes, existing } = useNamedWord(langCode, draft);
  const isUnclear = namesakes.length > 1;
  useScrollIntoView(field);

  function reset(): void {
    discardDraft();
    field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    const word = { text: text.trim(), translation: translation.trim() };
    if (existing !== undefined && word.translation === '') onAdd(existing);
    else onImport(isUnclear && existing ? { ...word, homograph: existing.homograph } : word);
    reset();
  }

  return (
    <Form onSubmit={submit}>
      <Combobox
        ref={field}
        label={formatMessage(messages.word)}
        lang={langCode}
        dir="auto"
        autoComplete="off"
        maxLength={limits.wordMaxLength}
        value={text}
        onInputChange={(typed) => saveDraft({ text: typed, translation })}
        {...suggestions}
        onChoose={(option) => {
          onAdd(option);
          reset();
        }}
        emptyText={formatMessage(messages.unknown)}
      />
      <TextField
        label={formatMessage(messages.translation)}
        lang={tranLangCode}
        dir="auto"
        {...plainText}
        maxLength={limits.wordMaxLength}
        value={translation}
        onChange={({ target }) => saveDraft({ ...draft, translation: target.value })}
      />
      {isUnclear && existing && (
        <WhichWord
          words={namesakes}
          value={existing.homograph}
          onChange={(chosen) => saveDraft({ text, translation, homograph: String(chosen) })}
        />
      )}
      <Button type="submit" variant="primary" icon={<AddIcon />}>
        {formatMessage(messages.add)}
      </Button>
    </Form>
  );
}

const plainText = { autoComplete: 'off', autoCapitalize: 'none' };

/** While the form has the focus, it stays in view: the words above it become more, and their rows higher. */
function useScrollIntoView(field: AddWordFormProps['field']): void {
  useLayoutEffect(() => {
    const form = field.current?.form;
    if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' });
  });
}

/** The word that is typed: of several, the chosen one, else the one with the translation, else the first. */
function useNamedWord(langCode: string, { text = '', translation = '', homograph }: Draft = {}) {
  const suggestions = useWordOptions(langCode, text);
  const { options } = suggestions;
  const namesakes = findNamesakes(options, { text });
  const isTranslated = ({ trans = [] }: WordOption): boolean =>
    trans.some(({ dest }) => isSameText(dest.text, translation));
  const existing =
    namesakes.find((word) => String(word.homograph) === homograph) ??
    namesakes.find(isTranslated) ??
    namesakes[0] ??
    options.find((option) => isSameText(option.text, text));
  return { suggestions, namesakes, existing };
}

const messages = defineMessages({
  word: { id: 'addWord.word', defaultMessage: 'Add a word' },
  translation: { id: 'addWord.translation', defaultMessage: 'Translation (optional)' },
  unknown: {
    id: 'addWord.unknown',
    defaultMessage: 'Not in the dictionary yet. You can add it anyway.',
  },
  add: { id: 'addWord.add', defaultMessage: 'Add' },
});

const Form = styled.form`
  scroll-margin-block-end: calc(${barHeight} + ${space.s4});
  display: grid;
  margin-block-start: ${space.s4};
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: end;
  gap: ${space.s3};

  > fieldset {
    grid-column: 1 / -1;
  }

  > button {
    min-height: 3rem;
    justify-self: start;
  }
`;
