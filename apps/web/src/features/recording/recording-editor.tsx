import { useInfiniteQuery } from '@tanstack/react-query';
import type { RecordingRecord, Word } from '@wordhoard/contract';
import { canWithdrawUpload } from '@wordhoard/contract/permission';
import { defineMessages } from '@wordhoard/i18n/messages';
import { LineItem, Row } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useRole } from '../../shared/session/use-session.ts';
import { EditorSection, EntryFeed, EntryReaction } from '../contribution/entry-editor.tsx';
import { entryKindMessages } from '../contribution/entry-kind-messages.ts';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { withdrawEntry } from '../contribution/queries.ts';
import { WithdrawIconButton } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord } from '../word/queries.ts';
import { NewRecording } from './new-recording.tsx';
import { recordingFeedQuery } from './queries.ts';
import { RecordingDetails } from './recording-details.tsx';

/** Rates, adds and withdraws the recordings of a word. */
export function RecordingEditor({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(recordingFeedQuery(useApi(), word.id));
  return (
    <EditorSection
      title={formatMessage(entryKindMessages.recording)}
      lead={formatMessage(messages.lead)}
    >
      <EntryFeed query={query} emptyText={formatMessage(messages.nothing)}>
        {(recordings) => (
          <ul>
            {recordings.map((recording) => (
              <EditableRecording key={recording.id} recording={recording} word={word} />
            ))}
          </ul>
        )}
      </EntryFeed>
      <NewRecording word={word} />
    </EditorSection>
  );
}

const messages = defineMessages({
  lead: {
    id: 'recordingEditor.lead',
    defaultMessage: 'Learners hear the best recording. Without one, a computer speaks the word.',
  },
  nothing: { id: 'recordingEditor.nothing', defaultMessage: 'No recordings yet' },
});

/** A recording with the actions that the user may perform. */
function EditableRecording({ recording, word }: { recording: RecordingRecord; word: Word }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const role = useRole();
  const { queryKey } = recordingFeedQuery(api, word.id);
  const subject = formatMessage(recordingMessages.subject, { word: word.text });
  return (
    <LineItem>
      <RecordingDetails word={word} recording={recording} />
      <Row>
        <EntryReaction
          subject={subject}
          entry={recording}
          queryKey={queryKey}
          kind="word-recording"
        />
        {canWithdrawUpload(recording, role) && (
          <WithdrawIconButton
            label={formatMessage(recordingMessages.withdraw)}
            subject={subject}
            entry={{ kind: 'recording', status: recording.status }}
            withdraw={() => withdrawEntry(api, 'recording', recording.id)}
          />
        )}
      </Row>
      <EntryStatusNote entry={recording} isSecret={isSecretWord(word)} />
    </LineItem>
  );
}

const recordingMessages = defineMessages({
  subject: { id: 'recording.subject', defaultMessage: 'Recording of {word}' },
  withdraw: { id: 'recording.withdraw', defaultMessage: 'Withdraw recording' },
});
