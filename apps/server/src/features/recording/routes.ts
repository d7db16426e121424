import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerIdOf, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordRecording } from '../../schema/recording.ts';
import { deleteUpload } from '../upload/delete-upload.ts';
import { findRecording, findRecordings } from './store.ts';
import { uploadRecording } from './upload-recording.ts';

export function addRecordingRoutes(api: Api, services: Services): void {
  const { database } = services;
  api.openapi(routes.recording.feed, async (context) => {
    const request = context.req.valid('json');
    const filter = { ...request, callerId: callerIdOf(context) };
    return context.json(presentFeed(request, await findRecordings(database, filter, request)), 200);
  });

  api.openapi(routes.recording.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(await findRecording(database, id, callerIdOf(context)), 200);
  });

  api.openapi(routes.recording.upload, async (context) => {
    const caller = requireCaller(context);
    const id = await uploadRecording(services, caller, context.req.valid('form'));
    return context.json(await findRecording(database, id, caller.id), 200);
  });

  api.openapi(routes.recording.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteUpload(services, wordRecording, id, requireCaller(context));
    return context.json({ id }, 200);
  });
}
