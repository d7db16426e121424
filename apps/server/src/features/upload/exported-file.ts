import type { Database } from '../../platform/database/database.ts';
import { folders } from '../../platform/storage/file-storage.ts';
import type { ContributedFile } from './contributed-file.ts';
import { computeFileDigest } from './store-file.ts';

interface ConvertedFile {
  content: Uint8Array;
  /** How long a sound is. */
  milliseconds: number | undefined;
}

/**
 * The name of a file in the archive of an account. Only this site can compute it, so a file of this name has been converted
 * here, and is brought back without loss.
 */
export async function nameExportedFile(
  database: Database,
  { mediaType, extension }: ContributedFile,
  { content, milliseconds = 0 }: ConvertedFile,
): Promise<string> {
  const owner = `${mediaType} ${milliseconds} `;
  const digest = await computeFileDigest(database, { purpose: 'exported file', owner, content });
  return `${folders[mediaType]}/${digest}.${extension}`;
}
