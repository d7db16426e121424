import type { Word } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, color, Note, Row, radius, Stack, size, space } from '@wordhoard/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { isSecretWord } from '../word/queries.ts';
import { NewTranslationRow } from './new-translation-row.tsx';
import { findRowError, isFilled, useNewTranslations } from './use-new-translations.ts';

interface NewTranslationsProps {
  word: Word;
  langCode: string;
  /** What is proposed: translations, definitions, or the words that a definition explains. */
  mode: WordMode;
}

/** Proposes one or several translations together. */
export function NewTranslations({ word, langCode, mode }: NewTranslationsProps) {
  const { formatMessage, locale } = useIntl();
  const form = useNewTranslations({
    wordId: word.id,
    langCode,
    mode,
    isSecret: isSecretWord(word),
  });
  const { rows, failure } = form;
  const list = useRef<HTMLOListElement>(null);
  const filled = rows.filter(isFilled);
  const hasRowError = filled.some((_row, index) => findRowError(failure, index) !== undefined);
  const language = languageName(langCode, locale);

  // Focuses synchronously, otherwise phones do not show the keyboard.
  function addRow(): void {
    flushSync(form.add);
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }

  return (
    <Form noValidate onSubmit={form.send}>
      <Title>{formatMessage(chooseTitle(word, mode), { word: word.text, language })}</Title>
      {!hasRowError && <FormFailure failure={failure} />}
      <Stack as="ol" ref={list}>
        {rows.map((row, index) => (
          <NewTranslationRow
            key={index}
            row={row}
            langCode={langCode}
            mode={mode}
            error={isFilled(row) ? findRowError(failure, filled.indexOf(row)) : undefined}
            onChange={(change) => form.change(index, change)}
            onRemove={rows.length > 1 ? () => form.remove(index) : undefined}
          />
        ))}
      </Stack>
      <Row>
        <Button
          type="submit"
          variant="primary"
          disabled={filled.length === 0}
          aria-busy={form.isSending}
        >
          {formatMessage(messages.send, { count: filled.length })}
        </Button>
        {rows.length < maxRows && (
          <Button variant="quiet" icon={<AddIcon />} onClick={addRow}>
            {formatMessage(messages.another)}
          </Button>
        )}
      </Row>
      <Note>{formatMessage(messages.hint, { length: maxTextLength(mode) })}</Note>
    </Form>
  );
}

const maxRows = 20;

function chooseTitle(word: { mode: WordMode }, mode: WordMode) {
  if (mode === WordMode.Definition) return messages.definition;
  return word.mode === WordMode.Definition ? messages.explained : messages.title;
}

const messages = defineMessages({
  title: {
    id: 'newTranslations.title',
    defaultMessage: 'Add a translation of “{word}”: {language}',
  },
  definition: {
    id: 'newTranslations.definition',
    defaultMessage: 'Add a definition of “{word}”: {language}',
  },
  explained: {
    id: 'newTranslations.explained',
    defaultMessage: 'Add a word that “{word}” explains: {language}',
  },
  send: {
    id: 'newTranslations.send',
    defaultMessage: '{count, plural, =0 {Add} one {Add} other {Add all #}}',
  },
  another: { id: 'newTranslations.another', defaultMessage: 'Add another' },
  hint: {
    id: 'newTranslations.hint',
    defaultMessage: 'One meaning per field, up to {length, number} characters.',
  },
});

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Title = styled.h3`
  font-size: ${size.body};
  overflow-wrap: anywhere;
`;
