import { limits } from '@wordhoard/contract/limits';
import type { Issue } from '@wordhoard/validators';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { findSizeRefusal, maxUploadPixels } from './rules.ts';

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
  const refusal = findSizeRefusal(await readSize(bytes));
  if (refusal !== undefined) {
    const { code, fields } = refusal;
    throw new ApplicationError(code, { fields });
  }
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
    throw refused({ code: 'invalid' }, cause);
  }
}

/** Reads only the header. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refused({ code: 'fileType', accept: limits.uploadExtensions }, cause);
  }
}

const refused = (issue: Issue, cause: unknown): ApplicationError =>
  new ApplicationError('ParameterInvalid', { fields: [{ path: 'file', issue }], cause });
