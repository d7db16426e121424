import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  Checkbox,
  CloseIcon,
  color,
  KnownIcon,
  Note,
  Row,
  Stack,
  space,
  VisuallyHidden,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { EntrySubject, formatSubject, listWords } from './entry-subject.tsx';
import type { ModeratedEntry } from './queries.ts';

interface QueueEntryProps {
  entry: ModeratedEntry;
  isCurrent: boolean;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
  /** `undefined` if the entry already has this status. */
  onApprove: (() => void) | undefined;
  onReject: (() => void) | undefined;
}

/** An entry with its author and the two decisions. */
export function QueueEntry({
  entry,
  isCurrent,
  isSelected,
  onSelectedChange,
  onApprove,
  onReject,
}: QueueEntryProps) {
  const { formatMessage } = useIntl();
  const subject = formatSubject(entry);
  return (
    <Item data-entry={entry.id} data-current={isCurrent || undefined}>
      <Checkbox
        label={<VisuallyHidden lang={listWords(entry)[0]?.langCode}>{subject}</VisuallyHidden>}
        checked={isSelected}
        onChange={({ target }) => onSelectedChange(target.checked)}
      />
      <Text $gap="s1">
        <EntrySubject entry={entry} />
        <Author entry={entry} />
        {entry.status === EntryStatus.Rejected && entry.reason !== null && (
          <Reason dir="auto">{entry.reason}</Reason>
        )}
      </Text>
      <Buttons>
        {onApprove && (
          <Button
            icon={<KnownIcon />}
            aria-label={formatMessage(messages.approveThis, { subject })}
            onClick={onApprove}
          >
            {formatMessage(messages.approve)}
          </Button>
        )}
        {onReject && (
          <Button
            icon={<CloseIcon />}
            aria-label={formatMessage(messages.rejectThis, { subject })}
            onClick={onReject}
          >
            {formatMessage(messages.reject)}
          </Button>
        )}
      </Buttons>
    </Item>
  );
}

/** The author of an entry and its time. */
function Author({ entry: { username, createdAt } }: { entry: ModeratedEntry }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Note>
      {username === null ? (
        formatMessage(messages.nobody)
      ) : (
        <a href={paths.user(username)}>{username}</a>
      )}
      {createdAt !== null && ` · ${formatDate(createdAt, { dateStyle: 'medium' })}`}
    </Note>
  );
}

const messages = defineMessages({
  approve: { id: 'queueEntry.approve', defaultMessage: 'Approve' },
  reject: { id: 'queueEntry.reject', defaultMessage: 'Reject' },
  approveThis: { id: 'queueEntry.approveThis', defaultMessage: 'Approve: {subject}' },
  rejectThis: { id: 'queueEntry.rejectThis', defaultMessage: 'Reject: {subject}' },
  nobody: {
    id: 'queueEntry.nobody',
    defaultMessage: 'No author: starter content, or a deleted account',
  },
});

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.s2} ${space.s3};
  padding: ${space.s3} ${space.s2};
  border-block-end: 1px solid ${color.hairline};
  box-shadow: inset 3px 0 transparent;
  scroll-margin-block: 5rem;

  &[data-current] {
    box-shadow: inset 3px 0 ${color.accent};
  }

  @media (max-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Text = styled(Stack)`
  padding-block-start: ${space.s2};
  overflow-wrap: anywhere;
`;

const Reason = styled.p`
  padding-inline-start: ${space.s3};
  border-inline-start: 2px solid ${color.wrong};
`;

const Buttons = styled(Row)`
  @media (max-width: 40rem) {
    grid-column: 1 / -1;
    margin-block-start: ${space.s1};

    > * {
      flex: 1;
    }
  }
`;
