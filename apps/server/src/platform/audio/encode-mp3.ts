import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from './sound.ts';

/** A constant bit rate, by which browsers know the duration at once. */
const format = { channels: 1, bitrate: 64, outputSampleRate: 44_100 } as const;

/** Encodes a sound as MP3, which every browser plays. */
export async function encodeMp3({ samples, sampleRate }: Sound): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ ...format, sampleRate });
  // Both return a view of the encoder's memory, which the next call overwrites.
  const frames = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([frames, Buffer.from(encoder.finalize())]);
}
