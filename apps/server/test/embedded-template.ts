import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectionTo, openInMemory } from '../src/database/embedded-connection.ts';
import { fillTemplate } from './template.ts';

export async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-template-'));
  const file = join(folder, 'database.tar');
  const client = await openInMemory();
  const connection = connectionTo(client);
  await fillTemplate(connection);
  await writeFile(file, (await client.dumpDataDir('none')).stream());
  await connection.close();
  provide('template', { kind: 'embedded', file });
  return () => rm(folder, { recursive: true });
}
