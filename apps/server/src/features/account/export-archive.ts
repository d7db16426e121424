import { Readable } from 'node:stream';
import type { AccountExport } from '@wordhoard/contract';
import { type ArchivedFile, writeArchive } from '../../platform/archive/write-archive.ts';
import type { Services } from '../../platform/services.ts';
import { imageFile, recordingFile } from '../upload/contributed-file.ts';
import { nameExportedFile } from '../upload/exported-file.ts';
import type { ExportSource } from './export-fields.ts';
import { exportReviews } from './export-practice.ts';

type Ports = Pick<Services, 'database' | 'fileStorage'>;

type FileEntry = AccountExport['contributions']['images' | 'recordings'][number];

/**
 * An account as a ZIP archive: the pictures and sounds of its learner, `reviews.jsonl` with a review on each line, and
 * `account.json` with everything else.
 */
export const writeAccount = (account: AccountExport, ports: Ports): Readable =>
  writeArchive(listFiles(account, ports));

async function* listFiles(account: AccountExport, ports: Ports): AsyncGenerator<ArchivedFile> {
  const { images, recordings } = account.contributions;
  const nameOf = new Map<string, string>();
  for (const entry of [...images, ...recordings]) {
    const file = nameOf.has(entry.url) ? undefined : await readFile(entry, ports);
    if (file === undefined) continue;
    nameOf.set(entry.url, file.name);
    yield { ...file, isCompressed: true };
  }
  const name = <Entry extends FileEntry>(entry: Entry): Entry => ({
    ...entry,
    file: nameOf.get(entry.url),
  });
  const contributions = {
    ...account.contributions,
    images: images.map(name),
    recordings: recordings.map(name),
  };
  const source = { database: ports.database, userId: account.account.id };
  yield { name: 'reviews.jsonl', content: Readable.from(listLines(source), { objectMode: false }) };
  yield { name: 'account.json', content: JSON.stringify({ ...account, contributions }) };
}

const fileUrl = /^[/](image|recording)[/]([0-9a-f]{64})[.]/;

/** The file of a contribution. Undefined if its picture is elsewhere, or was removed meanwhile. */
async function readFile(entry: FileEntry, { database, fileStorage }: Ports) {
  const [, kind, digest] = fileUrl.exec(entry.url) ?? [];
  if (digest === undefined) return undefined;
  const file = kind === 'image' ? imageFile : recordingFile;
  const content = await fileStorage.get(digest, file.mediaType);
  if (content === undefined) return undefined;
  const milliseconds = 'milliseconds' in entry ? entry.milliseconds : undefined;
  return { name: await nameExportedFile(database, file, { content, milliseconds }), content };
}

async function* listLines(source: ExportSource): AsyncGenerator<string> {
  for await (const reviews of exportReviews(source)) {
    yield reviews.map((review) => `${JSON.stringify(review)}\n`).join('');
  }
}
