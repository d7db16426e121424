import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { openPackage } from '../../platform/anki/package-file.ts';
import { openArchive } from '../../platform/archive/read-archive.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { openMochi } from '../../platform/mochi/mochi-file.ts';
import type { Services } from '../../platform/services.ts';
import { importRecord } from '../../schema/import.ts';
import { readAccount, readFormerAccount } from './account/account-file.ts';
import { importAccount, surveyAccount } from './account/import-account.ts';
import type { ImportLanguages } from './package/guess-roles.ts';
import { importPackage } from './package/import-package.ts';
import { surveyPackage } from './package/survey-package.ts';
import { endImports, type ImportRow, lockImport, updateImport } from './store.ts';
import { removeImported } from './undo.ts';
import { assemblePackage } from './upload-package.ts';

const payload = z.object({
  importId: z.uuid(),
  langCode: z.string().optional(),
  tranLangCode: z.string().optional(),
});

export type ImportPorts = Pick<Services, 'database' | 'fileStorage' | 'jobs' | 'now' | 'log'>;

/** Does what the state of an import asks for: read it, import it, or remove what it has made. */
export const runImportJob: Job<z.infer<typeof payload>, ImportPorts> = {
  name: 'run-import',
  payload,
  settings: { expireInSeconds: 3 * 60 * 60, heartbeatSeconds: 60, retryLimit: 3, retryDelay: 10 },
  pollingIntervalSeconds: 1,
  maxConcurrent: 2,
  async run({ importId, ...languages }, ports) {
    const [row] = await ports.database
      .select()
      .from(importRecord)
      .where(eq(importRecord.id, importId));
    if (row !== undefined) await runState(row, ports, languages);
  },
};

async function runState(
  row: ImportRow,
  ports: ImportPorts,
  languages: ImportLanguages,
): Promise<void> {
  if (row.state === 'undoing' || row.state === 'cancelling') return remove(row, ports);
  if (row.state !== 'reading' && row.state !== 'importing') return;
  try {
    await readFile(row, ports, languages);
    const { database } = ports;
    const [after] = await database.select().from(importRecord).where(eq(importRecord.id, row.id));
    if (after?.state === 'cancelling') await remove(after, ports);
  } catch (error) {
    const isExpected = error instanceof ApplicationError;
    if (!isExpected) ports.log.error({ err: error, importId: row.id }, 'an import failed');
    await remove({ ...row, errorCode: isExpected ? error.code : 'ErrorText' }, ports);
  }
}

/** Surveys or imports a package of Anki or Mochi, or the export of an account. */
async function readFile(
  row: ImportRow,
  ports: ImportPorts,
  languages: ImportLanguages,
): Promise<void> {
  const isSurvey = row.state === 'reading';
  const readAccountFile = isSurvey ? surveyAccount : importAccount;
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-import-'));
  try {
    const path = join(folder, 'package.zip');
    await assemblePackage(ports, row.id, path);
    if (await beginsAsJson(path)) {
      return await readAccountFile(await readFormerAccount(path), row, ports);
    }
    const archive = await openArchive(path);
    try {
      const account = await readAccount(archive, path);
      if (account !== undefined) return await readAccountFile(account, row, ports);
      const deck = (await openMochi(archive)) ?? (await openPackage(archive, folder));
      await (isSurvey
        ? surveyPackage(deck, row, ports, languages)
        : importPackage(deck, row, ports));
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function beginsAsJson(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(1)).finally(() => file.close());
  return buffer.toString() === '{';
}

/** Removes what an import has made: it failed, was cancelled, or is undone. */
function remove(
  { id, userId, errorCode }: ImportRow,
  { database, jobs, now }: ImportPorts,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const states = ['reading', 'importing', 'cancelling', 'undoing'] as const;
    const row = await lockImport(transaction, id, { userId, states });
    const stayed = await removeImported(transaction, row, { jobs, now: now() });
    if (row.state === 'undoing') return updateImport(transaction, id, { state: 'undone', stayed });
    const state = errorCode === null ? 'cancelled' : 'failed';
    await endImports(transaction, [id], { state, errorCode, result: null });
  });
}
