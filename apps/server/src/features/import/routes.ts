import { Readable } from 'node:stream';
import { type ImportRecord, type ImportState, routes } from '@wordhoard/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  getRequestContext,
  requireCaller,
  type SignedInContext,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { importRecord } from '../../schema/import.ts';
import { undoMilliseconds } from '../collection/import-record.ts';
import { exportAsPackage } from './package/export-words.ts';
import type { ImportLanguages } from './package/guess-roles.ts';
import { runImportJob } from './run-import.ts';
import {
  endImports,
  findImport,
  type ImportRow,
  lockImport,
  presentImport,
  updateImport,
} from './store.ts';
import { removeImported } from './undo.ts';
import { addPart, beginPackage, requireAllParts } from './upload-package.ts';

const maxRecent = 20;

export function addImportRoutes(api: Api, services: Services): void {
  const { database } = services;

  answer(api, routes.import, {
    async begin(announced, context) {
      const { caller, now } = context;
      await beginPackage(services, announced, { userId: caller.id, now });
      return presentImport(await findImport(database, announced.id, caller.id), context);
    },

    read: ({ id, ...languages }, context) =>
      advance(services, id, context, {
        from: ['uploading'],
        later: ['ready', 'failed'],
        change: { state: 'reading' },
        languages,
        check: requireAllParts,
      }),

    record: async ({ id }, context) =>
      presentImport(await findImport(database, id, context.caller.id), context),

    async recent(_request, context) {
      const since = new Date(context.now.getTime() - undoMilliseconds);
      const rows = await database
        .select()
        .from(importRecord)
        .where(and(eq(importRecord.userId, context.caller.id), gt(importRecord.createdAt, since)))
        .orderBy(desc(importRecord.createdAt))
        .limit(maxRecent);
      return { data: rows.map((row) => presentImport(row, context)) };
    },

    start: (choices, context) =>
      advance(services, choices.id, context, {
        from: ['ready'],
        later: ['done', 'failed'],
        change: { state: 'importing', choices, createdAt: context.now },
      }),

    cancel: ({ id }, context) => cancel(services, id, context),
    undo: ({ id }, context) => undo(services, id, context),
  });

  api.openapi(routes.import.exportWords, async (context) => {
    const signedIn = { ...getRequestContext(context), caller: requireCaller(context) };
    const { slug, bytes } = await exportAsPackage(services, context.req.valid('query'), signedIn);
    return context.body(Readable.toWeb(bytes) as ReadableStream, 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${slug}.apkg"`,
    });
  });

  api.openapi(routes.import.part, async (context) => {
    const { id, file, ...sent } = context.req.valid('form');
    const index = Number(sent.index);
    await addPart(services, { id, index, file }, requireCaller(context).id);
    return context.json({ id, index }, 200);
  });
}

type Ports = Pick<Services, 'database' | 'jobs'>;

interface Advance {
  from: readonly ImportState[];
  /** The states after that of the change, in which a repeated request changes nothing. */
  later: readonly ImportState[];
  change: Partial<ImportRow> & { state: ImportState };
  /** What the job has to know beside the row. */
  languages?: ImportLanguages;
  check?: (transaction: Database, row: ImportRow) => Promise<void>;
}

/** Changes the state of an import, and lets a job do what it asks for. A repeated request changes nothing. */
async function advance(
  { database, jobs }: Ports,
  id: string,
  context: SignedInContext,
  { from, later, change, languages, check }: Advance,
): Promise<ImportRecord> {
  const userId = context.caller.id;
  await database.transaction(async (transaction) => {
    const states = [...from, change.state, ...later];
    const row = await lockImport(transaction, id, { userId, states });
    if (!from.includes(row.state)) return;
    await check?.(transaction, row);
    await updateImport(transaction, id, change);
    await jobs.send(runImportJob, { importId: id, ...languages }, transaction);
  });
  return presentImport(await findImport(database, id, userId), context);
}

const runningStates: ReadonlySet<ImportState> = new Set(['importing', 'cancelling']);

/** Nothing has to be removed before the import has begun. */
async function cancel(ports: Ports, id: string, context: SignedInContext): Promise<ImportRecord> {
  const userId = context.caller.id;
  const { state } = await findImport(ports.database, id, userId);
  if (runningStates.has(state)) {
    const change = { state: 'cancelling' } as const;
    return advance(ports, id, context, { from: ['importing'], later: ['cancelled'], change });
  }
  await ports.database.transaction(async (transaction) => {
    const states = ['uploading', 'reading', 'ready', 'cancelled'] as const;
    await lockImport(transaction, id, { userId, states });
    await endImports(transaction, [id], { state: 'cancelled' });
  });
  return presentImport(await findImport(ports.database, id, userId), context);
}

/** A text has at most a thousand words, which are removed at once. */
async function undo(ports: Ports, id: string, context: SignedInContext): Promise<ImportRecord> {
  const { caller, now } = context;
  const { kind, state, createdAt } = await findImport(ports.database, id, caller.id);
  const isExpired = createdAt.getTime() + undoMilliseconds <= now.getTime();
  if (state === 'done' && isExpired) throw new ApplicationError('ImportUndoExpired');
  if (kind === 'package') {
    const change = { state: 'undoing' } as const;
    return advance(ports, id, context, { from: ['done'], later: ['undone'], change });
  }
  await ports.database.transaction(async (transaction) => {
    const states = ['done', 'undone'] as const;
    const row = await lockImport(transaction, id, { userId: caller.id, states });
    if (row.state === 'undone') return;
    const stayed = await removeImported(transaction, row, { jobs: ports.jobs, now });
    await updateImport(transaction, id, { state: 'undone', stayed });
  });
  return presentImport(await findImport(ports.database, id, caller.id), context);
}
