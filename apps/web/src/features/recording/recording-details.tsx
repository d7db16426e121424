import { defineMessages } from '@wordhoard/i18n/messages';
import { Note, SoundButton, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useRecordingSound } from '../../shared/sound/use-sound.ts';

interface RecordingDetailsProps {
  word: { text: string };
  recording: { url: string; speaker: string | null; licence: string; milliseconds: number };
}

/** Plays a recording, and shows its speaker, licence and duration. */
export function RecordingDetails({ word, recording }: RecordingDetailsProps) {
  const { formatMessage } = useIntl();
  const { url, speaker, licence, milliseconds } = recording;
  return (
    <Line>
      <RecordingButton word={word.text} url={url} />
      <Note as="span">
        {[
          ...(speaker === null ? [] : [speaker]),
          licence,
          formatMessage(messages.duration, { seconds: milliseconds / 1_000 }),
        ].join(' · ')}
      </Note>
    </Line>
  );
}

const messages = defineMessages({
  duration: {
    id: 'recording.duration',
    defaultMessage: '{seconds, number, ::.0} s',
  },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  /* The icon, not its circle, aligns with the text above. */
  margin-inline-start: -0.625rem;
`;

/** Plays this recording, and nothing else if it is unavailable. */
function RecordingButton({ word, url }: { word: string; url: string }) {
  const { playing, play, playSlowly } = useRecordingSound(url);
  return <SoundButton word={word} playing={playing} onPlay={play} onPlaySlowly={playSlowly} />;
}
