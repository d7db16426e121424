import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.ts';
import { countJobs } from '../src/platform/jobs/job-queue.ts';
import { readMail } from '../test/read-mail.ts';
import type { Learner } from './learner.ts';
import type { Variables } from './load.ts';

export type JobCounts = Record<'jobs' | 'lost' | 'repeated', number>;

const queue = 'mail-reset-link';
const openStates = ['created', 'retry', 'active'];
const maxMinutes = 5;

/** Background jobs, each of which mails a learner once. */
export class ResetMails {
  readonly #expected: string[] = [];

  /** Sends a job for each learner. */
  async ask(learners: readonly Learner[], address: string): Promise<void> {
    for (const learner of learners) {
      await learner.forgetPassword(address);
      this.#expected.push(learner.email);
    }
  }

  /** Waits until no job is open, and counts those that did nothing or ran again. */
  async finish(database: Database, { DATA_DIRECTORY: folder = '' }: Variables): Promise<JobCounts> {
    await waitUntilDone(database);
    const received = readRecipients(join(folder, 'outbox'));
    const countOf = (email: string) => received.filter((one) => one === email).length;
    const counts = this.#expected.map(countOf);
    return {
      jobs: counts.length,
      lost: counts.filter((count) => count === 0).length,
      repeated: counts.filter((count) => count > 1).length,
    };
  }
}

async function waitUntilDone(database: Database): Promise<void> {
  const deadline = performance.now() + maxMinutes * 60_000;
  while (performance.now() < deadline) {
    const counts = await countJobs(database);
    const isOpen = counts.some(
      (one) => one.queue === queue && openStates.includes(one.state) && one.count > 0,
    );
    if (!isOpen) return;
    await setTimeout(1_000);
  }
}

/** A server without a mail server writes mails to files. */
const readRecipients = (folder: string): (string | undefined)[] =>
  readdirSync(folder).map((file) =>
    readMail(readFileSync(join(folder, file), 'utf8')).headers.get('to'),
  );
