import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSoundPlayer, type PlayedHow } from './sound-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source that plays until it is ended or interrupted. */
function longSource() {
  const played: PlayedHow[] = [];
  let end: () => void = () => undefined;
  const source = (how: PlayedHow) => {
    played.push(how);
    return new Promise<void>((resolve) => {
      end = resolve;
      how.signal.addEventListener('abort', () => resolve());
    });
  };
  return { source, played, end: () => end() };
}

const failing = () => Promise.reject(new Error('gone'));

it('plays slowly when the word is repeated while it plays, and then at normal speed again', () => {
  const player = createSoundPlayer();
  const { source, played } = longSource();
  for (let press = 0; press < 3; press += 1) player.play('de Haus', [source], 1);
  expect(played.map(({ isSlow }) => isSlow)).toEqual([false, true, false]);
  expect(played.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

it('plays slowly only when the word is repeated shortly afterwards', async () => {
  const player = createSoundPlayer();
  const { source, played, end } = longSource();
  player.play('de Haus', [source], 1);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(player.stateOf('de Haus')).toEqual({ key: 'de Haus', isSlow: false, isPlaying: false });
  player.play('de Haus', [source], 1);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(player.stateOf('de Haus')).toBeUndefined();
  player.play('de Haus', [source], 1);
  expect(played.map(({ isSlow }) => isSlow)).toEqual([false, true, false]);
});

it('interrupts one word for another', () => {
  const player = createSoundPlayer();
  const [one, other] = [longSource(), longSource()];
  player.play('de Haus', [one.source], 1);
  player.play('de Maus', [other.source], 1);
  expect(one.played[0]?.signal.aborted).toBe(true);
  expect(other.played[0]?.isSlow).toBe(false);
  expect([player.stateOf('de Haus'), player.stateOf('de Maus')?.isPlaying]).toEqual([
    undefined,
    true,
  ]);
});

it('plays the next source if one cannot be played', async () => {
  const player = createSoundPlayer();
  const { source, played } = longSource();
  player.play('de Haus', [failing, failing, source], 0.5);
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toMatchObject([{ volume: 0.5 }]);
});

it('reports the sound that is playing', async () => {
  const player = createSoundPlayer();
  const states: unknown[] = [];
  const stop = player.subscribe(() => states.push(player.stateOf('de Haus')?.isPlaying));
  player.play('de Haus', [failing], 1);
  await vi.advanceTimersByTimeAsync(5_000);
  stop();
  player.play('de Haus', [failing], 1);
  expect(states).toEqual([true, false, undefined]);
});
