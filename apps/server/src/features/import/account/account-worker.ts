import { readFileSync } from 'node:fs';
import { accountExport } from '@wordhoard/contract';
import type { z } from 'zod';

/** What can be brought to another account. Suggested answers stay with the old one. */
const accountFile = accountExport.pick({
  version: true,
  reviews: true,
  notes: true,
  study: true,
  plans: true,
  lists: true,
  tables: true,
  saved: true,
  contributions: true,
  pins: true,
  reactions: true,
  quizzes: true,
});

export type AccountFile = z.infer<typeof accountFile>;

export type AccountOutcome = AccountFile | { problem: 'PackageForeign' | 'PackageUnreadable' };

/** Runs in a thread: parsing takes seconds. A problem is returned, because an error loses its class between threads. */
export function run(path: string): AccountOutcome {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { problem: 'PackageUnreadable' };
  }
  const read = accountFile.safeParse(content);
  return read.success ? read.data : { problem: 'PackageForeign' };
}
