import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { routes } from '@wordhoard/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { downloadAccount } from '../../../test/account-archive.ts';
import {
  buildPackage,
  importPackage,
  sendPackage,
  startImport,
} from '../../../test/anki-package.ts';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { buildUser, type User } from '../../../test/factory.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { useApp, webDirectory } from '../../../test/test-app.ts';
import { selectRows } from '../../platform/database/database.ts';
import { openServerConnection } from '../../platform/database/server-connection.ts';
import { list, listWord } from '../../schema/collection.ts';
import { review } from '../../schema/review.ts';
import { wordContribution } from '../../schema/word.ts';
import { lockUser } from '../user/store.ts';

const database = useCommandDatabase('starter content');
/** All servers store files in the same folder. */
const variables = () => {
  const { DATA_DIRECTORY: folder = '', ...others } = database.variables;
  return { ...others, DATA_DIRECTORY: join(folder, 'data'), WEB_DIRECTORY: webDirectory };
};
const app = useApp({
  connect: async () =>
    openServerConnection(database.variables['DATABASE_URL'] ?? '', { onLost() {} }),
  variables,
});

/** They are imported in two parts. */
const noteCount = 220;

const buildNotes = () =>
  buildPackage({
    notes: Array.from({ length: noteCount }, (_, index) => ({
      fields: [`vorto ${index} ${newId()}`, `parola ${index}`],
      reviews: [{ at: Date.parse('2026-01-05T10:00:00Z') }],
    })),
  });

async function buildAccount(): Promise<Buffer> {
  const headers = await app.headersOf(await buildUser(app.database));
  await importPackage(app, await buildNotes(), headers);
  return downloadAccount(app, headers);
}

/** Sends a file, and returns how its import is started and what it says. */
async function send(bytes: Uint8Array) {
  const learner = await buildUser(app.database);
  const headers = await app.headersOf(learner);
  const sent = await sendPackage(app, bytes, headers);
  const { id } = sent;
  return {
    learner,
    start: () => startImport(app, sent, headers),
    cancel: () => app.call(routes.import.cancel, { id }, headers),
    read: () => app.call(routes.import.record, { id }, headers),
  };
}

/** What exists of an import: lists, their words, what the learner says of words, and reviews. */
async function countImported({ id }: User): Promise<number[]> {
  const { userId, isUndone, undoes } = review;
  const ofLists = sql`${listWord.listId} in (select id from ${list} where ${list.userId} = ${id})`;
  return [
    await app.database.$count(list, eq(list.userId, id)),
    await app.database.$count(listWord, ofLists),
    await app.database.$count(wordContribution, eq(wordContribution.userId, id)),
    await app.database.$count(review, and(eq(userId, id), eq(isUndone, false), isNull(undoes))),
  ];
}

const nothing = [0, 0, 0, 0];

/** Keeps an import from adding reviews until the returned function is called. */
async function holdReviews({ id }: User): Promise<() => Promise<unknown>> {
  const isHeld = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  const holding = app.database.transaction(async (transaction) => {
    await lockUser(transaction, id);
    isHeld.resolve();
    await isReleased.promise;
  });
  await isHeld.promise;
  return () => {
    isReleased.resolve();
    return holding;
  };
}

async function untilItWaits(): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await selectRows(app.database, waiting)).length === 0) await setTimeout(20);
}

describe('an import that is cancelled while it runs', () => {
  it.each([
    ['a package', buildNotes],
    ['an account', buildAccount],
  ])('leaves nothing of %s', async (_, build) => {
    const { learner, start, cancel, read } = await send(await build());
    await start();
    const release = await holdReviews(learner);
    const running = app.runJobs();
    await untilItWaits();
    const cancelling = cancel();
    await setTimeout(100);
    await release();
    await Promise.all([running, cancelling]);
    await app.runJobs();
    expect(await read()).toMatchObject({ state: 'cancelled', result: null });
    expect(await countImported(learner)).toEqual(nothing);
  });
});

describe('an import whose server is killed', () => {
  it.each([
    ['a package', buildNotes, 200],
    ['an account', buildAccount, 0],
  ])('continues %s on another one', async (_, build, doneBefore) => {
    const { learner, start, read } = await send(await build());
    const server = new ServerProcess(variables());
    onTestFinished(() => server.kill());
    await server.ready();
    let release = doneBefore === 0 ? await holdReviews(learner) : undefined;
    await start();
    while ((await read()).done < doneBefore) await setTimeout(5);
    release ??= await holdReviews(learner);
    await untilItWaits();
    await server.kill();
    await release();
    const { state, done } = await read();
    expect(state).toBe('importing');
    const [, words] = await countImported(learner);
    expect(words).toBe(done);
    await app.repeatLostJobs();
    expect(await read()).toMatchObject({
      state: 'done',
      result: { counts: { reviews: noteCount } },
    });
    expect(await countImported(learner)).toEqual([1, noteCount, expect.any(Number), noteCount]);
  });
});
