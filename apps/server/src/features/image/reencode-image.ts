import { limits } from '@wordhoard/contract/limits';
import type { Issue } from '@wordhoard/validators';
import sharp from 'sharp';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { createProcessingQueue } from './processing-queue.ts';
import { maxUploadPixels, refusalOfSize } from './rules.ts';

const maxSide = 1_024;
const maxSeconds = 20;
const quality = 80;

// One decoder for the whole process: it opens nothing but the four formats, and each picture takes
// one thread, so that some are left for files and passwords.
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

const inLine = createProcessingQueue({ atOnce: 2, maxWaiting: 20 });

/**
 * Makes a WebP of an uploaded picture: upright, no larger than a screen needs, of an animation the
 * first frame, and without anything that was written into it beside the picture.
 */
export function reencodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  return inLine(async () => {
    const refusal = refusalOfSize(await sizeOf(bytes));
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
  });
}

/** Reads no further than the head. */
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refused({ code: 'fileType', accept: limits.uploadExtensions }, cause);
  }
}

const refused = (issue: Issue, cause: unknown): ApplicationError =>
  new ApplicationError('ParameterInvalid', { fields: [{ path: 'file', issue }], cause });
