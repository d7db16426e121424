import { expect, it } from 'vitest';
import { findImageError } from './new-image.tsx';

const createFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const measuring = (width: number, height: number) => async () => ({ width, height });

it.each([
  ['apple.png', 10, 200, 200, undefined],
  ['APPLE.JPG', 10, 4000, 3000, undefined],
  ['apple.heic', 10, 400, 400, 'type'],
  ['apple.png', 5 * 1024 * 1024 + 1, 400, 400, 'size'],
  ['apple.png', 5 * 1024 * 1024, 400, 400, undefined],
  ['apple.png', 10, 199, 400, 'small'],
  ['apple.png', 10, 8000, 5001, 'large'],
])('%s of %i bytes and %i by %i pixels: %s', async (name, bytes, width, height, error) => {
  expect(await findImageError(createFile(name, bytes), measuring(width, height))).toBe(error);
});

it('is unreadable if its size cannot be read', async () => {
  const failing = () => Promise.reject(new Error('no picture'));
  expect(await findImageError(createFile('apple.png'), failing)).toBe('unreadable');
});
