import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SmmPostContent } from '@wordhoard/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawImage } from '../../../../test/image-file.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { openFileStorage } from '../../../platform/storage/file-store.ts';
import { getLimits } from './compose.ts';
import { readPicture, replaceText } from './post-content.ts';
import { measureLength } from './post-length.ts';

let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-picture-'));
  storage = await openFileStorage({ kind: 'folder', folder });
});
afterAll(() => rm(folder, { recursive: true }));

const readFormat = async (bytes: Uint8Array | undefined) =>
  bytes && (await sharp(bytes).metadata()).format;

it('reads a drawing of the starter content as JPEG', async () => {
  const picture = await readPicture('/picture/1f34e.svg', 'apple', storage);
  expect(picture).toMatchObject({ description: 'apple' });
  expect(await readFormat(picture?.bytes)).toBe('jpeg');
});

it('turns an uploaded picture into JPEG', async () => {
  const digest = 'a'.repeat(64);
  await storage.put(digest, await drawImage({ type: 'webp' }).toBuffer(), 'image/webp');
  const picture = await readPicture(`/image/${digest}.webp`, 'apple', storage);
  expect(await readFormat(picture?.bytes)).toBe('jpeg');
});

it.each(['/picture/fffff.svg', `/image/${'b'.repeat(64)}.webp`])(
  'does without %s, which no longer exists',
  async (url) => {
    expect(await readPicture(url, 'apple', storage)).toBeNull();
  },
);

it('an own text fits with its picture or without it, whenever the network accepts it', () => {
  const size = { length: 1, maxLength: 1 };
  const quiz = { options: ['a', 'b'], correctIndex: 0, explanation: null, answerText: null };
  const contents: readonly SmmPostContent[] = [
    { type: 'POST', text: 'a', bold: [], imageUrl: '/picture/1f34e.svg', size },
    { type: 'POST', text: 'a', bold: [], imageUrl: null, size },
    { type: 'QUIZ', question: 'a', ...quiz, size },
  ];
  const unit = fc.constantFrom('a', ' ', '🍎', 'é', ' https://words.example/word/de/apfel ');
  const lengths = fc.constantFrom(300, 500, 1_024, 4_096);
  const anyText = lengths.chain((length) =>
    fc.string({ unit, minLength: length - 20, maxLength: length + 5 }),
  );
  const networks = fc.constantFrom('telegram', 'mastodon');
  fc.assert(
    fc.property(anyText, fc.constantFrom(...contents), networks, (text, content, network) => {
      const channel = { network, limits: null };
      const limits = getLimits(channel);
      const replaced = replaceText(content, text, channel);
      const { length, maxLength } = replaced.size;
      expect(length).toBe(measureLength(text, limits));
      const max = content.type === 'POST' ? limits.text : limits.pollQuestion;
      if (length <= max) expect(length).toBeLessThanOrEqual(maxLength);
      const keepsPicture = replaced.type === 'POST' && replaced.imageUrl !== null;
      expect(maxLength).toBe(keepsPicture ? limits.caption : max);
    }),
  );
});
