import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EditIcon, HintIcon, IconButton, Row, size, TextArea } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { v7 as newId } from 'uuid';
import { useDraft } from '../../shared/form/drafts.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { createUndo, type NewEvent } from './new-event.ts';
import { recordEventsAtom, reviewsAtom } from './practice.ts';
import { findHistory } from './review-history.ts';

interface NotedWord {
  id: string;
  langCode: string;
}

interface MnemonicProps {
  word: NotedWord;
  /** Whether the field is shown at once if there is nothing yet. */
  isAsked?: boolean;
}

/** What the learner remembers a word by. Only they see it and can change it. */
export function Mnemonic({ word, isAsked = false }: MnemonicProps) {
  const { formatMessage } = useIntl();
  const { note, save } = useNote(word);
  const { draft, saveDraft, discardDraft } = useDraft(`mnemonic ${word.id}`);
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { text = note } = draft ?? {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    discardDraft();
    setEditing(false);
    setSaved(true);
    save(text);
  }

  const isOpen = isEditing || draft !== undefined;
  if (isOpen || (isAsked && note === '' && !isSaved)) {
    return (
      <Form ref={isOpen ? reveal : undefined} onSubmit={submit}>
        <TextArea
          label={formatMessage(messages.label)}
          hint={formatMessage(messages.hint)}
          rows={2}
          dir="auto"
          maxLength={limits.mnemonicMaxLength}
          value={text}
          // The learner has just asked for the field.
          autoFocus={isEditing}
          onChange={({ target }) => saveDraft({ text: target.value })}
        />
        <Button type="submit" disabled={normalizeText(text) === note}>
          {formatMessage(messages.save)}
        </Button>
      </Form>
    );
  }
  const edit = () => setEditing(true);
  if (note === '') {
    return (
      <Button variant="quiet" icon={<HintIcon />} onClick={edit}>
        {formatMessage(messages.add)}
      </Button>
    );
  }
  return (
    <Row>
      <HintIcon aria-hidden="true" />
      <Text dir="auto" tabIndex={-1} ref={isSaved ? takeFocus : undefined}>
        {note}
      </Text>
      <IconButton icon={<EditIcon />} label={formatMessage(messages.edit)} onClick={edit} />
    </Row>
  );
}

/** On a phone, the button would be below the fold. */
const reveal = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'center' });

/** The focus must not move to a button, which Enter would press instead of continuing. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** The latest note on a word, and a function that replaces it. */
function useNote(word: NotedWord) {
  const { formatMessage } = useIntl();
  const recordEvents = useSetAtom(recordEventsAtom);
  const showToast = useSetAtom(showToastAtom);
  const note = findHistory(useAtomValue(reviewsAtom), word.id)?.notes?.at(-1)?.note ?? '';

  function save(text: string): void {
    const event = createNote(word, text);
    if (event.text === note) return;
    void recordEvents([event]);
    showToast({
      id: 'mnemonic',
      text: formatMessage(event.text === '' ? messages.removed : messages.saved),
      onUndo: () => void recordEvents([createUndo(event)]),
    });
  }

  return { note, save };
}

/** An empty text removes the notes before. */
const createNote = ({ id: wordId, langCode }: NotedWord, text: string) =>
  ({
    kind: 'note',
    id: newId(),
    wordId,
    langCode,
    at: new Date().toISOString(),
    // Half a character, which some keyboards leave, and NUL are no text.
    text: normalizeText(text)
      .slice(0, limits.mnemonicMaxLength)
      .replace(/\p{Surrogate}|\0/gu, ''),
  }) satisfies NewEvent;

const messages = defineMessages({
  label: { id: 'mnemonic.label', defaultMessage: 'Your mnemonic' },
  hint: {
    id: 'mnemonic.hint',
    defaultMessage: 'What does it sound or look like? Only you see this.',
  },
  save: { id: 'mnemonic.save', defaultMessage: 'Save' },
  add: { id: 'mnemonic.add', defaultMessage: 'Add a mnemonic' },
  edit: { id: 'mnemonic.edit', defaultMessage: 'Edit the mnemonic' },
  saved: { id: 'mnemonic.saved', defaultMessage: 'Mnemonic saved' },
  removed: { id: 'mnemonic.removed', defaultMessage: 'Mnemonic removed' },
});

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  width: 100%;
  text-align: start;

  > :first-child {
    width: 100%;
  }
`;

const Text = styled.p`
  flex: 1;
  font-size: ${size.body};
  overflow-wrap: anywhere;
`;
