import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { ImageStorage } from '../../../platform/storage/image-storage.ts';
import { imageSetFolder, previewOf } from '../../image/image-set.ts';
import type { Picture } from '../network/network.ts';

const background = '#ffffff';

/** The picture of a word as JPEG, which every network shows; null if it no longer exists. */
export async function readPicture(
  url: string,
  description: string,
  imageStorage: ImageStorage,
): Promise<Picture | null> {
  const preview = previewOf(url);
  const bytes = url.startsWith('/picture/')
    ? await readFile(join(imageSetFolder, basename(preview)))
    : await readUpload(basename(url, '.webp'), imageStorage);
  return bytes && { bytes, mediaType: 'image/jpeg', description };
}

async function readUpload(digest: string, imageStorage: ImageStorage): Promise<Uint8Array | null> {
  const webp = await imageStorage.get(digest);
  return webp === undefined ? null : sharp(webp).flatten({ background }).jpeg().toBuffer();
}
