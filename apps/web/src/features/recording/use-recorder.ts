import { limits } from '@wordhoard/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { type MicrophoneProblem, type OpenMicrophone, openMicrophone } from './microphone.ts';
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
