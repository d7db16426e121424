import { Piscina } from 'piscina';
import { ApplicationError } from '../errors/application-error.ts';
import type { AudioOutcome, AudioTask, EncodedSound } from './audio-worker.ts';
import { AudioProblem } from './sound.ts';

const maxWaiting = 20;
const retryAfterSeconds = 5;
const maxMilliseconds = 10_000;
/** Encoders append silence, so a file of ten seconds may decode to a little more. */
const toleranceSeconds = 0.2;

/** Decoding and encoding take up to a second of processor time. An idle thread ends. */
const pool = new Piscina<AudioTask, AudioOutcome>({
  filename: new URL('./audio-worker.ts', import.meta.url).href,
  name: 'run',
  minThreads: 0,
  maxThreads: 1,
  maxQueue: maxWaiting,
  idleTimeout: 10_000,
});

/**
 * Makes an MP3 file of a sound file: the word without silence around it, in the usual loudness, with
 * one channel and without metadata.
 *
 * @param bounds - the shortest and the longest duration
 * @throws AudioProblem if the sound is unreadable, silent, too short or too long
 * @throws ApplicationError `TooManyRequests` if too many sounds wait already
 */
export async function reencodeAudio(
  bytes: Uint8Array,
  { minSeconds, maxSeconds }: { minSeconds: number; maxSeconds: number },
): Promise<EncodedSound> {
  if (pool.queueSize >= maxWaiting) {
    throw new ApplicationError('TooManyRequests', { retryAfterSeconds });
  }
  const task = { bytes, minSeconds, maxSeconds: maxSeconds + toleranceSeconds };
  const outcome = await pool.run(task, { signal: AbortSignal.timeout(maxMilliseconds) });
  if ('problem' in outcome) throw new AudioProblem(outcome.problem);
  return outcome;
}
