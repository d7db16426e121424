import { failure, type ImageRecord, routes } from '@wordhoard/contract';
import { readAnswer, type TestApp } from './test-app.ts';

interface Upload {
  id?: string;
  wordId: string;
  bytes: Uint8Array;
  /** The name and the type in the form, which may be wrong. */
  name?: string;
  type?: string;
  licence?: string;
  source?: string;
}

export function buildForm({ wordId, bytes, name = 'picture.png', type = '', ...origin }: Upload) {
  const form = new FormData();
  form.set('wordId', wordId);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  for (const [field, text] of Object.entries(origin)) form.set(field, text);
  return form;
}

/** Sends a form. The content type is set automatically, as in a browser. */
export function sendForm(
  app: TestApp,
  body: FormData,
  { authorization = '' }: Record<string, string>,
): Promise<Response> {
  return app.request(routes.image.upload.path, {
    method: 'POST',
    body,
    headers: { authorization },
  });
}

export async function upload(
  app: TestApp,
  file: Upload,
  headers: Record<string, string>,
): Promise<ImageRecord> {
  return readAnswer(routes.image.upload, await sendForm(app, buildForm(file), headers));
}

/** The headers of a browser that requests a file for a page: the token is in a cookie. */
export const toPageHeaders = ({ authorization = '' }: Record<string, string>, name = 'token') => ({
  cookie: `${name}=${authorization.replace('Bearer ', '')}`,
});

export async function refusedUpload(app: TestApp, file: Upload, headers: Record<string, string>) {
  const response = await sendForm(app, buildForm(file), headers);
  return { status: response.status, ...failure.parse(await response.json()) };
}
