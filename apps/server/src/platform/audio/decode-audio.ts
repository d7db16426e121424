import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { type AudioFormat, AudioProblem, detectAudioFormat, type Sound } from './sound.ts';

/** The decoders read a file in parts, so that a small file of many hours is not decoded as a whole. */
const partBytes = 16 * 1_024;
const minSampleRate = 8_000;
const maxSampleRate = 192_000;

interface DecodedPart {
  channelData: readonly Float32Array[];
  sampleRate: number;
}

/** A decoder of the packages `@audio/decode-*`. */
interface Decoder {
  decode(part: Uint8Array): DecodedPart;
  flush?: () => DecodedPart;
  free(): void;
}

/**
 * Decodes a sound file and mixes its channels.
 *
 * @throws AudioProblem `unreadable`, or `too-long` as soon as `maxSeconds` are exceeded
 */
export async function decodeAudio(bytes: Uint8Array, maxSeconds: number): Promise<Sound> {
  const format = detectAudioFormat(bytes);
  if (format === undefined) throw new AudioProblem('unreadable');
  try {
    return await collect(decodeParts(format, bytes), maxSeconds);
  } catch (cause) {
    throw cause instanceof AudioProblem ? cause : new AudioProblem('unreadable', { cause });
  }
}

async function collect(parts: AsyncIterable<DecodedPart>, maxSeconds: number): Promise<Sound> {
  const mixed: Float32Array[] = [];
  let sampleRate = 0;
  let length = 0;
  for await (const part of parts) {
    if (part.channelData.length === 0) continue;
    if (sampleRate !== 0 && part.sampleRate !== sampleRate) throw new AudioProblem('unreadable');
    sampleRate = part.sampleRate;
    const samples = mix(part.channelData);
    mixed.push(samples);
    length += samples.length;
    if (length > maxSeconds * sampleRate) throw new AudioProblem('too-long');
  }
  if (length === 0 || sampleRate < minSampleRate || sampleRate > maxSampleRate) {
    throw new AudioProblem('unreadable');
  }
  return { samples: concatenate(mixed, length), sampleRate };
}

/** The mean of all channels. Damaged files may contain samples that are no numbers. */
function mix(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  return first.map((_, index) => {
    let sum = 0;
    for (const channel of channels) sum += channel[index] ?? 0;
    const mean = sum / channels.length;
    return Number.isFinite(mean) ? mean : 0;
  });
}

function concatenate(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

async function* decodeParts(format: AudioFormat, bytes: Uint8Array): AsyncGenerator<DecodedPart> {
  if (format === 'webm') return yield* decodeWebm(bytes);
  const decoder: Decoder = await decoders[format]();
  try {
    for (let offset = 0; offset < bytes.length; offset += partBytes) {
      yield decoder.decode(bytes.subarray(offset, offset + partBytes));
    }
    if (decoder.flush) yield decoder.flush();
  } finally {
    decoder.free();
  }
}

/** Loads a decoder with the first file that needs it. */
const decoders = {
  wav: async () => (await import('@audio/decode-wav')).decoder(),
  mp3: async () => (await import('@audio/decode-mp3')).decoder(),
  opus: async () => (await import('@audio/decode-opus')).decoder(),
  vorbis: async () => (await import('@audio/decode-vorbis')).decoder(),
} satisfies Record<Exclude<AudioFormat, 'webm'>, () => Promise<Decoder>>;

/** What browsers record: Opus in WebM. */
async function* decodeWebm(bytes: Uint8Array): AsyncGenerator<DecodedPart> {
  const { createOpusDecoder } = await import('@audio/decode-opus/core');
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] });
  const track = await input.getPrimaryAudioTrack();
  if (track === null || (await track.getCodec()) !== 'opus') throw new AudioProblem('unreadable');
  const decoder = await createOpusDecoder();
  try {
    decoder.configure({ channels: (await track.getDecoderConfig())?.numberOfChannels ?? 1 });
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      yield decoder.decodeFrames([data]);
    }
  } finally {
    decoder.free();
    input.dispose();
  }
}
