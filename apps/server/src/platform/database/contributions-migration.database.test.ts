import { type AccountExport, routes } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { beforeAll, describe, expect, it } from 'vitest';
import { marksSeenBy } from '../../../test/marks-seen-by.ts';
import { openMigrated } from '../../../test/older-database.ts';
import { digest, fillSharedWorld, type SharedWorld } from '../../../test/shared-world.ts';
import { reader, russianReader, useApp } from '../../../test/test-app.ts';
import { removeUnusedUploads } from '../../features/image/remove-unused-uploads.ts';
import { upload } from '../../features/image/schema.ts';
import { idOfTag } from '../../features/tag/create-tag.ts';
import { user } from '../../features/user/schema.ts';

const { Approved, Pending, Rejected } = EntryStatus;

let world: SharedWorld;
const app = useApp({
  connect: () =>
    openMigrated('0013_contributions', async (database) => {
      world = await fillSharedWorld(database);
    }),
});

type Name = keyof SharedWorld['people'];
const names = ['anna', 'bela', 'cara', 'admin'] as const satisfies Name[];
const headers: Record<string, Record<string, string>> = { visitor: reader };

beforeAll(async () => {
  const users = await app.database.select().from(user);
  for (const name of names) {
    headers[name] = await app.headersOf(users.find(({ id }) => id === world.people[name].id));
  }
});

const exportOf = (name: Name): Promise<AccountExport> =>
  app.get(routes.user.export, routes.user.export.path, headers[name]);

const everybody = ['visitor', ...names];

it('shows each reader what they may see, and nobody less or more', async () => {
  const seen = new Map<string, string[]>();
  for (const name of everybody) {
    for (const mark of await marksSeenBy(app, world, headers[name] ?? {})) {
      seen.set(mark, [...(seen.get(mark) ?? []), name]);
    }
  }
  expect(Object.fromEntries([...seen].sort())).toEqual({
    markchief: ['bela', 'admin'],
    markcontent: everybody,
    markcontentnote: everybody,
    markcredit: ['anna'],
    markfallen: ['anna', 'admin'],
    markfallennote: ['anna', 'admin'],
    markfallenreason: ['anna', 'admin'],
    markimported: everybody,
    markkept: ['anna', 'bela'],
    markleaked: everybody,
    markleakednote: ['anna'],
    markpending: ['anna', 'bela', 'admin'],
    markpendingnote: ['anna', 'admin'],
    markpublished: everybody,
    markrefused: ['anna', 'bela', 'admin'],
    markrefusednote: ['anna', 'admin'],
    markrefusedreason: ['anna', 'admin'],
    marksolo: ['anna'],
    marksolonote: ['anna'],
    marksplit: ['anna', 'bela', 'admin'],
    marktag: ['anna', 'admin'],
    marktagkept: ['bela'],
    marktags: ['anna', 'bela', 'admin'],
    marktranreason: ['anna', 'admin'],
  });
});

describe('each author', () => {
  it('has their own contribution, with what became of it', async () => {
    expect(contributionsOf(await exportOf('anna'))).toEqual({
      marksolo: [Privacy.Private, Pending, 'marksolonote', null],
      markleaked: [Privacy.Private, Pending, 'markleakednote', null],
      markpublished: [Privacy.Public, Approved, null, null],
      markimported: [Privacy.Public, Approved, null, null],
      markpending: [Privacy.Public, Pending, 'markpendingnote', null],
      markrefused: [Privacy.Public, Rejected, 'markrefusednote', 'markrefusedreason'],
      markfallen: [Privacy.Public, Rejected, 'markfallennote', 'markfallenreason'],
      markkept: [Privacy.Private, Pending, null, null],
      marksplit: [Privacy.Public, Rejected, null, null],
    });
    expect(contributionsOf(await exportOf('bela'))).toEqual({
      markleaked: [Privacy.Public, Approved, null, null],
      markpublished: [Privacy.Public, Approved, null, null],
      markpending: [Privacy.Public, Pending, null, null],
      markrefused: [Privacy.Public, Pending, null, null],
      markkept: [Privacy.Private, Pending, null, null],
      markchief: [Privacy.Private, Pending, null, null],
      marksplit: [Privacy.Private, Pending, null, null],
    });
  });

  it('has the word wherever they had it, each a word of their own', async () => {
    const ids = new Set<string>();
    for (const name of ['anna', 'bela'] as const) {
      const account = await exportOf(name);
      expect(placesOf(account, 'markpending')).toEqual(places);
      const { quiz } = await app.call(routes.quiz.current, {}, headers[name]);
      expect(quiz?.pairs).toMatchObject([{ word: { text: 'markpending' } }]);
      expect(quiz?.settings).toMatchObject({ source: { ids: [quiz?.pairs[0]?.word.id] } });
      ids.add(quiz?.pairs[0]?.word.id ?? '');
    }
    expect(ids.size).toBe(2);
  });

  it('has their translation, and pinned it if they had', async () => {
    for (const name of ['anna', 'bela'] as const) {
      const { contributions, pins } = await exportOf(name);
      const own = contributions.translations.find(({ words }) => isOf(words, 'markcontent'));
      expect(own).toMatchObject({ status: Pending, reason: null });
      const wordId = world.words.content.id;
      expect(pins.translations).toEqual([{ wordId, translationId: own?.id }]);
    }
    const { contributions } = await exportOf('bela');
    const statusOf = (text: string) =>
      contributions.translations.find(({ words }) => isOf(words, text))?.status;
    expect(statusOf('markpublished')).toBe(Approved);
    expect(['markleaked', 'markpending', 'markkept', 'marksplit'].map(statusOf)).toEqual(
      Array.from({ length: 4 }, () => Pending),
    );
  });

  it('has their picture, which is not swept away', async () => {
    const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000);
    await removeUnusedUploads(app.database, app.services.imageStorage, inAMonth);
    const stored = await app.database.select().from(upload);
    expect(stored.map((one) => one.digest)).toContain(digest);
    const url = `/image/${digest}.webp`;
    expect((await exportOf('anna')).contributions.images).toMatchObject([
      { word: { text: 'marksolo' }, url, source: 'markcredit', status: Pending },
    ]);
    expect((await exportOf('bela')).contributions.images).toMatchObject([
      { word: { text: 'markcontent' }, url, source: 'belabela', status: Approved },
      { word: { text: 'markpending' }, source: 'Mem', status: Pending },
    ]);
  });
});

