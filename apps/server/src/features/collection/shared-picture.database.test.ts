import { routes } from '@wordhoard/contract';
import { CollectionPrivacy, EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildUser, type User } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { password, passwordHash } from '../../../test/matrix/stage.ts';
import { useApp } from '../../../test/test-app.ts';
import { toPageHeaders, upload } from '../../../test/upload.ts';

const app = useApp();
const { Private, Unlisted } = CollectionPrivacy;

let author: User;
let authorHeaders: Record<string, string>;
let friend: Learner;
let hidden: Awaited<ReturnType<typeof buildPersonalWord>>;
let picture: Awaited<ReturnType<typeof upload>>;
let listId: string;

beforeEach(async () => {
  const { database } = app;
  author = await buildUser(database, { passwordHash: await passwordHash });
  authorHeaders = await app.headersOf(author);
  friend = await buildLearner(app);
  const own = { privacy: Privacy.Private, status: EntryStatus.Pending };
  hidden = await buildPersonalWord(database, author, {}, own);
  picture = await upload(app, { wordId: hidden.id, bytes: await buildImageFile() }, authorHeaders);
  const shared = { userId: author.id, privacy: Unlisted };
  ({ id: listId } = await buildList(database, [hidden], shared));
  friend.openedIds = [listId];
});

const statusOfFile = async (headers?: Record<string, string>) =>
  (await app.request(picture.url, { headers: headers ? toPageHeaders(headers) : {} })).status;

const pictureOfFriend = async () =>
  (await app.call(routes.word.record, { id: hidden.id }, friend.headers)).image;

describe('the picture of a word that is shared by a link', () => {
  it('is sent to everybody while the list is shared', async () => {
    expect(await statusOfFile()).toBe(200);
    await app.call(routes.list.update, { id: listId, privacy: Private }, authorHeaders);
    expect(await statusOfFile()).toBe(404);
    expect(await statusOfFile(friend.headers)).toBe(404);
  });

  it('stays with those who learn the word, also when the account of the author is deleted', async () => {
    await friend.answer(hidden.id);
    await friend.answer(hidden.id);
    await app.call(routes.user.delete, { password }, authorHeaders);
    await app.runJobs();
    expect((await pictureOfFriend())?.url).toBe(picture.url);
    expect(await statusOfFile(friend.headers)).toBe(200);
    expect(await statusOfFile()).toBe(404);
    const data = JSON.stringify(await exportAccount(app, friend.headers));
    expect(data).toContain(hidden.text);
    expect(data).toContain(picture.url);
    expect(data).not.toContain(author.username);
    const { total } = await app.call(routes.image.feed, { wordId: hidden.id }, friend.headers);
    expect(total).toBe(1);
  });

  it('is rejected for all who keep it, and removed with the original by an admin', async () => {
    await friend.answer(hidden.id);
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    await app.call(routes.word.update, { id: hidden.id, privacy: Privacy.Public }, authorHeaders);
    const decision = { kind: 'image', id: picture.id, status: EntryStatus.Rejected } as const;
    await app.call(routes.moderation.decide, { ...decision, reason: 'No' }, admin);
    expect(await pictureOfFriend()).toBeNull();
    await app.call(routes.image.delete, { id: picture.id }, admin);
    await app.runJobs();
    expect(await statusOfFile(friend.headers)).toBe(404);
  });
});
