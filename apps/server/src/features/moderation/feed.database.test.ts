import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, SortOrder, UserRole } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildContributedWord,
  buildContribution,
  buildHiddenWord,
  buildPersonalWord,
  buildSuggestion,
  buildTag,
  buildTagWord,
} from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const { feed } = routes.moderation;
const { Approved, Rejected, Pending } = EntryStatus;
const createdAt = new Date('2026-03-01T12:00:00Z');
const opinions = { likeCount: 0, dislikeCount: 0 };

let learner: User;
let headers: Record<string, string>;
let pending: Awaited<ReturnType<typeof buildPersonalWord>>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  pending = await buildPersonalWord(
    app.database,
    learner,
    { langCode: 'ia' },
    {
      createdAt,
      example: 'Un phrase.',
      speechPartIds: [6],
    },
  );
});

describe('the queue shows entries with their authors:', () => {
  it('a contribution to a word', async () => {
    expect(await latest('word')).toEqual({
      kind: 'word',
      ...findReactions(pending.contributionId),
      word: reference(pending),
      example: 'Un phrase.',
      exampleDetails: null,
      grammar: null,
      speechPartIds: [6],
      meanings: [],
      isPublished: false,
    });
  });

  it('a translation with both of its words', async () => {
    const known = await buildWord(app.database);
    const { id } = await buildTranslation(app.database, [known, pending], own());
    expect(await latest('translation')).toEqual({
      kind: 'translation',
      ...findReactions(id),
      ...opinions,
      words: [pending, known].map(reference).sort((one, other) => (one.id < other.id ? -1 : 1)),
      speechPartId: 6,
    });
  });

  it('a homograph with its proposed meaning, beside the public words of its text with theirs', async () => {
    const text = learner.username;
    const first = await buildWord(app.database, { text });
    const meaning = await buildWord(app.database, { langCode: 'en' });
    await buildTranslation(app.database, [first, meaning]);
    await buildHiddenWord(app.database, { text, homograph: 3 });
    const second = await buildPersonalWord(app.database, learner, { text, homograph: 2 });
    await buildTranslation(app.database, [second, meaning], own());
    const word = { id: second.id, homograph: 2, hasHomographs: true };
    const number = { homograph: 1, hasHomographs: true };
    const homographs = [{ id: first.id, ...number, trans: [{ dest: { id: meaning.id } }] }];
    const meanings = [{ id: meaning.id }];
    expect(await latest('word')).toMatchObject({ word, meanings, homographs });
    const words = expect.arrayContaining([expect.objectContaining(word)]);
    headers['accept-language'] = 'ru';
    expect(await latest('translation')).toMatchObject({ words, homographs });
  });

  it('an image', async () => {
    const { id, imageId } = await buildImage(app.database, pending.id, own());
    expect(await latest('image')).toEqual({
      kind: 'image',
      ...findReactions(id),
      ...opinions,
      word: reference(pending),
      url: `/picture/${imageId}.svg`,
      licence: 'MIT',
      source: 'Test',
    });
  });

  it('a recording', async () => {
    const { id, digest } = await buildRecording(app.database, pending.id, {
      ...own(),
      speaker: 'Ada',
    });
    expect(await latest('recording')).toEqual({
      kind: 'recording',
      ...findReactions(id),
      ...opinions,
      word: reference(pending),
      url: `/recording/${digest}.mp3`,
      speaker: 'Ada',
      licence: 'CC0',
      milliseconds: 800,
    });
  });

  it('a tag on a word', async () => {
    const tag = await buildTag(app.database);
    const { id } = await buildTagWord(app.database, tag, pending, own());
    expect(await latest('tag')).toEqual({
      kind: 'tag',
      ...findReactions(id),
      ...opinions,
      word: reference(pending),
      tag: { id: tag.id, code: tag.code, name: tag.code, wordCount: 0 },
    });
  });

  it('a suggested answer', async () => {
    const known = await buildWord(app.database);
    const suggestion = await buildSuggestion(app.database, known, learner, { createdAt });
    expect(await latest('suggestion')).toEqual({
      kind: 'suggestion',
      ...findReactions(suggestion.id),
      word: reference(known),
      langCode: 'ia',
      text: suggestion.text,
    });
  });
});

