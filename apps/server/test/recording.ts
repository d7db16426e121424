import { failure, type RecordingRecord, routes } from '@wordhoard/contract';
import { readAnswer, type TestApp } from './test-app.ts';

interface SentRecording {
  id?: string;
  wordId: string;
  bytes: Uint8Array;
  /** The name in the form, which may be wrong. */
  name?: string;
  speaker?: string;
  licence?: string;
}

export function recordingForm({
  wordId,
  bytes,
  name = 'word.wav',
  licence = 'CC0',
  ...texts
}: SentRecording): FormData {
  const form = new FormData();
  form.set('wordId', wordId);
  form.set('file', new File([new Uint8Array(bytes)], name));
  for (const [field, text] of Object.entries({ licence, ...texts })) form.set(field, text);
  return form;
}

export const sendRecording = (
  app: TestApp,
  sent: SentRecording,
  { authorization = '' }: Record<string, string>,
): Promise<Response> =>
  app.request(routes.recording.upload.path, {
    method: 'POST',
    body: recordingForm(sent),
    headers: { authorization },
  });

export async function record(
  app: TestApp,
  sent: SentRecording,
  headers: Record<string, string>,
): Promise<RecordingRecord> {
  return readAnswer(routes.recording.upload, await sendRecording(app, sent, headers));
}

export async function refusedRecording(
  app: TestApp,
  sent: SentRecording,
  headers: Record<string, string>,
) {
  const response = await sendRecording(app, sent, headers);
  return { status: response.status, ...failure.parse(await response.json()) };
}
