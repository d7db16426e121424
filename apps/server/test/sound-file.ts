import { randomInt } from 'node:crypto';
import { encodeMp3 } from '../src/platform/audio/audio-worker.ts';
import type { Sound } from '../src/platform/audio/sound.ts';

interface Tone {
  seconds?: number;
  /** The silence before and after the tone. */
  silentSeconds?: number;
  /** From 0 to 1. */
  volume?: number;
  /** In hertz; a random one by default, so that the sound is unique. */
  frequency?: number;
  sampleRate?: number;
}

/** A tone between silence. */
export function buildSound({
  seconds = 0.6,
  silentSeconds = 0,
  volume = 0.3,
  frequency = randomInt(200_000, 800_000) / 1_000,
  sampleRate = 22_050,
}: Tone = {}): Sound {
  const silent = Math.round(silentSeconds * sampleRate);
  const length = Math.round(seconds * sampleRate);
  const samples = new Float32Array(length + 2 * silent);
  for (let index = 0; index < length; index += 1) {
    samples[silent + index] = volume * Math.sin((2 * Math.PI * frequency * index) / sampleRate);
  }
  return { samples, sampleRate };
}

export const buildMp3File = (tone?: Tone): Promise<Buffer> => encodeMp3(buildSound(tone));

/** A WAV file with 16 bits per sample. */
export function buildWavFile({ channels = 1, ...tone }: Tone & { channels?: number } = {}): Buffer {
  const { samples, sampleRate } = buildSound(tone);
  const blockBytes = channels * 2;
  const file = Buffer.alloc(44 + samples.length * blockBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * blockBytes, 28);
  file.writeUInt16LE(blockBytes, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * blockBytes, 40);
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel += 1) {
      file.writeInt16LE(Math.round(sample * 32_767), 44 + index * blockBytes + channel * 2);
    }
  });
  return file;
}
