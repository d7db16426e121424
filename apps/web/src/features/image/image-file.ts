import { limits } from '@wordhoard/contract/limits';
import { isAcceptedFile } from '@wordhoard/validators';
import { useState } from 'react';
import { useObjectUrl } from '../contribution/upload-form.tsx';

/** Checks a chosen image and shows a preview. An invalid file does not replace the previous one. */
export function useImageFile() {
  const [file, setFile] = useState<File>();
  const preview = useObjectUrl(file);
  const [error, setError] = useState<ImageFileError>();

  async function choose(chosen: File): Promise<void> {
    const invalid = await findImageError(chosen, measure);
    setError(invalid);
    if (invalid === undefined) setFile(chosen);
  }

  function clear(): void {
    setFile(undefined);
    setError(undefined);
  }

  return { file, preview, error, choose, clear };
}

async function measure(file: File): Promise<Size> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

type ImageFileError = 'type' | 'size' | 'small' | 'large' | 'unreadable';

interface Size {
  width: number;
  height: number;
}

const bytesInMegabyte = 1024 * 1024;

/**
 * Why a file cannot be uploaded as an image.
 *
 * @param measure - reads its size in pixels
 */
export async function findImageError(file: File, measure: (file: File) => Promise<Size>) {
  if (!isAcceptedFile(file.name, limits.uploadExtensions)) return 'type';
  if (file.size > limits.uploadMaxMegabytes * bytesInMegabyte) return 'size';
  const size = await measure(file).catch(() => undefined);
  return size === undefined ? 'unreadable' : findSizeError(size);
}

function findSizeError({ width, height }: Size): ImageFileError | undefined {
  if (Math.min(width, height) < limits.imageMinPixels) return 'small';
  return width * height > limits.imageMaxMegapixels * 1_000_000 ? 'large' : undefined;
}
