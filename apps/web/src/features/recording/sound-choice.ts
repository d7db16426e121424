import { limits } from '@wordhoard/contract/limits';
import { isAcceptedFile } from '@wordhoard/validators';

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
 * Returns the file to send for a recorded or chosen sound. A sound that the browser can decode becomes a WAV file, which
 * also allows other formats, such as the voice memos of phones. Otherwise the file is sent unchanged, if the server can
 * decode it.
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

/** Decodes at the sample rate that the server stores, so that the file is no larger than necessary. */
export async function decodeSound(file: Blob): Promise<AudioBuffer> {
  const context = new OfflineAudioContext({ length: 1, sampleRate: 44_100 });
  return context.decodeAudioData(await file.arrayBuffer());
}

interface Sound {
  /** The samples of each channel, from -1 to 1. */
  channels: readonly Float32Array[];
  /** In hertz. */
  sampleRate: number;
}

const headerBytes = 44;
const bytesPerSample = 2;

/** A WAV file of a sound, with one channel of 16 bits. Every server decodes it. */
export function createWavFile({ channels, sampleRate }: Sound, name: string): File {
  const [first = new Float32Array()] = channels;
  const data = new DataView(new ArrayBuffer(headerBytes + first.length * bytesPerSample));
  writeHeader(data, sampleRate);
  first.forEach((_, index) => {
    const sum = channels.reduce((total, channel) => total + (channel[index] ?? 0), 0);
    const sample = Math.max(-1, Math.min(1, sum / channels.length));
    data.setInt16(headerBytes + index * bytesPerSample, Math.round(sample * 0x7fff), true);
  });
  return new File([data.buffer], name, { type: 'audio/wav' });
}

function writeHeader(data: DataView, sampleRate: number): void {
  writeText(data, 0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  writeText(data, 8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, sampleRate, true);
  data.setUint32(28, sampleRate * bytesPerSample, true);
  data.setUint16(32, bytesPerSample, true);
  data.setUint16(34, bytesPerSample * 8, true);
  writeText(data, 36, 'data');
  data.setUint32(40, data.byteLength - headerBytes, true);
}

function writeText(data: DataView, offset: number, text: string): void {
  for (const [index, letter] of [...text].entries()) {
    data.setUint8(offset + index, letter.charCodeAt(0));
  }
}
