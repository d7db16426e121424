import { createMp3Encoder } from 'wasm-media-encoders';
import { decodeAudio } from './decode-audio.ts';
import { AudioProblem, type AudioProblemKind, countSeconds, type Sound } from './sound.ts';

const windowSeconds = 0.02;
/** Quieter windows are silence: -50 dB of full scale. */
const silence = 10 ** (-50 / 20);
/** Windows this much quieter than the loudest one are noise before or after the word: -35 dB. */
const noiseBelowLoudest = 10 ** (-35 / 20);
/** Kept around the word, because consonants begin and end quietly. */
const marginSeconds = 0.06;
const fadeSeconds = 0.005;
/** The loudness of the spoken part: -20 dB of full scale. */
const targetLevel = 10 ** (-20 / 20);
/** -1 dB: a peak that the encoder cannot lift over full scale. */
const maxPeak = 10 ** (-1 / 20);

/**
 * Removes the silence around a word, and gives all recordings the same loudness.
 *
 * @throws AudioProblem `silent`, or `too-short` if what remains is shorter than `minSeconds`
 */
export function prepareSound(sound: Sound, { minSeconds }: { minSeconds: number }): Sound {
  const levels = measureLevels(removeOffset(sound));
  const loudest = Math.max(0, ...levels);
  if (loudest < silence) throw new AudioProblem('silent');
  const threshold = Math.max(silence / 2, loudest * noiseBelowLoudest);
  const trimmed = trim(removeOffset(sound), levels, threshold);
  if (countSeconds(trimmed) < minSeconds) throw new AudioProblem('too-short');
  const spoken = levels.filter((level) => level >= threshold);
  return fade(amplify(trimmed, rootMeanSquare(spoken)));
}

/** Cheap sound cards add a constant to all samples, which would count as sound. */
function removeOffset({ samples, sampleRate }: Sound): Sound {
  const offset = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  return { samples: samples.map((sample) => sample - offset), sampleRate };
}

const countWindowSamples = ({ sampleRate }: Sound): number =>
  Math.round(sampleRate * windowSeconds);

/** The level of each window. */
function measureLevels(sound: Sound): number[] {
  const length = countWindowSamples(sound);
  return Array.from({ length: Math.ceil(sound.samples.length / length) }, (_, index) =>
    rootMeanSquare(sound.samples.subarray(index * length, (index + 1) * length)),
  );
}

function rootMeanSquare(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += (values[index] ?? 0) ** 2;
  return Math.sqrt(sum / values.length);
}

function trim(sound: Sound, levels: readonly number[], threshold: number): Sound {
  const { samples, sampleRate } = sound;
  const isLoud = (level: number) => level >= threshold;
  const length = countWindowSamples(sound);
  const margin = Math.round(sampleRate * marginSeconds);
  const start = levels.findIndex(isLoud) * length - margin;
  const end = (levels.findLastIndex(isLoud) + 1) * length + margin;
  return { samples: samples.slice(Math.max(0, start), end), sampleRate };
}

function amplify({ samples, sampleRate }: Sound, level: number): Sound {
  const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  const gain = Math.min(targetLevel / level, maxPeak / peak);
  return { samples: samples.map((sample) => sample * gain), sampleRate };
}

/** A sound that begins or ends at once clicks. */
function fade({ samples, sampleRate }: Sound): Sound {
  const length = sampleRate * fadeSeconds;
  const last = samples.length - 1;
  return {
    samples: samples.map(
      (sample, index) => sample * Math.min(1, index / length, (last - index) / length),
    ),
    sampleRate,
  };
}

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

export interface AudioTask {
  bytes: Uint8Array;
  minSeconds: number;
  maxSeconds: number;
}

export interface EncodedSound {
  /** An MP3 file. */
  bytes: Uint8Array;
  milliseconds: number;
}

export type AudioOutcome = EncodedSound | { problem: AudioProblemKind };

/** Runs in a thread. A problem is returned, because an error loses its class between threads. */
export async function run({ bytes, minSeconds, maxSeconds }: AudioTask): Promise<AudioOutcome> {
  try {
    const sound = prepareSound(await decodeAudio(bytes, maxSeconds), { minSeconds });
    return {
      bytes: await encodeMp3(sound),
      milliseconds: Math.round(countSeconds(sound) * 1_000),
    };
  } catch (error) {
    if (error instanceof AudioProblem) return { problem: error.kind };
    throw error;
  }
}
