import { expect, it } from 'vitest';
import { createWavFile, type DecodedSound, prepareFile } from './sound-choice.ts';

const decodedTo = (duration: number) => async (): Promise<DecodedSound> => ({
  duration,
  sampleRate: 8_000,
  numberOfChannels: 1,
  getChannelData: () => new Float32Array(duration * 8_000),
});
const undecodable = () => Promise.reject(new Error('unknown format'));
const createFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

it('converts a sound that the browser can decode to a WAV file', async () => {
  const file = await prepareFile(createFile('memo.m4a'), decodedTo(1));
  expect(file).toMatchObject({ name: 'word.wav', size: 44 + 2 * 8_000 });
});

it('keeps a file that only the server can decode', async () => {
  expect(await prepareFile(createFile('word.OGG'), undecodable)).toMatchObject({
    name: 'word.OGG',
  });
});

it.each([
  ['short', createFile('word.wav'), decodedTo(0.1)],
  ['long', createFile('word.wav'), decodedTo(10.2)],
  ['type', createFile('word.txt'), undecodable],
  ['size', createFile('word.ogg', 2 * 1024 * 1024 + 1), undecodable],
  ['size', createFile('word.wav', 20 * 1024 * 1024 + 1), decodedTo(1)],
])('is refused: %s', async (error, file, decode) => {
  expect(await prepareFile(file, decode)).toBe(error);
});

it('mixes the channels into one of 16 bits and clips loud samples', async () => {
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
