import { limits } from '@wordhoard/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { decodeSound, prepareFile, type SoundFileError } from './sound-choice.ts';

export type RecorderError = MicrophoneProblem | SoundFileError;

type State = 'ready' | 'starting' | 'recording';

/** Records a word, or checks a chosen file. An unusable sound does not replace the previous one. */
export function useRecorder() {
  const microphone = useRef<OpenMicrophone>(undefined);
  const [state, setState] = useState<State>('ready');
  const [error, setError] = useState<RecorderError>();
  const [file, setFile] = useState<File>();
  const { level, seconds } = useMeter(state === 'recording' ? microphone.current : undefined);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      microphone.current?.close();
    };
  }, []);

  async function start(): Promise<void> {
    if (state !== 'ready') return;
    setError(undefined);
    setState('starting');
    const opened = await openMicrophone();
    if (typeof opened === 'string') {
      setError(opened);
      setState('ready');
    } else if (isMounted.current) {
      microphone.current = opened;
      setState('recording');
    } else {
      opened.close();
    }
  }

  async function stop(): Promise<void> {
    const opened = microphone.current;
    if (opened === undefined) return;
    microphone.current = undefined;
    setState('ready');
    await choose(await opened.stop());
  }

  async function choose(sound: Blob & { name?: string }): Promise<void> {
    const prepared = await prepareFile(sound, decodeSound);
    if (prepared instanceof File) setFile(prepared);
    setError(prepared instanceof File ? undefined : prepared);
  }

  useEffect(() => {
    if (seconds >= limits.recordingMaxSeconds) void stop();
  }, [seconds >= limits.recordingMaxSeconds]);

  return {
    state,
    level,
    seconds,
    error,
    file,
    start,
    stop,
    choose,
    clear() {
      setFile(undefined);
      setError(undefined);
    },
  };
}

/** How much the shown level falls in a frame. */
const levelFall = 0.02;

/** Follows a microphone with each frame of the screen. */
function useMeter(microphone: OpenMicrophone | undefined) {
  const [reading, setReading] = useState({ level: 0, seconds: 0 });
  useEffect(() => {
    if (microphone === undefined) return;
    const started = performance.now();
    let frame = requestAnimationFrame(function read() {
      const now = microphone.level();
      setReading(({ level }) => ({
        // The level falls slowly, so that even a short word is visible.
        level: Math.max(now, level - levelFall),
        seconds: (performance.now() - started) / 1_000,
      }));
      frame = requestAnimationFrame(read);
    });
    return () => {
      cancelAnimationFrame(frame);
      setReading({ level: 0, seconds: 0 });
    };
  }, [microphone]);
  return reading;
}

/** Why the microphone cannot be used. */
type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

interface OpenMicrophone {
  /** How loud it is now, from 0 to 1. */
  level: () => number;
  /** Ends the recording, and closes the microphone. */
  stop: () => Promise<Blob>;
  /** Closes the microphone without a recording. */
  close: () => void;
}

/** Asks for the microphone, and starts to record. */
async function openMicrophone(): Promise<OpenMicrophone | MicrophoneProblem> {
  if (!canRecord()) return 'unsupported';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return record(stream);
  } catch (error) {
    return toProblem(error);
  }
}

/** Browsers offer the microphone to secure pages only. */
const canRecord = (): boolean =>
  'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined';

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const toProblem = (error: unknown): MicrophoneProblem =>
  (error instanceof DOMException && problems[error.name]) || 'unsupported';

function record(stream: MediaStream): OpenMicrophone {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const meter = createMeter(stream);
  recorder.start();

  function close(): void {
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  }

  return {
    level: meter.level,
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          close();
          resolve(new Blob(parts, { type: recorder.mimeType }));
        });
        recorder.stop();
      }),
    close,
  };
}

/** Converts a peak to decibels, as people hear loudness: 0 is -60 dB, 1 is full scale. */
const toLevel = (peak: number): number =>
  Math.min(1, Math.max(0, 1 + (20 * Math.log10(peak)) / 60));

function createMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level(): number {
      analyser.getFloatTimeDomainData(samples);
      return toLevel(Math.max(...samples.map(Math.abs)));
    },
    close: () => void context.close(),
  };
}
