import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages, useIntl } from 'react-intl';
import { RecordingDetails } from '../../features/recording/recording-details.tsx';
import { PartHeading } from './part-heading.ts';

interface WordRecordingsProps {
  word: components['schemas']['WordEntity'];
}

/** The recordings of a word with their credits, which their licences require. */
export function WordRecordings({ word }: WordRecordingsProps) {
  const { formatMessage } = useIntl();
  const recordings = word.recordingFeed.data.filter(
    ({ status }) => status !== EntryStatus.Rejected,
  );
  if (recordings.length === 0) return null;
  return (
    <section>
      <PartHeading>{formatMessage(messages.title)}</PartHeading>
      <ul>
        {recordings.map((recording) => (
          <li key={recording.id}>
            <RecordingDetails word={word} recording={recording} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const messages = defineMessages({
  title: { id: 'word.recordings', defaultMessage: 'Recordings' },
});
