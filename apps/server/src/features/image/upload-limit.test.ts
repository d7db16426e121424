import { once } from 'node:events';
import { type ClientRequest, request, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { routes } from '@wordhoard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildForm, refusedUpload, sendForm } from '../../../test/upload.ts';
import { drain, formatAddress, listen } from '../../platform/http/listen.ts';

const mebibyte = 1024 * 1024;
const app = useApp();
let server: Server;

beforeAll(async () => {
  server = await listen(app.api, { port: 0, host: '127.0.0.1' });
});
afterAll(() => drain(server));

it('accepts an image of 5 MB and refuses one byte more', async () => {
  const { id: wordId } = await buildWord(app.database);
  const picture = await buildImageFile();
  const padded = (byteCount: number) => Buffer.concat([picture], byteCount);
  const headers = await app.headersOf();
  const largest = buildForm({ wordId, bytes: padded(5 * mebibyte) });
  expect((await sendForm(app, largest, headers)).status).toBe(200);
  const refusal = await refusedUpload(app, { wordId, bytes: padded(5 * mebibyte + 1) }, headers);
  expect(refusal).toMatchObject({ status: 413, code: 'PayloadTooLarge' });
});

it.each([
  ['declares its length', { 'content-length': String(1024 * mebibyte) }],
  ['is chunked', { 'transfer-encoding': 'chunked' }],
])('aborts an upload of a gigabyte that %s', async (_, length) => {
  const upload = request(`${formatAddress(server, '127.0.0.1')}${routes.image.upload.path}`, {
    method: 'POST',
    headers: {
      ...(await app.headersOf()),
      'content-type': 'multipart/form-data; boundary=x',
      ...length,
    },
  });
  upload.on('error', () => {});
  const answered = once(upload, 'response');
  const sentMebibytes = await sendUntil(upload, answered);
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  expect(await json(response)).toMatchObject({ code: 'PayloadTooLarge' });
  expect(sentMebibytes).toBeLessThan(200);
  upload.destroy();
});

/** Sends data until the server responds, and returns the amount. */
async function sendUntil(upload: ClientRequest, answered: Promise<unknown>): Promise<number> {
  const chunk = Buffer.alloc(mebibyte);
  let isAnswered = false;
  const answer = answered.then(() => {
    isAnswered = true;
  });
  let mebibytes = 0;
  while (!isAnswered && mebibytes < 1024) {
    mebibytes += 1;
    if (!upload.write(chunk)) await Promise.race([once(upload, 'drain'), answer]);
  }
  return mebibytes;
}
