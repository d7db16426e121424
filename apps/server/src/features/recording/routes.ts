import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { canWithdrawUpload } from '@wordhoard/contract/permission';
import { and, eq, or } from 'drizzle-orm';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Caller, callerIdOf, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordRecording } from '../../schema/recording.ts';
import { word } from '../../schema/word.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
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
    await deleteRecording(services, id, requireCaller(context));
    return context.json({ id }, 200);
  });
}

function deleteRecording(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  id: string,
  caller: Caller,
): Promise<void> {
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
    await removeFilesAfter(transaction, jobs, { id });
    await transaction.delete(wordRecording).where(eq(wordRecording.id, id));
  });
}
