import { useQuery } from '@tanstack/react-query';
import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  color,
  DeleteIcon,
  EmptyState,
  family,
  ListIcon,
  Row,
  SortableList,
  Stack,
  size,
  space,
  TranslationLine,
  WrittenWord,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { SaveState } from '../../shared/edit-mode/save-state.tsx';
import { useEdits } from '../../shared/edit-mode/use-edits.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { dismissToastAtom, showToastAtom } from '../../shared/toast/toast-atom.ts';
import { toSpokenText, toTranslationTexts } from '../word/word-text.ts';
import { AddWordForm } from './add-word-form.tsx';
import {
  applyEdit,
  createUnsavedWord,
  type ListEdit,
  saveListEdit,
  type Words,
} from './list-edit.ts';
import { listKeys, listWordsQuery } from './queries.ts';

interface ListEditorProps {
  list: ListRecord;
  tranLangCode: string;
}

/** Edits the words of a list: adds, sorts and removes them. */
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
  const remove = useRemoval(words, edit);
  const isFull = words.length >= limits.listMaxWords;
  return (
    <Stack $gap="s2">
      {isFull ? (
        <p>{formatMessage(messages.full, { most: limits.listMaxWords })}</p>
      ) : (
        <AddWordForm
          listId={list.id}
          langCode={list.langCode}
          tranLangCode={tranLangCode}
          onAdd={add}
          onImport={importWord}
        />
      )}
      <SaveState saving={saving} onRetry={retry} onDiscard={discard} />
      {words.length === 0 ? (
        <EmptyState icon={<ListIcon />} title={formatMessage(messages.empty)} />
      ) : (
        <SortableList
          items={words.map((word) => ({ ...word, name: word.text }))}
          onMove={(word, index) => edit({ kind: 'move', word, index })}
          getActions={(word) => [
            {
              label: formatMessage(messages.remove),
              icon: <DeleteIcon />,
              isDanger: true,
              onChoose: () => remove(word),
            },
          ]}
        >
          {(word) => <Entry word={word} />}
        </SortableList>
      )}
    </Stack>
  );
}

function useListEdits({ list, tranLangCode }: ListEditorProps, fetched: Words) {
  const api = useApi();
  const dismissToast = useSetAtom(dismissToastAtom);
  const address = { listId: list.id, tranLangCode };
  const { state: words, ...edits } = useEdits<Words, ListEdit>({
    queryKey: listWordsQuery(api, address).queryKey,
    fetched,
    apply: applyEdit,
    save: (edit) => saveListEdit(api, address, edit),
    staleKeys: [listKeys.record, listKeys.wordFeed, listKeys.feed],
    onRefused: (edit) => edit.kind === 'remove' && dismissToast(getRemovalToastId(edit.word)),
  });
  return { ...edits, words };
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

const getRemovalToastId = ({ id }: Pick<WordRecord, 'id'>): string => `removed ${id}`;

/** Removes a word. An undo returns it to its place. */
function useRemoval(words: Words, edit: (edit: ListEdit) => void) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  return (word: WordRecord): void => {
    const index = words.findIndex(({ id }) => id === word.id);
    edit({ kind: 'remove', word });
    showToast({
      id: getRemovalToastId(word),
      text: formatMessage(messages.removed, { word: word.text }),
      onUndo: () => edit({ kind: 'restore', word, index }),
    });
  };
}

function Entry({ word }: { word: WordRecord }) {
  return (
    <Texts $gap="s3" $align="baseline">
      <Word word={toSpokenText(word)} />
      <TranslationLine translations={toTranslationTexts(word.trans)} />
    </Texts>
  );
}

const messages = defineMessages({
  full: {
    id: 'listEditor.full',
    defaultMessage:
      'The list is full: it can hold {most, plural, one {# word} other {# words}}. Remove one to add another.',
  },
  empty: { id: 'listEditor.empty', defaultMessage: 'Type the first word in the field above' },
  present: { id: 'listEditor.present', defaultMessage: '“{word}” is already in the list' },
  remove: { id: 'listEditor.remove', defaultMessage: 'Remove from list' },
  removed: { id: 'listEditor.removed', defaultMessage: '“{word}” removed from the list' },
});

const Texts = styled(Row)`
  padding-block: ${space.s2};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

const Word = styled(WrittenWord)`
  color: ${color.text};
  font: 600 ${size.lead} / 1.4 ${family.word};
`;
