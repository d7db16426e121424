import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildContributedWord, buildContribution } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { wordContribution } from '../../schema/word.ts';
import { approveContributions } from '../word/decide.ts';
import { lockWords, withdrawWord } from '../word/publish-words.ts';

const app = useApp();
const { decide } = routes.moderation;
const { Approved, Pending } = EntryStatus;

let admin: User;
let headers: Record<string, string>;

beforeEach(async () => {
  admin = await buildUser(app.database, { role: UserRole.Admin });
  headers = await app.headersOf(admin);
});

/** Starts a request that waits for what another admin does in a transaction, which then ends. */
async function callDuring<Answer>(
  work: (transaction: Database) => Promise<void>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await app.database.transaction(async (transaction) => {
    await work(transaction);
    answer = call();
    await vi.waitUntil(
      async () => {
        const waiting = await selectRows(
          app.database,
          sql`select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      },
      { timeout: 30_000 },
    );
  });
  if (answer === undefined) throw new Error('The request was not started');
  return answer;
}

it('leaves a word public whose contributions are reopened and approved at the same time', async () => {
  const built = await buildContributedWord(app.database, await buildUser(app.database));
  const other = await buildContribution(app.database, built, await buildUser(app.database));
  const reopening = { kind: 'word', id: built.contributionId, status: Pending } as const;
  await callDuring(
    (transaction) =>
      approveContributions(transaction, eq(wordContribution.id, other.id), {
        by: admin.id,
        at: new Date(),
      }),
    () => app.call(decide, reopening, headers),
  );
  expect(await app.call(routes.word.record, { id: built.id })).toMatchObject({ id: built.id });
});

it('refuses a translation of a word that is withdrawn at the same time', async () => {
  const word = await buildWord(app.database);
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  const proposed = { status: Pending, userId: (await buildUser(app.database)).id };
  const { id: translationId } = await buildTranslation(app.database, [word, foreign], proposed);
  const refusal = await callDuring(
    async (transaction) => {
      await lockWords(transaction, [word.id]);
      await withdrawWord(transaction, word.id, { active: false });
    },
    () =>
      app.refusal(decide, { kind: 'translation', id: translationId, status: Approved }, headers),
  );
  expect(refusal).toMatchObject({ code: 'NotFound' });
});
