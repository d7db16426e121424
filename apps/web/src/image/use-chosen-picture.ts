import { useEffect, useState } from 'react';
import { type PictureFault, pictureFault } from './picture-fault.ts';

/** A picture to be sent: looked at and checked before. One that will not do leaves the former. */
export function useChosenPicture() {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [fault, setFault] = useState<PictureFault>();

  useEffect(() => {
    if (file === undefined) return setPreview(undefined);
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  async function choose(chosen: File): Promise<void> {
    const found = await pictureFault(chosen, measure);
    setFault(found);
    if (found === undefined) setFile(chosen);
  }

  function clear(): void {
    setFile(undefined);
    setFault(undefined);
  }

  return { file, preview, fault, choose, clear };
}

async function measure(file: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
