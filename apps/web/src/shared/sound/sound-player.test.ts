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

const normally = { isSlow: false, volume: 1 };
const slowly = { isSlow: true, volume: 1 };

it('plays a word slowly, in place of the one that is playing', () => {
  const player = createSoundPlayer();
  const { source, played } = longSource();
  for (const how of [normally, slowly, normally]) player.play('de Haus', [source], how);
  expect(played.map(({ isSlow }) => isSlow)).toEqual([false, true, false]);
  expect(played.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

it('interrupts one word for another', () => {
  const player = createSoundPlayer();
  const [one, other] = [longSource(), longSource()];
  player.play('de Haus', [one.source], normally);
  player.play('de Maus', [other.source], normally);
  expect(one.played[0]?.signal.aborted).toBe(true);
  expect(other.played[0]?.isSlow).toBe(false);
  expect([player.stateOf('de Haus'), player.stateOf('de Maus')?.isSlow]).toEqual([
    undefined,
    false,
  ]);
});

it('plays the next source if one cannot be played', async () => {
  const player = createSoundPlayer();
  const { source, played } = longSource();
  player.play('de Haus', [failing, failing, source], { ...normally, volume: 0.5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toMatchObject([{ volume: 0.5 }]);
});

it('reports the sound that is playing', async () => {
  const player = createSoundPlayer();
  const states: unknown[] = [];
  const stop = player.subscribe(() => states.push(player.stateOf('de Haus')?.isSlow));
  player.play('de Haus', [failing], normally);
  await vi.advanceTimersByTimeAsync(5_000);
  stop();
  player.play('de Haus', [failing], normally);
  expect(states).toEqual([false, undefined]);
});
