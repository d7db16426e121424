import type { Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { RecordingDetails } from '../../features/recording/recording-details.tsx';
import { isSecretWord } from '../../features/word/queries.ts';
import { PartHeading } from './part-heading.ts';

interface WordRecordingsProps {
  word: Word;
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
          <Item key={recording.id}>
            <RecordingDetails word={word} recording={recording} />
            <EntryStatusNote entry={recording} isSecret={isSecretWord(word)} />
          </Item>
        ))}
      </ul>
    </section>
  );
}

const messages = defineMessages({
  title: { id: 'word.recordings', defaultMessage: 'Recordings' },
});

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s3};
`;
