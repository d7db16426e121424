import { routes } from '@wordhoard/contract';
import { CollectionPrivacy, EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { v7 as makeId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import {
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { password, passwordHash } from '../../../test/matrix/stage.ts';
import { buildSession, fruitQuiz } from '../../../test/quiz-session.ts';
import { answerEvent, today } from '../../../test/review-events.ts';
import { useApp } from '../../../test/test-app.ts';
import { findCampaignWords } from '../campaign/content/find-campaign-words.ts';

const app = useApp();
const { Private, Public, Unlisted } = CollectionPrivacy;
const pending = { privacy: Privacy.Private, status: EntryStatus.Pending } as const;

let author: User;
let authorHeaders: Record<string, string>;
let friend: Learner;
let listId: string;
let slug: string;
let known: Awaited<ReturnType<typeof buildWord>>;
let hidden: Awaited<ReturnType<typeof buildPersonalWord>>;
let meaning: Awaited<ReturnType<typeof buildPersonalWord>>;

beforeEach(async () => {
  const { database } = app;
  author = await buildUser(database, { passwordHash: await passwordHash });
  authorHeaders = await app.headersOf(author);
  friend = await buildLearner(app);
  known = await buildWord(database);
  hidden = await buildPersonalWord(database, author, {}, { ...pending, example: 'Jen ekzemplo.' });
  meaning = await buildPersonalWord(database, author, { langCode: 'ia' }, pending);
  await buildTranslation(database, [hidden, meaning], {
    userId: author.id,
    status: EntryStatus.Pending,
  });
  ({ id: listId } = await buildList(database, [known, hidden], {
    userId: author.id,
    privacy: Private,
  }));
  ({ slug } = await setPrivacy(Unlisted));
});

const setPrivacy = (privacy: CollectionPrivacy) =>
  app.call(routes.list.update, { id: listId, privacy }, authorHeaders);

const open = (headers?: Record<string, string>) =>
  app.call(routes.list.entity, { slug, tranLangCode: 'ia' }, headers);

const lessonSession = () =>
  buildSession([hidden.id], {
    settings: {
      ...fruitQuiz,
      source: { kind: 'lesson', ids: [hidden.id], langCode: 'eo', listId },
      tranLangCode: 'ia',
    },
    conditions: {
      missedRound: 'none',
      isByEar: false,
      isRetry: false,
      lesson: { list: { id: listId, slug, name: 'Listo' }, remaining: 0 },
    },
  });

const countOf = async (headers?: Record<string, string>) =>
  (await open(headers)).wordFeed.data.length;

describe('a list that is shared by its link', () => {
  it('shows all words with what its author says of them, at once and to everybody', async () => {
    const list = await open();
    expect(list).toMatchObject({ wordCount: 2, username: author.username, privacy: Unlisted });
    expect(list.wordFeed.data.map(({ id }) => id)).toEqual([known.id, hidden.id]);
    expect(list.wordFeed.data[1]).toMatchObject({
      example: 'Jen ekzemplo.',
      trans: [{ dest: { id: meaning.id } }],
    });
    const { content } = await app.call(routes.list.export, {
      slug,
      tranLangCode: 'ia',
      format: 'csv',
    });
    expect(content).toContain(`${hidden.text},${meaning.text}`);
  });

  it('has an address that nobody can guess, also one that its author chooses', async () => {
    const secret = listId.replaceAll('-', '').slice(13);
    expect(slug.endsWith(`-${secret}`)).toBe(true);
    const changed = await app.call(
      routes.list.update,
      { id: listId, slug: 'my-first-list' },
      authorHeaders,
    );
    expect(changed.slug).toBe(`my-first-list-${secret}`);
  });

  it('is found nowhere', async () => {
    const { headers } = friend;
    const feeds = [
      await app.call(routes.list.feed, { langCode: 'eo', pageSize: 100 }, headers),
      await app.call(routes.list.feed, { wordId: known.id }, headers),
      await app.call(routes.list.feed, { text: 'Listo' }, headers),
      await app.call(routes.user.lists, { username: author.username }, headers),
    ];
    expect(JSON.stringify(feeds)).not.toContain(listId);
    const sitemap = await app.request('/sitemap/lists-1.xml');
    expect(await sitemap.text()).not.toContain(slug);
    for (const name of [{ id: hidden.id }, { langCode: 'eo', text: hidden.text }])
      expect(await app.refusal(routes.word.record, name, headers)).toMatchObject({
        code: 'NotFound',
      });
    const options = await app.call(
      routes.word.options,
      { langCode: 'eo', text: hidden.text },
      headers,
    );
    expect(JSON.stringify(options)).not.toContain(hidden.id);
  });

  it.each(['lesson', 'words'] as const)(
    'does not show %s of its author that it lacks',
    async (kind) => {
      const other = await buildPersonalWord(app.database, author, {}, pending);
      const source = { kind, ids: [hidden.id, other.id], langCode: 'eo', listId };
      const settings = { source, tranLangCode: 'ia', codes: ['cards' as const] };
      const { pairs } = await app.call(routes.quiz.entity, settings);
      expect(pairs.map(({ item }) => item.wordId)).toEqual([hidden.id]);
    },
  );

  it('hides words of its author that an admin has rejected', async () => {
    const rejected = await buildPersonalWord(
      app.database,
      author,
      {},
      { status: EntryStatus.Rejected },
    );
    await app.call(routes.list.linkWord, { listId, childId: rejected.id }, authorHeaders);
    expect(await countOf(authorHeaders)).toBe(3);
    expect(await open()).toMatchObject({ wordCount: 2 });
  });

  it('can be practised before anything has been reviewed', async () => {
    const source = { kind: 'list' as const, slug };
    const { meaning: asked } = await app.call(routes.quiz.availability, {
      source,
      tranLangCode: 'ia',
      seed: 1,
    });
    expect(asked.translation.count).toBe(1);
  });

  it('is no source of a campaign, which everybody reads', async () => {
    const selection = {
      source: { kind: 'list' as const, slug },
      order: 'listed' as const,
      seed: 1,
    };
    const languages = { langCode: 'eo', tranLangCode: 'ia' };
    await expect(
      findCampaignWords(app.database, selection, languages, new Date()),
    ).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('may be saved, and withdrawn by an admin', async () => {
    const link = { parentId: friend.user.id, childId: listId };
    await app.call(routes.list.link, link, friend.headers);
    const saved = await app.call(routes.list.feed, { linked: true }, friend.headers);
    expect(saved.data.map(({ id }) => id)).toEqual([listId]);
    const ofFriend = { username: friend.user.username, saved: true };
    expect(await app.call(routes.user.lists, ofFriend, friend.headers)).toMatchObject({ total: 1 });
    expect(await app.call(routes.user.lists, ofFriend)).toMatchObject({ total: 0 });
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    await app.call(routes.list.update, { id: listId, privacy: Private }, admin);
    expect(await app.refusal(routes.list.record, { slug })).toMatchObject({ code: 'NotFound' });
    expect(await app.call(routes.list.feed, { linked: true }, friend.headers)).toMatchObject({
      total: 0,
    });
  });

  it('proposes its words only when everybody shall find them', async () => {
    const record = await app.call(routes.word.entity, { id: hidden.id }, authorHeaders);
    expect(record.privacy).toBe(Privacy.Private);
    const { slug: kept } = await setPrivacy(Public);
    expect(kept).toBe(slug);
  });
});

describe('the new link of a shared list', () => {
  const renew = (newId = makeId(), headers = authorHeaders) =>
    app.call(routes.list.renewLink, { id: listId, newId }, headers);

  it('opens the list, and the old link and the old id open nothing', async () => {
    await app.call(routes.list.link, { parentId: friend.user.id, childId: listId }, friend.headers);
    const plan = { listId, wordsPerDay: 7 };
    await app.call(routes.progress.savePlan, plan, authorHeaders);
    const { id: newId, slug: newSlug } = await renew();
    expect(newSlug).not.toBe(slug);
    const list = await app.call(routes.list.entity, { slug: newSlug });
    expect(list).toMatchObject({ id: newId, wordCount: 2, privacy: Unlisted });
    expect(list.wordFeed.data.map(({ id }) => id)).toEqual([known.id, hidden.id]);
    for (const name of [{ slug }, { id: listId }])
      expect(await app.refusal(routes.list.record, name, friend.headers)).toMatchObject({
        code: 'NotFound',
      });
    const saved = await app.call(routes.list.feed, { linked: true }, friend.headers);
    expect(saved.total).toBe(0);
    const day = { tranLangCode: 'ia', day: today };
    const { data } = await app.call(routes.progress.plans, day, authorHeaders);
    expect(data.map(({ list }) => list.id)).toEqual([newId]);
  });

  it('keeps no proof of the old one for words that are learned later', async () => {
    await renew();
    friend.openedIds = [listId];
    await friend.mark(hidden.id, 'saved');
    expect(await app.refusal(routes.word.record, { id: hidden.id }, friend.headers)).toMatchObject({
      code: 'NotFound',
    });
  });

  it('is made once for a repeated request', async () => {
    const newId = makeId();
    const { slug: first } = await renew(newId);
    expect((await renew(newId)).slug).toBe(first);
  });

  it('is made by the owner alone', async () => {
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    for (const headers of [friend.headers, admin])
      expect(
        await app.refusal(routes.list.renewLink, { id: listId, newId: makeId() }, headers),
      ).toMatchObject({ code: 'Forbidden' });
    await setPrivacy(Public);
    expect(
      await app.refusal(routes.list.renewLink, { id: listId, newId: makeId() }, authorHeaders),
    ).toMatchObject({ code: 'Forbidden' });
  });
});

describe('words of a list that a device has opened', () => {
  it('are stored on the device, also by a visitor', async () => {
    const request = { ids: [known.id, hidden.id], tranLangCode: 'ia' };
    const { words } = await app.call(routes.offline.words, { ...request, openedIds: [listId] });
    expect(words.map(({ word: { id, isByLink } }) => [id, isByLink])).toEqual([
      [known.id, undefined],
      [hidden.id, true],
    ]);
    expect(words[1]?.word.trans).toMatchObject([{ dest: { id: meaning.id } }]);
    const unproven = await app.call(routes.offline.words, request);
    expect(unproven.words).toHaveLength(1);
  });

  it('become the learner’s own with a mark', async () => {
    friend.openedIds = [listId];
    await friend.mark(hidden.id, 'saved');
    await setPrivacy(Private);
    expect(await app.call(routes.word.record, { id: hidden.id }, friend.headers)).toMatchObject({
      text: hidden.text,
    });
  });

  it('tell readers which of them only the link shows', async () => {
    const byLink = async (headers?: Record<string, string>) =>
      (await open(headers)).wordFeed.data.map(({ isByLink = false }) => isByLink);
    expect(await byLink()).toEqual([false, true]);
    expect(await byLink(authorHeaders)).toEqual([false, false]);
    await friend.sync([answerEvent(hidden.id)], [lessonSession()]);
    expect(await byLink(friend.headers)).toEqual([false, false]);
  });
});

describe('a lesson of a shared list', () => {
  it('teaches its hidden words to a visitor', async () => {
    const request = { langCode: 'eo', tranLangCode: 'ia', listId };
    const { ids } = await app.call(routes.lesson.next, request);
    expect(ids).toEqual([hidden.id]);
  });

  it('makes its words the learner’s own, who keeps them when the list is private again', async () => {
    await friend.sync([answerEvent(hidden.id)], [lessonSession()]);
    await setPrivacy(Private);
    expect(await app.refusal(routes.list.record, { slug }, friend.headers)).toMatchObject({
      code: 'NotFound',
    });
    const word = await app.call(
      routes.word.record,
      { id: hidden.id, tranLangCode: 'ia' },
      friend.headers,
    );
    expect(word.text).toBe(hidden.text);
    expect((await friend.marks()).map(({ wordId }) => wordId)).toEqual([hidden.id]);
    const source = { kind: 'words' as const, ids: [hidden.id], langCode: 'eo' };
    const settings = { source, tranLangCode: 'ia', codes: ['cards' as const] };
    const { pairs } = await app.call(routes.quiz.entity, settings, friend.headers);
    expect(pairs.map(({ item }) => item.wordId)).toEqual([hidden.id]);
  });

  it('outlives the account of the author', async () => {
    await friend.sync([answerEvent(hidden.id)], [lessonSession()]);
    await app.call(routes.user.delete, { password }, authorHeaders);
    expect(await app.refusal(routes.list.record, { slug })).toMatchObject({ code: 'NotFound' });
    expect(await app.call(routes.word.record, { id: hidden.id }, friend.headers)).toMatchObject({
      id: hidden.id,
    });
  });

  it('tells nothing of a list that is private', async () => {
    await setPrivacy(Private);
    await friend.sync([answerEvent(hidden.id)], [lessonSession()]);
    expect(await app.refusal(routes.word.record, { id: hidden.id }, friend.headers)).toMatchObject({
      code: 'NotFound',
    });
  });

  it('gives a learner no words that the list does not hold', async () => {
    const other = await buildPersonalWord(app.database, author, {}, pending);
    await friend.sync([answerEvent(other.id)], [lessonSession()]);
    expect(await app.refusal(routes.word.record, { id: other.id }, friend.headers)).toMatchObject({
      code: 'NotFound',
    });
  });
});
