/** A short sound for an answer. */
export type Chime = (kind: 'right' | 'wrong', volume: number) => void;

/** Notes in hertz, one after the other: a fifth upwards, or a low second downwards. */
const notes = { right: [659.26, 987.77], wrong: [207.65, 185] };
const noteSeconds = 0.11;
const maxGain = 0.12;
/** An exponential ramp cannot reach zero. */
const minGain = 0.0001;

/**
 * Synthesises the sounds, so that none has to be loaded.
 *
 * @param createContext - creates the audio context for the first sound: browsers refuse it before
 * the user has interacted with the page
 */
export function createChime(createContext: () => AudioContext): Chime {
  let context: AudioContext | undefined;
  return (kind, volume) => {
    context ??= createContext();
    const start = context.currentTime;
    for (const [index, frequency] of notes[kind].entries()) {
      playNote(context, { frequency, volume, at: start + index * noteSeconds });
    }
  };
}

interface Note {
  frequency: number;
  volume: number;
  /** In seconds of the audio context. */
  at: number;
}

function playNote(context: AudioContext, { frequency, volume, at }: Note): void {
  const end = at + 2 * noteSeconds;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency });
  const gain = new GainNode(context, { gain: minGain });
  gain.gain.exponentialRampToValueAtTime(Math.max(minGain, volume * maxGain), at + 0.01);
  gain.gain.exponentialRampToValueAtTime(minGain, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(end);
}
