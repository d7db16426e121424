import { limits } from '@wordhoard/contract/limits';
import { isAcceptedFile } from '@wordhoard/validators';
import { createWavFile } from './wav-file.ts';

/** Why a sound cannot be sent. */
export type SoundFileError = 'type' | 'size' | 'short' | 'long';

const bytesInMegabyte = 1024 * 1024;
/** A larger file is not decoded. */
const maxDecodedMegabytes = 20;
const toleranceSeconds = 0.1;

/** A decoded sound, as the Web Audio API describes it. */
export type DecodedSound = Pick<
  AudioBuffer,
  'duration' | 'sampleRate' | 'numberOfChannels' | 'getChannelData'
>;

/**
 * The file to send for a recorded or chosen sound: as WAV if the browser can decode it, which also
 * makes other formats possible, such as the voice memos of phones; otherwise the file itself, if the
 * server can decode it.
 */
export async function prepareFile(
  file: Blob & { name?: string },
  decode: (file: Blob) => Promise<DecodedSound>,
): Promise<File | SoundFileError> {
  if (file.size > maxDecodedMegabytes * bytesInMegabyte) return 'size';
  const sound = await decode(file).catch(() => undefined);
  if (sound === undefined) return checkFile(file);
  if (sound.duration < limits.recordingMinSeconds) return 'short';
  if (sound.duration > limits.recordingMaxSeconds + toleranceSeconds) return 'long';
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
    sound.getChannelData(index),
  );
  return createWavFile({ channels, sampleRate: sound.sampleRate }, 'word.wav');
}

function checkFile(file: Blob & { name?: string }): File | SoundFileError {
  const { name = '' } = file;
  if (!isAcceptedFile(name, limits.recordingExtensions)) return 'type';
  if (file.size > limits.recordingMaxMegabytes * bytesInMegabyte) return 'size';
  return new File([file], name, { type: file.type });
}

/** At the rate that the server stores, so that the file has no more samples than it needs. */
export async function decodeSound(file: Blob): Promise<AudioBuffer> {
  const context = new OfflineAudioContext({ length: 1, sampleRate: 44_100 });
  return context.decodeAudioData(await file.arrayBuffer());
}
