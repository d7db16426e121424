/** A way to play a sound. It resolves when the sound ends, and rejects if it cannot be played. */
export type SoundSource = (how: PlayedHow) => Promise<void>;

export interface PlayedHow {
  isSlow: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Interrupts the sound. */
  signal: AbortSignal;
}

/** Whether a sound is playing, or has played a moment ago. */
export interface PlayedSound {
  key: string;
  isSlow: boolean;
  isPlaying: boolean;
}

export interface SoundPlayer {
  /** Stops the current sound and plays this one: slowly if it was just played at normal speed. */
  play: (key: string, sources: readonly SoundSource[], volume: number) => void;
  stop: () => void;
  /** The sound with this key, while it is playing and shortly afterwards. */
  stateOf: (key: string) => PlayedSound | undefined;
  subscribe: (onChange: () => void) => () => void;
}

/** How long a second press still means the same sound, slowly. */
const repeatMilliseconds = 3_000;

export function createSoundPlayer(): SoundPlayer {
  const listeners = new Set<() => void>();
  let played: PlayedSound | undefined;
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: PlayedSound | undefined): void {
    played = next;
    for (const listener of listeners) listener();
  }

  function start(): AbortSignal {
    current.abort();
    clearTimeout(timer);
    current = new AbortController();
    return current.signal;
  }

  async function run(key: string, sources: readonly SoundSource[], how: PlayedHow): Promise<void> {
    const { isSlow, signal } = how;
    change({ key, isSlow, isPlaying: true });
    await playFirst(sources, how);
    if (signal.aborted) return;
    change({ key, isSlow, isPlaying: false });
    timer = setTimeout(() => change(undefined), repeatMilliseconds);
  }

  return {
    play(key, sources, volume) {
      const isSlow = isRepeatedSlowly(played, key);
      void run(key, sources, { isSlow, volume, signal: start() });
    },
    stop() {
      start();
      change(undefined);
    },
    stateOf: (key) => (played?.key === key ? played : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the next press plays a sound slowly. */
export const isRepeatedSlowly = (played: PlayedSound | undefined, key: string): boolean =>
  played?.key === key && !played.isSlow;

/** Plays the first source that works. */
async function playFirst(sources: readonly SoundSource[], how: PlayedHow): Promise<void> {
  for (const source of sources) {
    try {
      return await source(how);
    } catch {
      // The next source may work: a recording may be gone, and a network voice out of reach.
      if (how.signal.aborted) return;
    }
  }
}
