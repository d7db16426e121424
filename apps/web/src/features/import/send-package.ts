import { type ApiClient, readData } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { v7 as newId } from 'uuid';
import { type SendOptions, uploadOptions } from '../../shared/api/upload.ts';
import { beginImport, readPackage } from './queries.ts';

const partBytes = limits.packagePartMegabytes * 1_024 * 1_024;

export const maxPackageBytes = limits.packageMaxMegabytes * 1_024 * 1_024;

interface PackageLanguages {
  langCode: string;
  tranLangCode: string;
}

/**
 * Sends a package in parts, and lets the server read it.
 *
 * @returns the id of the import
 */
export async function sendPackage(
  api: ApiClient,
  file: File,
  { onProgress, signal, ...languages }: SendOptions & PackageLanguages,
): Promise<string> {
  const id = newId();
  await beginImport(api, { id, name: file.name.slice(-200), byteCount: file.size });
  for (let start = 0; start < file.size; start += partBytes) {
    const part = new File([file.slice(start, start + partBytes)], 'part');
    const onPart = (sent: number) => onProgress((start + sent * part.size) / file.size);
    const index = String(start / partBytes);
    await readData(
      api.POST('/front-import/part', {
        body: { id, index, file: part } as never,
        ...uploadOptions({ onProgress: onPart, signal }),
      }),
    );
  }
  await readPackage(api, { id, ...languages });
  return id;
}
