import { useQuery } from '@tanstack/react-query';
import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  Button,
  DeleteIcon,
  EditIcon,
  EmptyState,
  ListIcon,
  Note,
  Row,
  SortableList,
  Stack,
  useStableCall,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { SaveState } from '../../shared/edit-mode/save-state.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/routes/routes.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { AddWordForm } from './add-word-form.tsx';
import { createUnsavedWord, isUnsaved, type ListEdit, type Words } from './list-edit.ts';
import { ListEntry, type MediaKind } from './list-entry.tsx';
import { listWordsQuery } from './queries.ts';
import { useListEdits } from './use-list-edits.ts';

const WordMediaDialog = lazyComponent(
  async () => (await import('./word-media-dialog.tsx')).WordMediaDialog,
);

interface ListEditorProps {
  list: ListRecord;
  tranLangCode: string;
}

/** Edits the words of a list, with their translations, examples, pictures and sounds. */
export function ListEditor(props: ListEditorProps) {
  const { list, tranLangCode } = props;
  const query = useQuery(listWordsQuery(useApi(), { listId: list.id, tranLangCode }));
  return (
    <QueryView query={query} skeleton="row">
      {(words) => <WordsEditor {...props} words={words} />}
    </QueryView>
  );
}

function WordsEditor({ list, tranLangCode, words: fetched }: ListEditorProps & { words: Words }) {
  const { formatMessage } = useIntl();
  const { words, edit, retry, discard, saving } = useListEdits({ list, tranLangCode }, fetched);
  const { add, importWord } = useAddition(words, edit, list.langCode);
  const field = useRef<HTMLInputElement>(null);
  const isFull = words.length >= limits.listMaxWords;
  return (
    <Stack $gap="s2">
      <Row $align="center" $justify="space-between">
        <SaveState saving={saving} onRetry={retry} onDiscard={discard} />
        {!isFull && words.length > 0 && (
          <Button variant="quiet" icon={<AddIcon />} onClick={() => focusForm(field.current)}>
            {formatMessage(messages.add)}
          </Button>
        )}
      </Row>
      {words.length === 0 ? (
        <EmptyState icon={<ListIcon />} title={formatMessage(messages.empty)} />
      ) : (
        <EditableRows words={words} tranLangCode={tranLangCode} onEdit={edit} />
      )}
      {isFull ? (
        <p>{formatMessage(messages.full, { most: limits.listMaxWords })}</p>
      ) : (
        <AddWordForm
          field={field}
          listId={list.id}
          langCode={list.langCode}
          tranLangCode={tranLangCode}
          onAdd={add}
          onImport={importWord}
        />
      )}
      <Note>{formatMessage(messages.reviewed)}</Note>
    </Stack>
  );
}

interface EditableRowsProps {
  words: Words;
  tranLangCode: string;
  onEdit: (edit: ListEdit) => void;
}

function EditableRows({ words, tranLangCode, onEdit }: EditableRowsProps) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<{ word: WordRecord; kind: MediaKind }>();
  const edit = useStableCall(onEdit);
  const startEditing = useStableCall(useStartEditing());
  const open = useCallback((word: WordRecord, kind: MediaKind) => setOpened({ word, kind }), []);
  const getActions = useCallback(
    (word: WordRecord) => [
      ...(isUnsaved(word)
        ? []
        : [
            {
              label: formatMessage(messages.editWord),
              icon: <EditIcon />,
              href: paths.word(word),
              onChoose: () => startEditing(paths.word(word)),
            },
          ]),
      {
        label: formatMessage(messages.remove),
        icon: <DeleteIcon />,
        isDanger: true,
        onChoose: () => edit({ kind: 'remove', word }),
      },
    ],
    [formatMessage, edit, startEditing],
  );
  const renderWord = useCallback(
    (word: WordRecord) => (
      <ListEntry word={word} tranLangCode={tranLangCode} onEdit={edit} onOpen={open} />
    ),
    [tranLangCode, edit, open],
  );
  return (
    <>
      <SortableList
        items={words}
        getName={getText}
        onMove={(word, index) => edit({ kind: 'move', word, index })}
        getActions={getActions}
      >
        {renderWord}
      </SortableList>
      <Suspense>
        {opened && (
          <WordMediaDialog
            {...opened}
            tranLangCode={tranLangCode}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

const getText = ({ text }: WordRecord) => text;

/** Shows the whole form below the words, not only its first field. */
function focusForm(field: HTMLInputElement | null): void {
  field?.focus();
  field?.form?.scrollIntoView({ block: 'nearest' });
}

/** Adds an existing word, or imports one that may be new, unless the list already has it. */
function useAddition(words: Words, edit: (edit: ListEdit) => void, langCode: string) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);

  function showAlreadyInList({ text }: Pick<WordRecord, 'text'>): void {
    showToast({ id: `present ${text}`, text: formatMessage(messages.present, { word: text }) });
  }

  function add(word: Pick<WordRecord, 'id' | 'text' | 'langCode'>): void {
    if (words.every(({ id }) => id !== word.id))
      edit({ kind: 'add', word: createUnsavedWord(word) });
    else showAlreadyInList(word);
  }

  /** A word of the list is imported again only to add a translation. */
  function importWord(word: { text: string; translation: string; homograph?: number }): void {
    const isInList = words.some(({ text }) => text === word.text);
    if (isInList && word.translation === '') showAlreadyInList(word);
    else edit({ kind: 'import', ...word, langCode });
  }

  return { add, importWord };
}

const messages = defineMessages({
  add: { id: 'listEditor.add', defaultMessage: 'Add a word' },
  full: {
    id: 'listEditor.full',
    defaultMessage:
      'The list is full: it can hold {most, plural, one {# word} other {# words}}. Remove one to add another.',
  },
  empty: { id: 'listEditor.empty', defaultMessage: 'Type the first word in the field below' },
  present: { id: 'listEditor.present', defaultMessage: '“{word}” is already in the list' },
  editWord: { id: 'listEditor.editWord', defaultMessage: 'Edit word' },
  remove: { id: 'listEditor.remove', defaultMessage: 'Remove from list' },
  reviewed: {
    id: 'listEditor.reviewed',
    defaultMessage: 'What you add to words that everyone sees needs approval first.',
  },
});
