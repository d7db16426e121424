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
import { discardEditAtom, keepEditAtom } from './change-outbox.ts';
import { describeSubject, findKindMessage, listTexts } from './describe-edit.ts';
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
            : formatMessage(isHeld(edit, edits) ? messages.held : messages.waits)}
        </Note>
      </Texts>
      <Row>
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
    defaultMessage: 'Waits for another change that couldn’t be sent',
  },
  refused: { id: 'waitingEdits.refused', defaultMessage: 'Couldn’t be sent: {reason}' },
  copy: { id: 'waitingEdits.copy', defaultMessage: 'Copy text' },
  discard: { id: 'waitingEdits.discard', defaultMessage: 'Discard: {subject}' },
  discarded: {
    id: 'waitingEdits.discarded',
    defaultMessage: '{count, plural, one {# change} other {# changes}} discarded',
  },
});

const Texts = styled.div`
  flex: 1 1 0;
  min-width: 10rem;
`;
