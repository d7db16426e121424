import { limits } from '@wordhoard/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { importRecord } from '../../../schema/import.ts';
import { upload } from '../../../schema/upload.ts';
import { lockUpload } from '../../contribution/remove-files.ts';
import { imageEncoding } from '../../image/upload-image.ts';
import { recordingEncoding } from '../../recording/encode-recording.ts';
import { nameExportedFile } from '../../upload/exported-file.ts';
import { addFile } from '../package/add-file.ts';
import { leaveOut } from '../package/import-notes.ts';
import { type PreparedMedia, prepareUsable } from '../package/prepare-media.ts';
import type { ImportRow } from '../store.ts';
import type { Account } from './account-file.ts';
import type { AccountImport } from './import-account.ts';

type Ports = Pick<Services, 'database' | 'fileStorage' | 'now'>;

interface EncodedFile {
  bytes: Uint8Array;
  /** How long a sound is. */
  milliseconds?: number | undefined;
}

interface PreparedFile extends Omit<EncodedFile, 'bytes'> {
  digest: string;
}

/** The usable files of an account. */
export type PreparedFiles = ReadonlyMap<
  string,
  { digest: string; milliseconds?: number | undefined }
>;

const listEntries = ({ data: { contributions } }: Account) => [
  ...contributions.images.map((entry) => ({ ...entry, kind: 'image' as const })),
  ...contributions.recordings.map((entry) => ({ ...entry, kind: 'recording' as const })),
];

type FileEntry = ReturnType<typeof listEntries>[number];

const toKey = ({ kind, file = '' }: FileEntry): string => `${kind} ${file}`;

/**
 * Stores the files of an account, which nothing uses yet. What this site has not converted itself is checked and converted
 * like an upload. Ends early if the import is cancelled.
 */
export async function prepareFiles(
  account: Account,
  { id, userId: owner }: ImportRow,
  ports: Ports,
): Promise<PreparedFiles> {
  const prepared = new Map<string, PreparedFile>();
  const isRunning = and(eq(importRecord.id, id), eq(importRecord.state, 'importing'));
  for (const entry of new Map(listEntries(account).map((one) => [toKey(one), one])).values()) {
    const made = await prepareEntry(entry, { account, owner, ports });
    if (made === undefined) continue;
    prepared.set(toKey(entry), made);
    const told = { done: prepared.size };
    const { database } = ports;
    const running = await database.update(importRecord).set(told).where(isRunning).returning();
    if (running.length === 0) break;
  }
  return prepared;
}

async function prepareEntry(
  entry: FileEntry,
  { account, owner, ports }: { account: Account; owner: string; ports: Ports },
) {
  const encoding = entry.kind === 'image' ? imageEncoding : recordingEncoding;
  const { file: name = '' } = entry;
  const content = await account.readMedia(name, encoding.maxBytes);
  if (content === undefined) return undefined;
  const milliseconds = entry.kind === 'image' ? undefined : entry.milliseconds;
  const ownName = await nameExportedFile(ports.database, encoding, { content, milliseconds });
  const isConverted = name === ownName;
  const encode = isConverted
    ? async (bytes: Uint8Array) => ({ bytes, milliseconds })
    : encoding.encode;
  return prepareUsable<EncodedFile>(ports, { owner, content }, { ...encoding, encode });
}

/** Adds the files to their words. */
export async function addFiles(
  transaction: Database,
  account: Account,
  { imported, prepared }: { imported: AccountImport; prepared: PreparedFiles },
): Promise<void> {
  const { idOf, made, result, run } = imported;
  for (const entry of listEntries(account)) {
    const wordId = idOf.get(entry.word.id);
    if (wordId === undefined) continue;
    const { kind } = entry;
    const file = prepared.get(toKey(entry));
    if (file === undefined || !(await isStored(transaction, file))) {
      leaveOut(result, `${names[kind]}Unusable`, entry.word.text ?? '');
      continue;
    }
    const id = await addFile(transaction, wordId, toMedia(entry, file), run);
    if (id === undefined) continue;
    idOf.set(entry.id, id);
    made.push({ kind, id });
    result.counts[`${names[kind]}s`] += 1;
  }
}

const names = { image: 'picture', recording: 'sound' } as const;

/** The sweep removes what nothing has used for an hour. */
const isStored = (transaction: Database, { digest }: PreparedFile): Promise<boolean> =>
  lockUpload(transaction, eq(upload.digest, digest));

function toMedia(entry: FileEntry, { digest, milliseconds = 0 }: PreparedFile): PreparedMedia {
  const clip = (text: string, length: number) => text.trim().slice(0, length);
  if (entry.kind === 'recording') {
    const { kind, licence, speaker } = entry;
    return {
      kind,
      digest,
      milliseconds,
      licence,
      speaker: speaker && clip(speaker, limits.nameMaxLength),
    };
  }
  const { kind, licence, source } = entry;
  return {
    kind,
    digest,
    licence: clip(licence, limits.nameMaxLength),
    source: clip(source, limits.noteMaxLength),
  };
}
