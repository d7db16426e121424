import { limits } from '@wordhoard/contract/limits';
import { isAcceptedFile } from '@wordhoard/validators';

export type PictureFault = 'type' | 'size' | 'small' | 'large' | 'unreadable';

interface Size {
  width: number;
  height: number;
}

const bytesInMegabyte = 1024 * 1024;

/** What speaks against sending a file as a picture. @param measure Reads its size in pixels. */
export async function pictureFault(
  file: File,
  measure: (file: File) => Promise<Size>,
): Promise<PictureFault | undefined> {
  if (!isAcceptedFile(file.name, limits.uploadExtensions)) return 'type';
  if (file.size > limits.uploadMaxMegabytes * bytesInMegabyte) return 'size';
  const size = await measure(file).catch(() => undefined);
  return size === undefined ? 'unreadable' : faultOfSize(size);
}

function faultOfSize({ width, height }: Size): PictureFault | undefined {
  if (Math.min(width, height) < limits.imageMinPixels) return 'small';
  return width * height > limits.imageMaxMegapixels * 1_000_000 ? 'large' : undefined;
}
