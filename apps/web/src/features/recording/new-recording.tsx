import { readData } from '@wordhoard/api-client';
import type { Word } from '@wordhoard/contract';
import { type RecordingLicence, recordingLicences } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Select, SoundIcon, SoundRecorder, Stack, TextField } from '@wordhoard/ui';
import { maxLength } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { uploadOptions } from '../../shared/api/upload.ts';
import { useRecordingSound } from '../../shared/sound/use-sound.ts';
import { UploadForm, useObjectUrl, useUploadForm } from '../contribution/upload-form.tsx';
import { isSecretWord, useRefreshEntries } from '../word/queries.ts';
import { recordingQueries } from './queries.ts';
import { useRecorder } from './use-recorder.ts';

/** Records or chooses a sound and uploads it. After a failure, it can be sent again. */
export function NewRecording({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const { state, level, seconds, error, file, start, stop, choose, clear } = useRecorder();
  const url = useObjectUrl(file);
  const upload = useRecordingUpload(word, file, clear);
  const { field, isSubmitting } = upload.form;
  return (
    <Stack>
      <SoundRecorder
        label={formatMessage(messages.title, { word: word.text })}
        hint={formatMessage(messages.bounds, bounds)}
        error={error && formatMessage(messages[error], bounds)}
        state={state}
        level={level}
        seconds={seconds}
        maxSeconds={limits.recordingMaxSeconds}
        onStart={start}
        onStop={stop}
        accept={`${limits.recordingExtensions},audio/*`}
        onChoose={choose}
        disabled={isSubmitting}
      >
        {url && <ListenToRecording url={url} />}
      </SoundRecorder>
      {file && state === 'ready' && (
        <UploadForm upload={upload} onDiscard={clear}>
          <TextField
            label={formatMessage(uploadMessages.speaker)}
            hint={formatMessage(uploadMessages.speakerHint)}
            autoComplete="nickname"
            {...field('speaker', maxLength(limits.nameMaxLength))}
          />
          <Select
            label={formatMessage(uploadMessages.licence)}
            options={recordingLicences.map((licence) => ({
              value: licence,
              label: formatMessage(licenceMessages[licence]),
            }))}
            {...field('licence', () => undefined)}
          />
        </UploadForm>
      )}
    </Stack>
  );
}

const bounds = {
  types: limits.recordingExtensions.replaceAll('.', '').replaceAll(',', ', ').toUpperCase(),
  megabytes: limits.recordingMaxMegabytes,
  seconds: limits.recordingMaxSeconds,
};

const messages = defineMessages({
  title: { id: 'newRecording.title', defaultMessage: 'Record “{word}”' },
  bounds: {
    id: 'newRecording.bounds',
    defaultMessage:
      'Say only the word, in a quiet room. Up to {seconds, number} seconds; silence around it is removed.',
  },
  denied: {
    id: 'newRecording.denied',
    defaultMessage:
      'Microphone access is blocked. Allow it in your browser settings, or choose a file.',
  },
  missing: {
    id: 'newRecording.missing',
    defaultMessage: 'No microphone found. Connect one, or choose a file.',
  },
  busy: {
    id: 'newRecording.busy',
    defaultMessage: 'Another program is using the microphone. Close it, then record again.',
  },
  unsupported: {
    id: 'newRecording.unsupported',
    defaultMessage: 'This browser can’t record here. Choose a file instead.',
  },
  type: {
    id: 'newRecording.type',
    defaultMessage: 'This browser can’t read the file. Choose one of these types: {types}.',
  },
  size: {
    id: 'newRecording.size',
    defaultMessage: 'This file is larger than {megabytes, number} MB.',
  },
  short: {
    id: 'newRecording.short',
    defaultMessage: 'This recording is too short. Say the whole word.',
  },
  long: {
    id: 'newRecording.long',
    defaultMessage: 'This recording is longer than {seconds, number} seconds. Say only the word.',
  },
});

/** A button with a text, because the learner decides by listening whether to send the recording. */
function ListenToRecording({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const { play } = useRecordingSound(url);
  return (
    <Button icon={<SoundIcon />} onClick={play}>
      {formatMessage(uploadMessages.listen)}
    </Button>
  );
}

function useRecordingUpload(
  { id: wordId, ...word }: Word,
  file: File | undefined,
  onDone: () => void,
) {
  const api = useApi();
  const refresh = useRefreshEntries(recordingQueries);
  return useUploadForm<{ speaker: string; licence: RecordingLicence }>({
    name: 'newRecording',
    defaultValues: { speaker: '', licence: 'CC0' },
    file,
    send: (parts, sending) =>
      readData(
        api.POST('/front-word-recording/upload', {
          body: { ...parts, wordId },
          ...uploadOptions(sending),
        }),
      ),
    isSecret: isSecretWord(word),
    messages: uploadMessages,
    onDone() {
      onDone();
      void refresh();
    },
  });
}

const licenceMessages = defineMessages({
  CC0: { id: 'recordingLicence.cc0', defaultMessage: 'CC0: any use' },
  'CC BY 4.0': { id: 'recordingLicence.ccBy', defaultMessage: 'CC BY 4.0: any use with your name' },
  'CC BY-SA 4.0': {
    id: 'recordingLicence.ccBySa',
    defaultMessage: 'CC BY-SA 4.0: with your name, under the same licence',
  },
});

const uploadMessages = defineMessages({
  speaker: { id: 'newRecording.speaker', defaultMessage: 'Who is speaking' },
  speakerHint: {
    id: 'newRecording.speakerHint',
    defaultMessage: 'Optional. Shown beside the recording.',
  },
  licence: { id: 'newRecording.licence', defaultMessage: 'How others may use it' },
  send: { id: 'newRecording.send', defaultMessage: 'Send recording' },
  sending: { id: 'newRecording.sending', defaultMessage: 'Sending recording…' },
  waits: {
    id: 'newRecording.waits',
    defaultMessage: 'Thank you! The recording is awaiting approval.',
  },
  added: { id: 'newRecording.added', defaultMessage: 'Recording added' },
  listen: { id: 'newRecording.listen', defaultMessage: 'Listen to it' },
});
