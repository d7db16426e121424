import { buffer } from 'node:stream/consumers';
import {
  type AccountExport,
  type AccountReview,
  accountExport,
  accountReview,
  routes,
} from '@wordhoard/contract';
import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { TestApp } from './test-app.ts';

/** The archive of an account, as its learner downloads it. */
export async function downloadAccount(
  app: Pick<TestApp, 'request'>,
  headers: Record<string, string>,
): Promise<Buffer> {
  const response = await app.request(routes.user.export.path, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

/** All data of an account, in the form of an export of version 1. */
export async function exportAccount(
  app: Pick<TestApp, 'request'>,
  headers: Record<string, string>,
): Promise<AccountExport & { reviews: AccountReview[] }> {
  const files = await unzip(await downloadAccount(app, headers));
  const data: unknown = JSON.parse(files.get('account.json')?.toString() ?? '');
  const account = accountExport.parse(data);
  expect(account).toEqual(data);
  const lines = files.get('reviews.jsonl')?.toString().split('\n').slice(0, -1) ?? [];
  const reviews = lines.map((line) => accountReview.parse(JSON.parse(line)));
  return { ...account, reviews };
}