it('shows the oldest entries first', async () => {
  const later = await buildPersonalWord(app.database, learner);
  const { total } = await app.call(feed, { kind: 'word' }, headers);
  const last = await app.call(
    feed,
    { kind: 'word', pageSize: 2, page: Math.ceil(total / 2) },
    headers,
  );
  expect(last.data.at(-1)?.id).toBe(later.contributionId);
  expect(total).toBeGreaterThanOrEqual(2);
});

it('filters by status, and shows why entries were rejected', async () => {
  const rejection = { status: Rejected, reason: 'Ne' };
  const rejected = await buildPersonalWord(app.database, learner, {}, rejection);
  const { contributionId: id } = rejected;
  expect(await latest('word', Rejected)).toMatchObject({ id, reason: 'Ne' });
  const approved = await buildContributedWord(app.database, learner);
  expect(await latest('word', Approved)).toMatchObject({
    id: approved.contributionId,
    username: learner.username,
    word: { id: approved.id },
  });
});

it('hides entries of private words', async () => {
  const secret = await buildPersonalWord(
    app.database,
    learner,
    { langCode: 'ia' },
    { privacy: Privacy.Private },
  );
  const known = await buildWord(app.database);
  const hidden = [
    { id: secret.contributionId },
    await buildTranslation(app.database, [secret, known], own()),
    await buildImage(app.database, secret.id, own()),
    await buildTagWord(app.database, await buildTag(app.database), secret, own()),
    await buildSuggestion(app.database, secret, learner),
  ];
  for (const [index, kind] of kinds.entries()) {
    const { data } = await app.call(feed, { kind, sort: SortOrder.Descending }, headers);
    expect(data.map(({ id }) => id)).not.toContain(hidden[index]?.id);
  }
});

it('shows each learner’s contribution to a word, except private ones', async () => {
  const word = await buildWord(app.database);
  const secret = { privacy: Privacy.Private, example: 'Sekreta frazo.' };
  await buildContribution(app.database, word, learner, secret);
  const other = await buildUser(app.database);
  const { id } = await buildContribution(app.database, word, other, { example: 'Alia frazo.' });
  const { username } = other;
  expect(await latest('word')).toMatchObject({ id, username, example: 'Alia frazo.' });
  const { data } = await app.call(feed, { kind: 'word', sort: SortOrder.Descending }, headers);
  expect(JSON.stringify(data)).not.toContain('Sekreta frazo.');
});

it('shows broken links until they are dismissed, the most reported first', async () => {
  const report = (path: string) => app.call(routes.general.reportBrokenLink, { path });
  await report('/word/en/aple');
  await report('/word/en/bananna');
  await report('/word/en/bananna');
  const { data, total } = await app.call(feed, { kind: 'broken-link' }, headers);
  expect(data).toMatchObject([
    { kind: 'broken-link', path: '/word/en/bananna', reportCount: 2 },
    { path: '/word/en/aple', reportCount: 1 },
  ]);
  expect(total).toBe(2);
  const dismiss = routes.moderation.dismissBrokenLink;
  const id = data[0]?.id ?? '';
  expect(await app.call(dismiss, { id }, headers)).toEqual({ id });
  const refusal = await app.refusal(dismiss, { id }, headers);
  expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  expect(await app.call(feed, { kind: 'broken-link' }, headers)).toMatchObject({ total: 1 });
});

it('is for admins only', async () => {
  expect(await app.refusal(feed, { kind: 'word' })).toMatchObject({ code: 'NotAuthorized' });
  const refusal = await app.refusal(feed, { kind: 'word' }, await app.headersOf());
  expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
});

const kinds = ['word', 'translation', 'image', 'recording', 'tag', 'suggestion'] as const;
type Kind = (typeof kinds)[number];

async function latest(kind: Kind, status: EntryStatus = Pending) {
  const request = { kind, status, sort: SortOrder.Descending, pageSize: 1 };
  return (await app.call(feed, request, headers)).data[0];
}

const own = () => ({ userId: learner.id, status: Pending, createdAt });

const findReactions = (id: string) => ({
  id,
  status: Pending,
  reason: null,
  username: learner.username,
  createdAt: createdAt.toISOString(),
  homographs: [],
});

const reference = ({
  id,
  text,
  langCode,
  mode,
  homograph,
  published: isPublished,
}: Awaited<ReturnType<typeof buildWord>>) => ({
  id,
  text,
  langCode,
  mode,
  homograph,
  hasHomographs: false,
  status: isPublished ? Approved : Pending,
});