it('shows an approved translation once, though several proposed it', async () => {
  const { id: wordId } = world.words.published;
  for (const name of everybody) {
    const feed = await app.call(routes.translation.feed, { wordId, langCode: 'de' }, headers[name]);
    expect(feed).toMatchObject({ total: 1, data: [{ status: Approved }] });
  }
});

it('counts the published words of a tag', async () => {
  const { data } = await app.call(routes.tag.options, { text: 'counted' });
  expect(data).toMatchObject([{ code: 'counted', wordCount: 1 }]);
});

it('names a tag of the starter content as its lists are named', async () => {
  const tag = await app.call(routes.tag.record, { code: 'counted' }, russianReader);
  expect(tag.name).toBe('Посчитано');
  const { data } = await app.call(routes.tag.options, { text: 'посч' });
  expect(data.map(({ code }) => code)).toEqual(['counted']);
});

it('shows visitors the words of a list and a table that are public', async () => {
  const { id } = world.list;
  const list = await app.call(routes.list.entity, { id, tranLangCode: 'de' });
  expect(list).toMatchObject({ wordCount: 1, wordFeed: { total: 1 } });
});

it('puts proposals before admins in the order in which they came', async () => {
  const queue = { kind: 'word', status: Pending, pageSize: 100 } as const;
  const { data } = await app.call(routes.moderation.feed, queue, headers['admin']);
  const times = data.map((entry) => ('createdAt' in entry ? entry.createdAt : null));
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual(times.toSorted());
});

it('tells nobody by its id that somebody else has a tag', async () => {
  const { id } = await app.call(routes.tag.create, { code: 'marktag' }, headers['cara']);
  expect(id).toBe(idOfTag('marktag'));
});

describe('afterwards', () => {
  it('a word that was public is shown again wherever others had it', async () => {
    expect(placesOf(await exportOf('cara'), 'markfallen')).toEqual([]);
    await approve('markfallen');
    expect(placesOf(await exportOf('cara'), 'markfallen')).toEqual(places);
    expect(placesOf(await exportOf('anna'), 'markfallen')).toEqual(['lists', 'tables']);
  });

  it('a word keeps its part of speech when what another says about it changes', async () => {
    const { id, text } = world.words.leaked;
    await app.call(routes.word.update, { id, speechPartIds: [] }, headers['anna']);
    const nouns = { langCode: 'eo', tranLangCode: 'de', speechPartId: 6 };
    const { data } = await app.call(routes.word.feed, nouns);
    expect(data.map((word) => word.text)).toContain(text);
  });

  it('a word goes with its authors, unless it came with an import', async () => {
    const { leaked, imported } = world.words;
    await app.call(routes.word.delete, { id: leaked.id }, headers['bela']);
    await app.call(routes.word.delete, { id: imported.id }, headers['anna']);
    const left = await app.call(routes.word.words, { ids: [leaked.id, imported.id] });
    expect(left.data.map(({ text }) => text)).toEqual(['markimported']);
    const name = { langCode: 'eo', text: 'markleaked' };
    const kept = await app.call(routes.word.record, name, headers['anna']);
    expect(kept.example).toBe('markleakednote');
  });
});

async function approve(text: string): Promise<void> {
  const queue = { kind: 'word', status: Rejected, pageSize: 100 } as const;
  const { data } = await app.call(routes.moderation.feed, queue, headers['admin']);
  const entry = data.find((one) => one.kind === 'word' && one.word.text === text);
  const approval = { kind: 'word', id: entry?.id ?? '', status: Approved } as const;
  await app.call(routes.moderation.decide, approval, headers['admin']);
}

const places = ['knowing', 'lists', 'tables', 'quizzes', 'suggestions'] as const;

const placesOf = (account: AccountExport, text: string) =>
  places.filter((place) => JSON.stringify(account[place]).includes(`"${text}"`));

const contributionsOf = ({ contributions }: AccountExport) =>
  Object.fromEntries(
    contributions.words.map(({ word, privacy, status, example, reason }) => [
      word.text,
      [privacy, status, example, reason],
    ]),
  );

const isOf = (words: readonly { text: string | null }[], text: string): boolean =>
  words.some((word) => word.text === text);
