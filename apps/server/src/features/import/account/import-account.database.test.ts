import { routes } from '@wordhoard/contract';
import { Privacy, UserReaction } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { anyAccount } from '../../../../test/account/any-account.ts';
import { describeAccount } from '../../../../test/account/describe-account.ts';
import { downloadAccount, exportAccount, unzip } from '../../../../test/account-archive.ts';
import { importPackage, sendPackage, zipFiles } from '../../../../test/anki-package.ts';
import { buildUser, type User } from '../../../../test/factory.ts';
import {
  buildFullAccount,
  buildSharedContent,
  useSharedContent,
} from '../../../../test/full-account.ts';
import { buildImageFile } from '../../../../test/image-file.ts';
import { buildWavFile } from '../../../../test/sound-file.ts';
import { useApp } from '../../../../test/test-app.ts';
import { list, wordTable } from '../../../schema/collection.ts';
import { studyPlan } from '../../../schema/study.ts';
import { translation } from '../../../schema/translation.ts';
import { wordContribution } from '../../../schema/word.ts';
import type { AccountFile } from './account-worker.ts';

const app = useApp();

const exportFor = async (learner: User) => exportAccount(app, await app.headersOf(learner));

const downloadFor = async (learner: User) => downloadAccount(app, await app.headersOf(learner));

const importArchive = async (learner: User, archive: Buffer) =>
  importPackage(app, archive, await app.headersOf(learner));

/** Imports an export of before archives, or an archive of data and files. */
async function importInto(learner: User, data: unknown, files?: Record<string, Buffer>) {
  const json = Buffer.from(JSON.stringify(data));
  const bytes = files ? await zipFiles({ 'account.json': json, ...files }) : json;
  return importArchive(learner, bytes);
}

const files = { picture: 'pictures/any.png', sound: 'sounds/any.wav' };

const buildFiles = async () => ({
  [files.picture]: await buildImageFile(),
  [files.sound]: buildWavFile(),
});

async function countLikes(id: string) {
  const [row] = await app.database.select().from(translation).where(eq(translation.id, id));
  return row?.likeCount ?? 0;
}

async function undo(learner: User, id: string) {
  const headers = await app.headersOf(learner);
  await app.call(routes.import.undo, { id }, headers);
  await app.runJobs();
  return (await app.call(routes.import.record, { id }, headers)).stayed;
}

const nothingStayed = { lists: 0, words: 0, translations: 0, tags: 0, media: 0, choices: 0 };

/** Reviews are not removed but taken back. */
const describeCounted = ({ reviews, ...account }: Awaited<ReturnType<typeof exportFor>>) =>
  describeAccount({ ...account, reviews: reviews.filter(({ isUndone }) => !isUndone) });

/** What an account said earlier: less of each word, and nothing else. */
const keepLittle = ({ contributions, ...data }: AccountFile): AccountFile => ({
  ...data,
  ...{ lists: [], tables: [], quizzes: [], notes: [], plans: [] },
  reviews: data.reviews.slice(0, 1),
  pins: { translations: [], images: [] },
  contributions: {
    ...{ translations: [], images: [], recordings: [], tags: [] },
    words: contributions.words.map((one) => ({ ...one, grammar: null })),
  },
});

/** An account with everything, and with the second column that tables have. */
async function exportFullAccount() {
  const busy = await buildFullAccount(app.database);
  const shared = await buildSharedContent(app.database, await buildUser(app.database));
  await useSharedContent(app.database, busy.learner, shared);
  const { tables, ...file } = await exportFor(busy.learner);
  const completed = tables.map((table) => ({
    ...table,
    columns: [...table.columns, { id: newId(), name: 'Noto', langCode: null }],
    rows: table.rows.map((row) => [...row, { label: 'unu', words: [] }]),
  }));
  return { file: { ...file, tables: completed }, shared };
}

