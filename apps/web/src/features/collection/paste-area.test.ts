import { expect, it } from 'vitest';
import { readTextFile } from './paste-area.tsx';

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);

it.each([
  ['UTF-8', new TextEncoder().encode('Äpfel – яблоки'), 'Äpfel – яблоки'],
  ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'a'],
  ['UTF-16', utf16('\u00c4pfel'), 'Äpfel'],
  ['Western', new Uint8Array([0xc4, 0x70, 0x66, 0x65, 0x6c]), 'Äpfel'],
  ['Cyrillic', new Uint8Array([0x61, 0x3b, 0xff, 0xe1, 0xeb, 0xee, 0xea, 0xee]), 'a;яблоко'],
])('reads a file in %s', async (_, bytes, text) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text);
});

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d]],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]],
])('finds no text in %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBeUndefined();
});
