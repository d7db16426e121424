import { expect, it } from 'vitest';
import { type DecodedSound, prepareFile } from './sound-choice.ts';

const decodedTo = (duration: number) => async (): Promise<DecodedSound> => ({
  duration,
  sampleRate: 8_000,
  numberOfChannels: 1,
  getChannelData: () => new Float32Array(duration * 8_000),
});
const undecodable = () => Promise.reject(new Error('unknown format'));
const createFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

it('makes a WAV file of what the browser can decode', async () => {
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
