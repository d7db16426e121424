import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildHiddenWord,
  buildPersonalWord,
  buildTag,
  buildTagWord,
  type Tag,
} from '../../../test/contribution-factory.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { tag as tagTable } from '../../schema/tag.ts';

const app = useApp();
const { link, feed } = routes.tag;
const nothing = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

let word: Awaited<ReturnType<typeof buildWord>>;
let tag: Tag;
let learner: User;
let headers: Record<string, string>;
let adminHeaders: Record<string, string>;

beforeEach(async () => {
  word = await buildWord(app.database);
  tag = await buildTag(app.database);
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
  adminHeaders = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
});

describe('a tag that a learner puts on a word', () => {
  it('waits for approval, visible to its author only and not counted', async () => {
    const answer = await app.call(link, { parentId: word.id, childId: tag.id }, headers);
    expect(answer).toEqual({ linkIds: [tag.id], unlinkIds: [] });
    expect(await tagsFor(headers)).toMatchObject([
      { tag: { code: tag.code, wordCount: 0 }, status: EntryStatus.Pending, isOwn: true },
    ]);
    expect(await tagsFor(await app.headersOf())).toEqual([]);
    const { code } = tag;
    const words = (reader?: Record<string, string>) =>
      app.call(routes.tag.wordFeed, { code, langCode: 'eo' }, reader);
    expect(await words(headers)).toMatchObject({ total: 1, data: [{ id: word.id }] });
    expect(await words()).toMatchObject({ total: 0 });
  });

  it('may be on a definition, which the tag shows among its words', async () => {
    const definition = await buildWord(app.database, { mode: WordMode.Definition });
    await app.call(link, { parentId: definition.id, childId: tag.id }, adminHeaders);
    const feed = await app.call(routes.tag.wordFeed, { code: tag.code, langCode: 'eo' });
    expect(feed.data).toMatchObject([{ id: definition.id, mode: WordMode.Definition }]);
  });

  it('is added once and removed again', async () => {
    const put = { parentId: word.id, childIds: [tag.id] };
    await Promise.all(Array.from({ length: 4 }, () => app.call(link, put, headers)));
    expect(await tagsFor(headers)).toHaveLength(1);
    const children = [{ id: tag.id, link: false }];
    await app.call(link, { parentId: word.id, children }, headers);
    await app.call(link, { parentId: word.id, children }, headers);
    expect(await tagsFor(headers)).toEqual([]);
  });

  it('can be proposed again after a rejection', async () => {
    await buildTagWord(app.database, tag, word, {
      status: EntryStatus.Rejected,
      reason: 'Ne estas frukto',
      userId: learner.id,
    });
    expect(await tagsFor(headers)).toMatchObject([{ reason: 'Ne estas frukto' }]);
    await app.call(link, { parentId: word.id, childId: tag.id }, headers);
    expect(await tagsFor(headers)).toMatchObject([{ status: EntryStatus.Pending, reason: null }]);
  });

  it('is no longer counted after it is removed', async () => {
    await buildTagWord(app.database, tag, word, { userId: learner.id });
    expect(await countOf(tag)).toBe(1);
    await app.call(link, { parentId: word.id, children: [{ id: tag.id, link: false }] }, headers);
    expect(await countOf(tag)).toBe(0);
  });

  it('may be on a personal word', async () => {
    const kept = await buildPersonalWord(app.database, learner, {}, { privacy: Privacy.Private });
    await app.call(link, { parentId: kept.id, childId: tag.id }, headers);
    const { data } = await app.call(feed, { wordId: kept.id }, headers);
    expect(data).toMatchObject([{ word: { id: kept.id }, isOwn: true }]);
  });
});

describe('a tag that several learners put on a word', () => {
  const children = () => [{ id: tag.id, link: false }];
  const removeTag = (reader: Record<string, string>) =>
    app.call(link, { parentId: word.id, children: children() }, reader);
  let others: Record<string, string>;

  beforeEach(async () => {
    const other = await buildUser(app.database);
    others = await app.headersOf(other);
    const { id: duplicateOf } = await buildTagWord(app.database, tag, word, { userId: other.id });
    await buildTagWord(app.database, tag, word, { userId: learner.id, duplicateOf });
    await app.database.update(tagTable).set({ wordCount: 1 }).where(eq(tagTable.id, tag.id));
  });

  it('stays for the others when one of them removes it', async () => {
    await removeTag(others);
    expect(await tagsFor(headers)).toMatchObject([{ isOwn: true, status: EntryStatus.Approved }]);
    expect(await countOf(tag)).toBe(1);
    await removeTag(headers);
    expect(await tagsFor(headers)).toEqual([]);
    expect(await countOf(tag)).toBe(0);
  });

  it('can be withdrawn by the author of a duplicate', async () => {
    await removeTag(headers);
    const { data } = await app.call(routes.user.contributions, {}, headers);
    expect(data).toEqual([]);
    expect(await tagsFor(headers)).toMatchObject([{ isOwn: false }]);
    expect(await countOf(tag)).toBe(1);
  });

  it('is removed by an admin, and the other proposals wait for approval', async () => {
    await removeTag(adminHeaders);
    expect(await tagsFor(adminHeaders)).toEqual([]);
    expect(await tagsFor(headers)).toMatchObject([{ isOwn: true, status: EntryStatus.Pending }]);
    expect(await countOf(tag)).toBe(0);
  });
});

