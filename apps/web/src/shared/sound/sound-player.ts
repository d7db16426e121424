/** A way to play a sound. It resolves when the sound ends, and rejects if it cannot be played. */
export type SoundSource = (how: PlayedHow) => Promise<void>;

export interface PlayedHow {
  isSlow: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Interrupts the sound. */
  signal: AbortSignal;
}

/** The sound that is playing. */
interface PlayedSound {
  key: string;
  isSlow: boolean;
}

export interface SoundPlayer {
  /** Stops the current sound and plays this one. */
  play: (key: string, sources: readonly SoundSource[], how: Omit<PlayedHow, 'signal'>) => void;
  stop: () => void;
  /** The sound with this key, while it is playing. */
  stateOf: (key: string) => PlayedSound | undefined;
  subscribe: (onChange: () => void) => () => void;
}

export function createSoundPlayer(): SoundPlayer {
  const listeners = new Set<() => void>();
  let played: PlayedSound | undefined;
  let current = new AbortController();

  function change(next: PlayedSound | undefined): void {
    played = next;
    for (const listener of listeners) listener();
  }

  function start(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  async function run(key: string, sources: readonly SoundSource[], how: PlayedHow): Promise<void> {
    change({ key, isSlow: how.isSlow });
    await playFirst(sources, how);
    if (!how.signal.aborted) change(undefined);
  }

  return {
    play(key, sources, how) {
      void run(key, sources, { ...how, signal: start() });
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
