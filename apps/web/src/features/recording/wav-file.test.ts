import { expect, it } from 'vitest';
import { createWavFile } from './wav-file.ts';

it('mixes the channels into one of 16 bits, and clips what is too loud', async () => {
  const channels = [new Float32Array([0, 1, -1, 3]), new Float32Array([0, 0, -1, 1])];
  const file = createWavFile({ channels, sampleRate: 8_000 }, 'word.wav');
  expect([file.name, file.type]).toEqual(['word.wav', 'audio/wav']);
  const data = new DataView(await file.arrayBuffer());
  const textAt = (offset: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((index) => data.getUint8(offset + index)));
  expect([0, 8, 12, 36].map(textAt)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(data.getUint32(24, true)).toBe(8_000);
  expect(data.getUint32(40, true)).toBe(8);
  const samples = [0, 1, 2, 3].map((index) => data.getInt16(44 + 2 * index, true));
  expect(samples).toEqual([0, 16_384, -32_767, 32_767]);
});
