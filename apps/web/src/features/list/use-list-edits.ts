import { routeKey } from '@wordhoard/api-client/react-query';
import type { ListRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useEdits } from '../../shared/edit-mode/use-edits.ts';
import { setDraftAtom } from '../../shared/form/drafts.ts';
import { dismissToastAtom, showToastAtom } from '../../shared/toast/toast-atom.ts';
import { applyEdit, invertEdit, type ListEdit, type Words } from './list-edit.ts';
import { listKeys, listWordsQuery } from './queries.ts';
import { saveListEdit } from './save-list-edit.ts';

interface EditedList {
  list: ListRecord;
  tranLangCode: string;
}

type TextEdit = ListEdit & { kind: 'translate' | 'illustrate' };
type UndoableEdit = ListEdit & { kind: 'remove' | 'move' | 'translate' | 'illustrate' };

const isTextEdit = (edit: ListEdit): edit is TextEdit =>
  edit.kind === 'translate' || edit.kind === 'illustrate';

const isUndoable = (edit: ListEdit): edit is UndoableEdit =>
  isTextEdit(edit) || edit.kind === 'remove' || edit.kind === 'move';

/** The draft of a text that is edited in the row of a word. */
export const nameDraft = (kind: TextEdit['kind'], wordId: string, tranLangCode: string): string =>
  kind === 'translate' ? `translate ${wordId} ${tranLangCode}` : `illustrate ${wordId}`;

const toTyped = (edit: TextEdit): string =>
  edit.kind === 'translate'
    ? joinTexts(edit.texts.map(({ text }) => text))
    : (edit.example.example ?? '');

/** Several translations in one field, as in the cells of a table. */
export const joinTexts = (texts: readonly string[]): string => texts.join('; ');

/** Edits of the words of a list, which can be undone. A refused text returns to its field. */
export function useListEdits({ list, tranLangCode }: EditedList, fetched: Words) {
  const api = useApi();
  const setDraft = useSetAtom(setDraftAtom);
  const address = { listId: list.id, tranLangCode };
  const { state: words, ...edits } = useEdits<Words, ListEdit>({
    queryKey: listWordsQuery(api, address).queryKey,
    fetched,
    apply: applyEdit,
    save: (edit, saved) => saveListEdit(api, address, edit, saved),
    staleKeys: [
      listKeys.record,
      listKeys.wordFeed,
      listKeys.feed,
      routeKey('post', '/front-word/entity'),
      routeKey('post', '/front-tran/feed'),
    ],
    onRefused(edit) {
      undoing.forget(edit);
      if (isTextEdit(edit))
        setDraft(nameDraft(edit.kind, edit.word.id, tranLangCode), { text: toTyped(edit) });
    },
  });
  const undoing = useUndo(words, edits.edit);
  return { ...edits, words, edit: undoing.edit };
}

interface Undoable {
  edit: UndoableEdit;
  inverse: ListEdit;
}

const toastId = 'listEdit';

/** Long enough to notice a mistake and to reach the button. */
const toastDuration = 8_000;

/** Undoes edits one by one, the last first: by the toast that tells of it, or by a key. */
function useUndo(words: Words, apply: (edit: ListEdit) => void) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const done = useRef<readonly Undoable[]>([]);

  function undo(): void {
    const last = done.current.at(-1);
    if (last === undefined) return;
    done.current = done.current.slice(0, -1);
    dismissToast(toastId);
    apply(last.inverse);
  }

  useUndoKey(undo);

  function edit(change: ListEdit): void {
    const inverse = invertEdit(words, change);
    apply(change);
    if (inverse === undefined || !isUndoable(change)) return;
    done.current = addUndoable(done.current, { edit: change, inverse });
    showToast({
      id: toastId,
      text: formatMessage(messages[change.kind], { word: change.word.text }),
      duration: toastDuration,
      onUndo: undo,
    });
  }

  function forget(refused: ListEdit): void {
    if (done.current.at(-1)?.edit === refused) dismissToast(toastId);
    done.current = done.current.filter((one) => one.edit !== refused);
  }

  return { edit, forget };
}

/** Steps of one word, one after the other, are undone together. */
function addUndoable(done: readonly Undoable[], added: Undoable): readonly Undoable[] {
  const last = done.at(-1);
  const isNextStep =
    last?.edit.kind === 'move' &&
    added.edit.kind === 'move' &&
    last.edit.word.id === added.edit.word.id;
  return isNextStep
    ? [...done.slice(0, -1), { ...added, inverse: last.inverse }]
    : [...done, added];
}

/** Calls `undo` on Ctrl+Z and ⌘Z, except in a text field, where the browser undoes typing. */
function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ';
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    if (!isUndo || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const messages = defineMessages({
  remove: { id: 'listEditor.removed', defaultMessage: '“{word}” removed from the list' },
  move: { id: 'listEditor.moved', defaultMessage: '“{word}” moved' },
  translate: { id: 'listEditor.translated', defaultMessage: 'Translation of “{word}” changed' },
  illustrate: { id: 'listEditor.illustrated', defaultMessage: 'Example of “{word}” changed' },
});
