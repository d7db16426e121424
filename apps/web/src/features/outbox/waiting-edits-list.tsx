import { useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, DeleteIcon, IconButton, LineItem, Note, Row, Section } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import {
  outboxAtom,
  type WaitingEdit,
  waitingEditsAtom,
} from '../../shared/outbox/waiting-edits.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { discardEditAtom, keepEditAtom, retryEditAtom } from './change-outbox.ts';
import { isHeld } from './waiting-order.ts';

interface WaitingEditsListProps {
  shown: readonly WaitingEdit[];
  /** Of the list or the word whose page shows them. */
  pageId: string | undefined;
}

export function WaitingEditsList({ shown, pageId }: WaitingEditsListProps) {
  const { formatMessage } = useIntl();
  const edits = useAtomValue(waitingEditsAtom);
  return (
    <Section id="waiting" title={formatMessage(messages.title)}>
      <ul>
        {shown.map((edit) => (
          <Item key={edit.id} edit={edit} edits={edits} pageId={pageId} />
        ))}
      </ul>
    </Section>
  );
}

interface ItemProps extends Pick<WaitingEditsListProps, 'pageId'> {
  edit: WaitingEdit;
  edits: readonly WaitingEdit[];
}

function Item({ edit, edits, pageId }: ItemProps) {
  const { formatMessage } = useIntl();
  const discard = useDiscard();
  const retry = useSetAtom(retryEditAtom);
  const { refusal } = edit;
  const texts = listTexts(edit.body);
  const kind = formatMessage(findKindMessage(edit));
  const subject = describeSubject(edit, pageId);
  return (
    <LineItem>
      <Texts>
        <bdi>{subject || kind}</bdi>
        <Note>
          {subject !== '' && `${kind} · `}
          {refusal
            ? formatMessage(messages.refused, { reason: refusal.message })
            : formatMessage(messages[findReason(edit, edits)])}
        </Note>
      </Texts>
      <Row>
        {refusal && (
          <Button onClick={() => void retry(edit)}>{formatMessage(messages.retry)}</Button>
        )}
        {refusal && texts.length > 0 && 'clipboard' in navigator && (
          <Button onClick={() => void navigator.clipboard.writeText(texts.join('\n'))}>
            {formatMessage(messages.copy)}
          </Button>
        )}
        <IconButton
          icon={<DeleteIcon />}
          label={formatMessage(messages.discard, { subject: subject || kind })}
          onClick={() => void discard(edit)}
        />
      </Row>
    </LineItem>
  );
}

/** Why an edit waits that has not been refused. */
function findReason(edit: WaitingEdit, edits: readonly WaitingEdit[]): 'held' | 'fails' | 'waits' {
  if (isHeld(edit, edits)) return 'held';
  return edit.failures === undefined ? 'waits' : 'fails';
}

/** Discards an edit, which can be undone. */
function useDiscard() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { owner } = useAtomValue(outboxAtom);
  const discard = useSetAtom(discardEditAtom);
  const keep = useSetAtom(keepEditAtom);
  const showToast = useSetAtom(showToastAtom);

  async function restore(edits: readonly WaitingEdit[]): Promise<void> {
    if (owner !== undefined) await Promise.all(edits.map((edit) => keep(owner, edit)));
    await queryClient.invalidateQueries();
  }

  return async (edit: WaitingEdit): Promise<void> => {
    const discarded = await discard(edit);
    showToast({
      id: `discarded ${edit.id}`,
      text: formatMessage(messages.discarded, { count: discarded.length }),
      onUndo: () => void restore(discarded),
    });
    await queryClient.invalidateQueries();
  };
}

const messages = defineMessages({
  title: { id: 'waitingEdits.title', defaultMessage: 'Waiting to be sent' },
  waits: { id: 'waitingEdits.waits', defaultMessage: 'Will be sent when you’re online' },
  held: {
    id: 'waitingEdits.held',
    defaultMessage: 'Waiting for another change that couldn’t be sent',
  },
  fails: {
    id: 'waitingEdits.fails',
    defaultMessage: 'The server couldn’t save it. We’ll try again.',
  },
  retry: { id: 'waitingEdits.retry', defaultMessage: 'Try again' },
  refused: { id: 'waitingEdits.refused', defaultMessage: 'Couldn’t be sent: {reason}' },
  copy: { id: 'waitingEdits.copy', defaultMessage: 'Copy text' },
  discard: { id: 'waitingEdits.discard', defaultMessage: 'Discard: {subject}' },
  discarded: {
    id: 'waitingEdits.discarded',
    defaultMessage: '{count, plural, one {# change} other {# changes}} discarded',
  },
  newList: { id: 'waitingEdit.newList', defaultMessage: 'New list' },
  list: { id: 'waitingEdit.list', defaultMessage: 'Details of a list' },
  deletedList: { id: 'waitingEdit.deletedList', defaultMessage: 'Deleted list' },
  savedLists: { id: 'waitingEdit.savedLists', defaultMessage: 'Saved lists' },
  words: { id: 'waitingEdit.words', defaultMessage: 'Words of a list' },
  newWord: { id: 'waitingEdit.newWord', defaultMessage: 'New word' },
  word: { id: 'waitingEdit.word', defaultMessage: 'Word details' },
  translation: { id: 'waitingEdit.translation', defaultMessage: 'Translation' },
  image: { id: 'waitingEdit.image', defaultMessage: 'Picture' },
  recording: { id: 'waitingEdit.recording', defaultMessage: 'Recording' },
  tag: { id: 'waitingEdit.tag', defaultMessage: 'Tag' },
  settings: { id: 'waitingEdit.settings', defaultMessage: 'Goal, reminder or level' },
  plan: { id: 'waitingEdit.plan', defaultMessage: 'Study plan' },
});

const Texts = styled.div`
  flex: 1 1 0;
  min-width: 10rem;
`;

/** What an edit contains or concerns, beside what has the page; empty if its names are unknown. */
function describeSubject({ body, names }: WaitingEdit, pageId?: string): string {
  const others = Object.entries(names).flatMap(([id, name]) => (id === pageId ? [] : [name]));
  return [...new Set([...listTexts(body), ...others])].join(' · ');
}

/** The texts that the learner has typed. */
function listTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    typeof part === 'string' && textFields.includes(field) ? toLines(part) : listTexts(part),
  );
}

const textFields = ['name', 'text', 'note', 'example'];

/** The lines of an import have quoted cells. */
const toLines = (text: string): string[] =>
  text
    .replaceAll('"', '')
    .split('\n')
    .map((line) => line.trim().replaceAll('\t', ' – '))
    .filter((line) => line !== '');

/** What kind of change an edit is, by the beginning of its path; the first match wins. */
const kinds = [
  ['/front-list/create', messages.newList],
  ['/front-list/update', messages.list],
  ['/front-list/delete', messages.deletedList],
  ['/front-list/link-word', messages.words],
  ['/front-list/link', messages.savedLists],
  ['/front-list/', messages.words],
  ['/front-word/create', messages.newWord],
  ['/front-word/', messages.word],
  ['/front-tran/', messages.translation],
  ['/front-word-image/', messages.image],
  ['/front-word-recording/', messages.recording],
  ['/front-tag-word/', messages.tag],
  ['/front-progress/update-settings', messages.settings],
  ['', messages.plan],
] as const;

const findKindMessage = ({ path }: WaitingEdit) =>
  kinds.find(([start]) => path.startsWith(start))?.[1] ?? messages.plan;