describe('the export of an account', () => {
  it('is the same after it was imported, whatever it contains', async () => {
    const bytes = await buildFiles();
    await fc.assert(
      fc.asyncProperty(anyAccount(files), async (data) => {
        const learner = await buildUser(app.database);
        const { state, result } = await importInto(learner, data, bytes);
        expect({ state, leftOut: result?.leftOut }).toEqual({ state: 'done', leftOut: [] });
        const archive = await downloadFor(learner);
        const exported = await exportFor(learner);
        expect(describeAccount(exported)).toEqual(describeAccount(data));
        const other = await buildUser(app.database);
        await importArchive(other, archive);
        expect(describeAccount(await exportFor(other))).toEqual(describeAccount(exported));
        const [once, again] = [await unzip(archive), await unzip(await downloadFor(other))];
        for (const name of ['account.json', 'reviews.jsonl'])
          for (const one of [once, again]) one.delete(name);
        expect(again).toEqual(once);
      }),
      { numRuns: 3 },
    );
  });

  it('brings an account with everything into a new one, all of it private', async () => {
    const { file } = await exportFullAccount();
    const learner = await buildUser(app.database);
    const { result } = await importInto(learner, file);
    expect(result).toMatchObject({
      lists: [{ name: file.lists[0]?.name, wordCount: 2 }],
      counts: { newWords: 2, reviews: 1 },
      leftOut: [
        { reason: 'pictureUnusable', count: 1 },
        { reason: 'soundUnusable', count: 1 },
        { reason: 'suggestionKept', examples: [file.suggestions[0]?.text] },
      ],
    });
    const exported = await exportFor(learner);
    const before = describeAccount(file);
    const withoutFiles = { images: [], recordings: [], translations: expect.any(Array) };
    expect(describeAccount(exported)).toEqual({ ...before, ...withoutFiles });
    const { knowing, pins } = exported;
    expect(knowing).toEqual(file.knowing);
    expect(pins.images).toEqual(file.pins.images);
    expect(exported.tables).toMatchObject([{ privacy: Privacy.Private }]);
    const again = await importInto(learner, exported);
    expect(again.result?.counts).toMatchObject({ newWords: 0, translations: 0, reviews: 0 });
  });

  it('tells which lists and tables of others are not shared here', async () => {
    const { file } = await exportFullAccount();
    const gone = file.saved.lists.map((one) => ({ ...one, id: newId(), name: 'Gone' }));
    const saved = { ...file.saved, lists: [...file.saved.lists, ...gone] };
    const { result } = await importInto(await buildUser(app.database), { ...file, saved });
    expect(result?.leftOut).toContainEqual({
      reason: 'collectionMissing',
      count: 1,
      examples: ['Gone'],
    });
  });

  it('leaves everything as it was before when it is undone', async () => {
    await fc.assert(
      fc.asyncProperty(anyAccount(files), async (data) => {
        const learner = await buildUser(app.database);
        await importInto(learner, keepLittle(data));
        const before = describeCounted(await exportFor(learner));
        const { id } = await importInto(learner, data, await buildFiles());
        expect(describeCounted(await exportFor(learner))).not.toEqual(before);
        expect(await undo(learner, id)).toEqual(nothingStayed);
        expect(describeCounted(await exportFor(learner))).toEqual(before);
      }),
      { numRuns: 3 },
    );
  });

  it('takes back what its learner saved, liked, pinned and planned of others', async () => {
    const { file, shared } = await exportFullAccount();
    const learner = await buildUser(app.database);
    const empty = describeCounted(await exportFor(learner));
    const { id } = await importInto(learner, file);
    const likes = await countLikes(shared.translation.id);
    expect(await undo(learner, id)).toEqual(nothingStayed);
    expect(describeCounted(await exportFor(learner))).toEqual(empty);
    expect(await countLikes(shared.translation.id)).toBe(likes - 1);
    for (const table of [list, wordTable, wordContribution])
      expect(await app.database.$count(table, eq(table.userId, learner.id))).toBe(0);
  });

  it('leaves what its learner has done since', async () => {
    const { file, shared } = await exportFullAccount();
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const { id, result } = await importInto(learner, file);
    const listId = result?.lists[0]?.id ?? '';
    const { plans, saved, reactions } = await exportFor(learner);
    expect([plans.length, saved.lists.length]).toEqual([1, 1]);
    await app.database
      .update(studyPlan)
      .set({ wordsPerDay: 9 })
      .where(eq(studyPlan.listId, listId));
    const reacted = { id: shared.translation.id, reaction: UserReaction.Dislike };
    await app.call(routes.translation.reaction, reacted, headers);
    const stayed = await undo(learner, id);
    expect(stayed).toMatchObject({ lists: 1, choices: 2 });
    const after = await exportFor(learner);
    expect(after.plans).toMatchObject([{ id: listId, wordsPerDay: 9 }]);
    expect(after.saved.lists).toEqual([]);
    expect(reactions.translations).toHaveLength(1);
    expect(after.reactions.translations).toMatchObject([{ reaction: UserReaction.Dislike }]);
  });

  it.each([
    ['PackageUnreadable', '{"version":1'],
    ['PackageForeign', '{"version":1,"words":[]}'],
  ])('is refused with %s', async (code, file) => {
    const headers = await app.headersOf(await buildUser(app.database));
    const record = await sendPackage(app, Buffer.from(file), headers);
    expect(record).toMatchObject({ state: 'failed', error: { code } });
  });
});