it('of the starter content on a definition is neither shown nor counted', async () => {
  const definition = await buildWord(app.database, { mode: WordMode.Definition });
  await buildTagWord(app.database, tag, definition);
  await app.call(link, { parentId: word.id, childId: tag.id }, adminHeaders);
  const { code } = tag;
  expect(await app.call(routes.tag.record, { code })).toMatchObject({ wordCount: 1 });
  const { data } = await app.call(routes.tag.tagFeed, { langCode: 'eo', text: code });
  expect(data).toMatchObject([{ wordCount: 1, firstWords: [word.text] }]);
  const feed = await app.call(routes.tag.wordFeed, { code, langCode: 'eo' });
  expect(feed).toMatchObject({ total: 1, data: [{ id: word.id }] });
});

describe('an admin', () => {
  it('adds approved tags, and approves pending ones', async () => {
    const other = await buildTag(app.database);
    await app.call(link, { parentId: word.id, childId: tag.id }, headers);
    const children = [tag, other].map(({ id }) => ({ id, link: true }));
    await app.call(link, { parentId: word.id, children }, adminHeaders);
    await app.call(link, { parentId: word.id, children }, adminHeaders);
    expect(await tagsFor(await app.headersOf())).toHaveLength(2);
    expect([await countOf(tag), await countOf(other)]).toEqual([1, 1]);
  });

  it('removes the tags of others', async () => {
    await buildTagWord(app.database, tag, word);
    const children = [{ id: tag.id, link: false }];
    await app.call(link, { parentId: word.id, children }, adminHeaders);
    expect(await countOf(tag)).toBe(0);
  });
});

describe('a refused change', () => {
  it('removes the tag of another learner; nothing else is changed', async () => {
    const other = await buildTag(app.database);
    await buildTagWord(app.database, tag, word, { userId: (await buildUser(app.database)).id });
    const children = [
      { id: other.id, link: true },
      { id: tag.id, link: false },
    ];
    const refusal = await app.refusal(link, { parentId: word.id, children }, headers);
    expect(refusal).toMatchObject({ status: 403, code: 'TagWordInvalidUserId' });
    expect(await tagsFor(headers)).toHaveLength(1);
  });

  it('is not the removal of a tag that the learner does not see', async () => {
    const userId = (await buildUser(app.database)).id;
    await buildTagWord(app.database, tag, word, { userId, status: EntryStatus.Pending });
    const children = [{ id: tag.id, link: false }];
    await app.call(link, { parentId: word.id, children }, headers);
    const { data } = await app.call(routes.moderation.feed, { kind: 'tag' }, adminHeaders);
    expect(data.map((entry) => 'tag' in entry && entry.tag.id)).toContain(tag.id);
  });

  it('names an unknown word or tag', async () => {
    const waiting = await buildHiddenWord(app.database);
    for (const [parentId, childId] of [
      [word.id, nothing],
      [nothing, tag.id],
      [waiting.id, tag.id],
    ]) {
      const refusal = await app.refusal(link, { parentId, childId }, headers);
      expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    }
  });
});

it('counts correctly with concurrent changes', async () => {
  const words = await Promise.all(Array.from({ length: 6 }, () => buildWord(app.database)));
  const setTag = (on: boolean) =>
    Promise.all(
      words.map(({ id: parentId }) =>
        app.call(link, { parentId, children: [{ id: tag.id, link: on }] }, adminHeaders),
      ),
    );
  await setTag(true);
  expect(await countOf(tag)).toBe(6);
  await setTag(false);
  expect(await countOf(tag)).toBe(0);
});

const tagsFor = async (reader: Record<string, string>) =>
  (await app.call(feed, { wordId: word.id }, reader)).data;

const countOf = async ({ code }: Tag) => (await app.call(routes.tag.record, { code })).wordCount;
