/** Why the microphone cannot be used. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

export interface OpenMicrophone {
  /** How loud it is now, from 0 to 1. */
  level: () => number;
  /** Ends the recording, and closes the microphone. */
  stop: () => Promise<Blob>;
  /** Closes the microphone without a recording. */
  close: () => void;
}

/** Asks for the microphone, and starts to record. */
export async function openMicrophone(): Promise<OpenMicrophone | MicrophoneProblem> {
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
