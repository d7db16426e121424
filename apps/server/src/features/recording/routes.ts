import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { canWithdrawUpload } from '@wordhoard/contract/permission';
import { and, eq, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  type Caller,
  callerIdOf,
  type Env,
  requireCaller,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordRecording } from '../../schema/recording.ts';
import { word } from '../../schema/word.ts';
import { isProposed } from '../word/decide.ts';
import { findRecording, findRecordings } from './store.ts';
import { uploadRecording } from './upload-recording.ts';

export function addRecordingRoutes(api: Api, services: Services): void {
  const { database } = services;
  api.openapi(routes.recording.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findRecordings(
      database,
      { ...request, callerId: callerIdOf(context) },
      request,
    );
    return context.json(presentFeed(request, total, rows), 200);
  });

  api.openapi(routes.recording.record, async (context) => {
    const { id } = context.req.valid('json');
    const recording = await findRecording(database, id, callerIdOf(context));
    if (recording === undefined) throw new ApplicationError('NotFound');
    return context.json(recording, 200);
  });

  api.openapi(routes.recording.upload, async (context) => {
    const caller = requireCaller(context);
    const id = await uploadRecording(services, caller, context.req.valid('form'));
    const recording = await findRecording(database, id, caller.id);
    if (recording === undefined) throw new ApplicationError('NotFound');
    return context.json(recording, 200);
  });

  api.openapi(routes.recording.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteRecording(database, id, requireCaller(context));
    return context.json({ id }, 200);
  });
}

/** Removes a recording from its word. The next sweep removes the file if nothing else uses it. */
function deleteRecording(database: Database, id: string, caller: Caller): Promise<void> {
  return database.transaction(async (transaction) => {
    const { userId, status } = wordRecording;
    const [added] = await transaction
      .select({ userId, status })
      .from(wordRecording)
      .innerJoin(word, eq(word.id, wordRecording.wordId))
      .where(and(eq(wordRecording.id, id), or(eq(userId, caller.id), isProposed)))
      .for('update', { of: wordRecording });
    if (added === undefined) throw new ApplicationError('NotFound');
    if (!canWithdrawUpload({ isOwn: added.userId === caller.id }, caller.role)) {
      throw new ApplicationError(added.status === EntryStatus.Approved ? 'Forbidden' : 'NotFound');
    }
    await transaction.delete(wordRecording).where(eq(wordRecording.id, id));
  });
}

const fileName = /^([0-9a-f]{64})\.mp3$/;

/** Recordings. The path of a pending recording cannot be guessed. */
export function addRecordingFileRoutes(
  api: Api,
  { fileStorage }: Pick<Services, 'fileStorage'>,
): void {
  api.get('/recording/:file', async (context) => {
    const [, digest] = fileName.exec(context.req.param('file')) ?? [];
    const bytes = digest === undefined ? undefined : await fileStorage.get(digest);
    if (bytes === undefined) throw new ApplicationError('NotFound');
    return sendPart(context, new Uint8Array(bytes), {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
  });
}

/** Sends the requested part of a file. Safari plays no sound from a server that sends whole files only. */
function sendPart(
  context: Context<Env>,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
  const size = bytes.length;
  const first = start ? Number(start) : size - Number(end || size);
  const last = start && end ? Math.min(Number(end), size - 1) : size - 1;
  if (start === undefined) return context.body(bytes, 200, headers);
  if (first < 0 || first > last) {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  return context.body(bytes.slice(first, last + 1), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${size}`,
  });
}
