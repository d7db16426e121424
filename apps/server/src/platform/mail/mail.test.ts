import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail } from '../../../test/read-mail.ts';
import { useSmtpServer } from '../../../test/smtp-server.ts';
import { createLog } from '../observability/log.ts';
import { createMail } from './mail.ts';

const message = { to: 'anna@example.org', subject: 'Ĉu vi parolas?', text: 'Jes, mi parolas.\n' };
const mailFrom = 'Wordhoard <mail@words.example>';

describe('without a mail server', () => {
  let dataDirectory: string;
  const lines: string[] = [];

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'wordhoard-outbox-'));
    const log = createLog('trace', { write: (line) => lines.push(line) });
    const mail = createMail({ smtpUrl: undefined, mailFrom, dataDirectory }, log);
    await mail.send(message);
    await mail.send({ ...message, to: 'bertil@example.org' });
  });
  afterAll(() => rm(dataDirectory, { recursive: true }));

  const files = async () => (await readdir(join(dataDirectory, 'outbox'))).toSorted();
  const toPath = (name: string) => join(dataDirectory, 'outbox', name);

  it('each mail is a file in the outbox, in the order of sending', async () => {
    const [first, second, ...others] = await files();
    expect(others).toEqual([]);
    const mails = [first, second].map(async (name = '') =>
      readMail(await readFile(toPath(name), 'utf8')),
    );
    for (const [index, to] of ['anna@example.org', 'bertil@example.org'].entries()) {
      const mail = await mails[index];
      expect(mail?.text.trim()).toBe('Jes, mi parolas.');
      expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
        from: mailFrom,
        to,
        subject: 'Ĉu vi parolas?',
      });
    }
  });

  it('only its owner can read the file', async () => {
    const [name = ''] = await files();
    expect((await stat(toPath(name))).mode & 0o777).toBe(0o600);
  });

  it('the log names the file, but no address', async () => {
    const [name] = await files();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ file: name });
    expect(lines.join('')).not.toMatch(/example|parolas/);
  });
});

describe('with a mail server', () => {
  const smtp = useSmtpServer();
  const mailTo = (smtpUrl: string) =>
    createMail({ smtpUrl, mailFrom, dataDirectory: '/nowhere' }, createLog('silent'));

  it('a mail arrives', async () => {
    await mailTo(smtp.url).send(message);
    expect(smtp.mails.at(-1)).toMatchObject({ text: expect.stringContaining('mi parolas') });
  });

  it('an address with a comma is one address', async () => {
    const to = '"anna,bertil"@example.org';
    await mailTo(smtp.url).send({ ...message, to });
    expect(smtp.recipients.at(-1)).toEqual([to]);
  });

  it('the error of a refusal does not contain the address', async () => {
    smtp.unknownAddresses.add(message.to);
    const failure = mailTo(smtp.url).send(message);
    await expect(failure).rejects.toThrow(/did not accept a mail: EENVELOPE/);
    await expect(failure).rejects.not.toThrow(/anna/);
  });

  it('the error says that the server is unreachable', async () => {
    await expect(mailTo('smtp://127.0.0.1:1').send(message)).rejects.toThrow(/ESOCKET|ECONN/);
  });
});
