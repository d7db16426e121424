import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ReadMail, readMail } from '../../../server/test/read-mail.ts';

/** Waits for a mail with a link to a page. The server writes mails after its response. */
export async function findMail(
  email: string,
  path: string,
  { timeout = 15_000 } = {},
): Promise<ReadMail> {
  const outbox = join(process.env['E2E_DATA_DIRECTORY'] ?? '', 'outbox');
  const find = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((file) => readMail(readFileSync(join(outbox, file), 'utf8')))
      .find(({ headers, text }) => headers.get('to')?.includes(email) && text.includes(path));
  await expect.poll(find, { timeout }).toBeDefined();
  const mail = find();
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
}

/** The address of a page in a mail. */
export const linkIn = ({ text }: ReadMail, path: string): string =>
  text.split(/\s/).find((word) => word.includes(path)) ?? '';
