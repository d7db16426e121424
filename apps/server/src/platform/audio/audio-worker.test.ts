import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSound } from '../../../test/sound-file.ts';
import { prepareSound } from './audio-worker.ts';
import { countSeconds } from './sound.ts';

const bounds = { minSeconds: 0.2 };

const tone = fc.record({
  seconds: fc.double({ min: 0.2, max: 2, noNaN: true }),
  silentSeconds: fc.double({ min: 0, max: 1, noNaN: true }),
  volume: fc.double({ min: 0.02, max: 1, noNaN: true }),
  frequency: fc.integer({ min: 200, max: 2_000 }),
  sampleRate: fc.constantFrom(8_000, 16_000, 22_050, 44_100),
});

it('keeps the whole word and at most a tenth of a second around it', () => {
  fc.assert(
    fc.property(tone, (given) => {
      const seconds = countSeconds(prepareSound(buildSound(given), bounds));
      expect(seconds).toBeGreaterThan(given.seconds - 0.01);
      expect(seconds).toBeLessThan(given.seconds + 0.2);
    }),
    { numRuns: 50 },
  );
});

it('never exceeds full scale, and begins and ends without a click', () => {
  fc.assert(
    fc.property(tone, (given) => {
      const { samples } = prepareSound(buildSound(given), bounds);
      expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
      expect([samples[0], samples.at(-1)].map(Math.abs as never)).toEqual([0, 0]);
    }),
    { numRuns: 50 },
  );
});

it('ignores a constant offset of the sound card', () => {
  const { samples, sampleRate } = buildSound({ seconds: 0.5, silentSeconds: 1 });
  const shifted = { samples: samples.map((sample) => sample + 0.2), sampleRate };
  expect(countSeconds(prepareSound(shifted, bounds))).toBeLessThan(0.75);
});
