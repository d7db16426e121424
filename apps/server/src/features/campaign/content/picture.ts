import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { imageSetFolder, toPreviewUrl } from '../../image/image-set.ts';
import type { Picture } from '../network/network.ts';

const background = '#ffffff';

/** The picture of a word as JPEG, which every network shows; null if it no longer exists. */
export async function readPicture(
  url: string,
  description: string,
  fileStorage: FileStorage,
): Promise<Picture | null> {
  const bytes = url.startsWith('/picture/')
    ? await readPreview(url)
    : await readUpload(basename(url, '.webp'), fileStorage);
  return bytes && { bytes, mediaType: 'image/jpeg', description };
}

async function readPreview(url: string): Promise<Uint8Array | null> {
  try {
    return await readFile(join(imageSetFolder, basename(toPreviewUrl(url))));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function readUpload(digest: string, fileStorage: FileStorage): Promise<Uint8Array | null> {
  const webp = await fileStorage.get(digest);
  return webp === undefined ? null : sharp(webp).flatten({ background }).jpeg().toBuffer();
}
