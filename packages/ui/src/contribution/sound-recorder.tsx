import { defineMessages } from '@wordhoard/i18n/messages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { barStyle } from '../feedback/progress-bar.tsx';
import { Note, Row } from '../layout/stack.tsx';
import { MicrophoneIcon, OpenFileIcon, StopIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';
import { FileArea, type FileAreaProps, FileButton } from './file-area.tsx';

/** `starting` until the learner has allowed the microphone. */
type RecorderState = 'ready' | 'starting' | 'recording';

interface SoundRecorderProps extends Omit<FileAreaProps, 'children'> {
  state: RecorderState;
  /** How loud the microphone is, from 0 to 1. */
  level: number;
  /** How long the recording is, in seconds. */
  seconds: number;
  maxSeconds: number;
  onStart: () => void;
  onStop: () => void;
  /** As in HTML: `.wav,.mp3`. */
  accept: string;
  onChoose: (file: File) => void;
  /** A button to listen to the recorded or chosen sound. */
  children?: ReactNode;
}

/** Records a word, or takes a sound file. */
export function SoundRecorder({
  hint,
  state,
  level,
  seconds,
  maxSeconds,
  onStart,
  onStop,
  accept,
  onChoose,
  children,
  ...area
}: SoundRecorderProps) {
  const { formatMessage } = useIntl();
  const isRecording = state === 'recording';
  const start = children ? messages.again : messages.record;
  const press = isRecording
    ? { icon: <StopIcon />, onClick: onStop }
    : { icon: <MicrophoneIcon />, onClick: onStart };
  return (
    <FileArea hint={isRecording ? undefined : hint} {...area}>
      {(describedBy) => (
        <>
          {!isRecording && children}
          <Announcement aria-live="polite">
            {isRecording && formatMessage(messages.recording)}
          </Announcement>
          {isRecording && <Meter level={level} seconds={seconds} maxSeconds={maxSeconds} />}
          <Row $justify="center">
            {/* One button starts and stops, and keeps the focus. */}
            <Button
              variant={children && !isRecording ? 'secondary' : 'primary'}
              {...press}
              aria-busy={state === 'starting'}
              aria-describedby={describedBy}
            >
              {formatMessage(isRecording ? messages.stop : start)}
            </Button>
            {state === 'ready' && (
              <FileButton accept={accept} onChoose={onChoose} aria-describedby={describedBy}>
                <OpenFileIcon />
                {formatMessage(messages.choose)}
              </FileButton>
            )}
          </Row>
        </>
      )}
    </FileArea>
  );
}

type MeterProps = Pick<SoundRecorderProps, 'level' | 'seconds' | 'maxSeconds'>;

/** Shows that the microphone hears something. */
function Meter({ level, seconds, maxSeconds }: MeterProps) {
  const { formatMessage } = useIntl();
  return (
    <MeterRow>
      <Level
        aria-label={formatMessage(messages.level)}
        min={0}
        max={1}
        high={0.95}
        optimum={0.5}
        value={level}
      />
      <Time>{formatMessage(messages.time, { seconds: Math.floor(seconds), maxSeconds })}</Time>
    </MeterRow>
  );
}

const messages = defineMessages({
  record: { id: 'ui.soundRecorder.record', defaultMessage: 'Record' },
  again: { id: 'ui.soundRecorder.again', defaultMessage: 'Record again' },
  stop: { id: 'ui.soundRecorder.stop', defaultMessage: 'Stop' },
  choose: { id: 'ui.soundRecorder.choose', defaultMessage: 'Choose a file' },
  recording: { id: 'ui.soundRecorder.recording', defaultMessage: 'Recording. Say the word now.' },
  level: { id: 'ui.soundRecorder.level', defaultMessage: 'Microphone level' },
  time: {
    id: 'ui.soundRecorder.time',
    defaultMessage: '{seconds, number} of {maxSeconds, number} s',
  },
});

/* While it is empty, it stays for screen readers but takes no room. */
const Announcement = styled.p`
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`;

const MeterRow = styled.div`
  display: grid;
  gap: ${space.s1};
  width: min(20rem, 100%);
`;

/* Without a transition, which would lag behind the voice. */
const Level = styled.meter`
  ${barStyle}
  --track: ${color.hairline};
  height: 12px;

  &::-webkit-meter-bar {
    border: 0;
    border-radius: ${radius.full};
    background: var(--track);
  }

  &::-webkit-meter-optimum-value {
    border-radius: ${radius.full};
    background: ${color.accent};
  }

  &::-webkit-meter-suboptimum-value {
    border-radius: ${radius.full};
    background: ${color.wrong};
  }

  &::-moz-meter-bar {
    border-radius: ${radius.full};
    background: ${color.accent};
  }
`;

const Time = styled(Note)`
  font-variant-numeric: tabular-nums;
`;
