import { limits } from '@wordhoard/contract/limits';
import type { Issue } from '@wordhoard/validators';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';

const maxUploadPixels = limits.imageMaxMegapixels * 1_000_000;
const maxSide = 1_024;
const maxSeconds = 20;
const quality = 80;
const maxConcurrent = 2;
const maxWaiting = 20;
const retryAfterSeconds = 5;

// The decoder opens only four formats. Each image uses one thread, which leaves others for files and
// password hashes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

const limit = pLimit(maxConcurrent);

/**
 * Makes a WebP of an uploaded image: upright, no larger than a screen needs, the first frame of an
 * animation, without metadata.
 *
 * @throws ApplicationError `TooManyRequests` if too many uploads wait already
 */
export async function reencodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  if (limit.activeCount + limit.pendingCount === maxConcurrent + maxWaiting) {
    throw new ApplicationError('TooManyRequests', { retryAfterSeconds });
  }
  return limit(reencode, bytes);
}

async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
  checkSize(await readSize(bytes));
  try {
    return await sharp(bytes, { limitInputPixels: maxUploadPixels, failOn: 'error' })
      .autoOrient()
      .resize({
        width: maxSide,
        height: maxSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
  } catch (cause) {
    throw refuse({ code: 'invalid' }, cause);
  }
}

interface Size {
  width: number;
  height: number;
}

function checkSize({ width, height }: Size): void {
  const { imageMinPixels: min, imageMaxMegapixels: max } = limits;
  if (width * height > maxUploadPixels) {
    throw buildFieldError('file.megapixels', { code: 'range', max });
  }
  const short = Object.entries({ width, height }).filter(([, pixels]) => pixels < min);
  if (short.length === 0) return;
  const issue = { code: 'range', min } as const;
  const fields = short.map(([side]) => ({ path: `file.${side}`, issue }));
  throw new ApplicationError('ImageMinSize', { fields });
}

/** Reads only the header. */
async function readSize(bytes: Uint8Array): Promise<Size> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refuse({ code: 'fileType', accept: limits.uploadExtensions }, cause);
  }
}

const refuse = (issue: Issue, cause: unknown): ApplicationError =>
  new ApplicationError('ParameterInvalid', { fields: [{ path: 'file', issue }], cause });
