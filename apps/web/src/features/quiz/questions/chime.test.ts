import { expect, it, vi } from 'vitest';
import { createChime } from './chime.ts';

/** The part of the audio context that a chime uses; it records the started notes. */
function fakeSound() {
  const started: { frequency: number; at: number }[] = [];
  const gain = { exponentialRampToValueAtTime: vi.fn() };
  vi.stubGlobal(
    'OscillatorNode',
    class {
      readonly frequency: number;
      constructor(_context: unknown, { frequency }: { frequency: number }) {
        this.frequency = frequency;
      }
      connect = (next: unknown) => next;
      start = (at: number) => started.push({ frequency: this.frequency, at });
      stop = () => undefined;
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain;
      connect = (next: unknown) => next;
    },
  );
  const createContext = vi.fn(() => ({ currentTime: 5, destination: {} }) as AudioContext);
  return { started, gain, createContext };
}

it('rises for a correct answer and falls for a wrong one', () => {
  const { started, createContext } = fakeSound();
  const chime = createChime(createContext);
  expect(createContext).not.toHaveBeenCalled();
  chime('right', 1);
  chime('wrong', 1);
  const [low = 0, high = 0, upper = 0, lower = 0] = started.map(({ frequency }) => frequency);
  expect(high).toBeGreaterThan(low);
  expect(lower).toBeLessThan(upper);
  expect(started.map(({ at }) => at)).toEqual([5, 5.11, 5, 5.11]);
  expect(createContext).toHaveBeenCalledOnce();
});

it('has the volume of the settings', () => {
  const { gain, createContext } = fakeSound();
  createChime(createContext)('right', 0.5);
  expect(gain.exponentialRampToValueAtTime).toHaveBeenCalledWith(0.06, expect.any(Number));
});
