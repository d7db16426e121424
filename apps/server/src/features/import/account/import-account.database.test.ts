import { type AccountExport, routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { importPackage, sendPackage } from '../../../../test/anki-package.ts';
import { buildUser, type User } from '../../../../test/factory.ts';
import {
  buildFullAccount,
  buildSharedContent,
  useSharedContent,
} from '../../../../test/full-account.ts';
import { useApp } from '../../../../test/test-app.ts';
import { list, wordTable } from '../../../schema/collection.ts';
import { wordContribution } from '../../../schema/word.ts';
import type { FileWord } from './account-file.ts';
import type { AccountFile } from './account-worker.ts';

const app = useApp();
const { export: exportRoute } = routes.user;

const exportOf = async (learner: User): Promise<AccountExport> =>
  app.get(exportRoute, exportRoute.path, await app.headersOf(learner));

async function importInto(learner: User, file: unknown) {
  const bytes = Buffer.from(JSON.stringify(file));
  return importPackage(app, bytes, await app.headersOf(learner));
}

/** An account with everything, and with the second column that tables have. */
async function exportFullAccount() {
  const busy = await buildFullAccount(app.database);
  const shared = await buildSharedContent(app.database, await buildUser(app.database));
  await useSharedContent(app.database, busy.learner, shared);
  const { tables, ...file } = await exportOf(busy.learner);
  const completed = tables.map((table) => ({
    ...table,
    columns: [...table.columns, { name: 'Noto', langCode: null }],
    rows: table.rows.map((row) => [...row, { label: 'unu', words: [] }]),
  }));
  return { ...file, tables: completed };
}

const own = { status: EntryStatus.Pending, reason: null, likeCount: 0, dislikeCount: 0 };
const time = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();
const text = fc.string({ unit: fc.constantFrom(...'aŝ漢"\\<;/,=\n '), maxLength: 12 });
const name = text.map((some) => `n${some.replaceAll('\n', ' ')}n`);

function nameWord(langCode: string, mode: WordMode, homograph: number): FileWord {
  const word = { langCode, mode, homograph, text: `${langCode} ${newId()}` };
  return { ...word, id: computeWordId(word) };
}

type TableFile = AccountFile['tables'][number];

const columns: TableFile['columns'] = [
  { name: 'Kazo', langCode: null },
  { name: 'Vorto', langCode: 'eo' },
];

/** Any words, and any account that has used them. */
const accounts = fc
  .array(fc.tuple(fc.constantFrom(WordMode.Word, WordMode.Idiom), fc.integer({ min: 1, max: 2 })), {
    minLength: 2,
    maxLength: 5,
  })
  .map((kinds) => ({
    words: kinds.map((kind) => nameWord('eo', ...kind)),
    foreign: nameWord('ia', WordMode.Word, 1),
  }))
  .chain(({ words, foreign }) => buildAccounts(words, foreign));

function buildAccounts(words: readonly FileWord[], foreign: FileWord): fc.Arbitrary<AccountFile> {
  const word = fc.constantFrom(...words);
  const some = fc.shuffledSubarray([...words]);
  const collected = {
    id: fc.constant('').map(() => newId()),
    slug: fc.constant(''),
    langCode: fc.constant('eo'),
    name,
    note: text.map((one) => one.trim()),
    privacy: fc.constant(Privacy.Private),
    createdAt: fc.integer({ max: 0, min: -90 }).map(time),
  };
  const lists = fc.array(fc.record({ ...collected, words: some }), { maxLength: 3 });
  const cell = some.map((ofCell) => ({
    label: null,
    words: ofCell.map((one) => ({ ...one, form: one.homograph === 1 ? null : `${one.text}j` })),
  }));
  const label = name.map((one) => ({ label: one, words: [] }));
  const row = fc.tuple(label, cell).map((cells): TableFile['rows'][number] => [...cells]);
  const tables = fc.array(
    fc.record({
      ...collected,
      columns: fc.constant(columns),
      rows: fc.array(row, { maxLength: 3 }),
    }),
    { maxLength: 2 },
  );
  const rating = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
  const nothing = { rating: null, practice: null, mark: null };
  const kind = fc.oneof(
    rating.map((one) => ({ ...nothing, rating: one })),
    rating.map((one) => ({ ...nothing, practice: one })),
    fc.constantFrom('saved' as const, 'known' as const).map((mark) => ({ ...nothing, mark })),
  );
  const reviews = fc.array(fc.tuple(word, kind, text, fc.boolean()), { maxLength: 12 });
  const said = fc.record({
    example: fc.option(name),
    form: name,
    reading: fc.option(name),
    speechPartIds: fc.subarray([1, 4]),
  });
  return fc
    .record({
      lists,
      tables,
      reviews,
      said: fc.array(said, { minLength: words.length, maxLength: words.length }),
      notes: fc.array(fc.tuple(word, name), { maxLength: 3 }),
      translated: fc.subarray([...words]),
      wordsPerDay: fc.option(fc.integer({ min: 1, max: 50 })),
    })
    .map((given): AccountFile => {
      const translations = given.translated.map((one) => ({
        ...own,
        id: newId(),
        createdAt: time(0),
        words: [one, foreign],
        speechPartId: 4,
      }));
      const [list] = given.lists;
      return {
        version: 1,
        lists: given.lists,
        tables: given.tables,
        reviews: given.reviews.map(([ofReview, told, answer, isHinted], index) => ({
          id: newId(),
          word: ofReview,
          reviewedAt: time(index),
          day: '2026-01-05',
          ...told,
          sessionId: null,
          code: 'spelling',
          verdict: 'exact',
          answer,
          givenId: null,
          milliseconds: index * 100,
          isHinted,
          isOverridden: null,
          isEasy: false,
          isUndone: false,
        })),
        notes: given.notes.map(([ofNote, note], index) => ({
          id: newId(),
          word: ofNote,
          createdAt: time(index),
          text: `${index} ${note.trim().replace(/\s+/g, ' ')}`,
        })),
        study: null,
        plans:
          list && given.wordsPerDay
            ? [{ ...list, wordsPerDay: given.wordsPerDay, createdAt: time(1) }]
            : [],
        saved: { lists: [], tables: [] },
        contributions: {
          words: [
            ...words.map((one, index) => {
              const {
                example = null,
                form = '',
                reading,
                speechPartIds = [],
              } = given.said[index] ?? {};
              const details = { form, trans: [{ langCode: 'ia', text: 'Un phrase.' }] };
              return {
                ...own,
                word: one,
                example,
                exampleDetails: example === null ? null : details,
                grammar: reading ? { reading } : null,
                speechPartIds,
                privacy: Privacy.Private,
                createdAt: time(0),
              };
            }),
            ...(translations.length > 0 ? [textOnly(foreign)] : []),
          ],
          translations,
          images: [],
          recordings: [],
          tags: [],
        },
        reactions: { translations: [], images: [], recordings: [], tags: [] },
        pins: {
          translations: translations.slice(0, 1).map(({ id, words: [one] }) => ({
            wordId: one?.id ?? '',
            translationId: id,
          })),
          images: [],
        },
      };
    });
}

const textOnly = (word: FileWord) => ({
  ...own,
  word,
  example: null,
  exampleDetails: null,
  grammar: null,
  speechPartIds: [],
  privacy: Privacy.Private,
  createdAt: time(0),
});

/** What an export tells, without the ids of its account. What the learner contributed has no order. */
function describeAccount({ lists, tables, reviews, notes, plans, ...file }: AccountFile) {
  const { contributions, pins } = file;
  const textsOf = new Map(
    contributions.translations.map(({ id, words }) => [id, words.map((one) => one.text).sort()]),
  );
  const without = <One extends object, Key extends keyof One>(one: One, ...keys: Key[]) =>
    Object.fromEntries(Object.entries(one).filter(([key]) => !keys.includes(key as Key)));
  const inOrder = <One extends { texts: (string | null | undefined)[] }>(all: readonly One[]) =>
    all.toSorted((one, other) => (String(one.texts) < String(other.texts) ? -1 : 1));
  return {
    lists: lists.map((one) => without(one, 'id', 'slug', 'privacy')),
    tables: tables.map((one) => without(one, 'id', 'slug', 'privacy')),
    reviews: reviews.map((one) => without(one, 'id', 'sessionId')),
    notes: notes.map((one) => without(one, 'id')),
    plans: plans.map(({ name: of, wordsPerDay, createdAt }) => ({ of, wordsPerDay, createdAt })),
    saved: file.saved,
    study: file.study,
    words: inOrder(
      contributions.words
        .map(({ word, example, exampleDetails, grammar, speechPartIds }) => ({
          ...{ texts: [word.text], example, exampleDetails, grammar, speechPartIds },
        }))
        .filter((one) => one.example || one.grammar || one.speechPartIds.length > 0),
    ),
    tags: inOrder(contributions.tags.map(({ word, code }) => ({ texts: [word.text, code] }))),
    reactions: file.reactions,
    translations: inOrder([...textsOf.values()].map((texts) => ({ texts }))),
    pins: pins.translations.map(({ wordId, translationId }) => ({
      wordId,
      texts: textsOf.get(translationId) ?? translationId,
    })),
  };
}

describe('the export of an account', () => {
  it('is the same after it was imported, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(accounts, async (file) => {
        const learner = await buildUser(app.database);
        const { state } = await importInto(learner, file);
        expect(state).toBe('done');
        const exported = await exportOf(learner);
        expect(describeAccount(exported)).toEqual(describeAccount(file));
      }),
      { numRuns: 3 },
    );
  });

  it('brings an account with everything into a new one, all of it private', async () => {
    const file = await exportFullAccount();
    const learner = await buildUser(app.database);
    const { result } = await importInto(learner, file);
    expect(result).toMatchObject({
      lists: [{ name: file.lists[0]?.name, wordCount: 2 }],
      counts: { newWords: 2, reviews: 1 },
    });
    const exported = await exportOf(learner);
    const before = describeAccount(file);
    expect(describeAccount(exported)).toEqual({ ...before, translations: expect.any(Array) });
    const { knowing, pins } = exported;
    expect(knowing).toEqual(file.knowing);
    expect(pins.images).toEqual(file.pins.images);
    expect(exported.tables).toMatchObject([{ privacy: Privacy.Private }]);
    const again = await importInto(learner, exported);
    expect(again.result?.counts).toMatchObject({ newWords: 0, translations: 0, reviews: 0 });
  });

  it('is undone', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const { id } = await importInto(learner, await exportFullAccount());
    await app.call(routes.import.undo, { id }, headers);
    await app.runJobs();
    const stayed = { lists: 0, words: 0, translations: 0, tags: 0, media: 0 };
    expect(await app.call(routes.import.record, { id }, headers)).toMatchObject({ stayed });
    for (const table of [list, wordTable, wordContribution])
      expect(await app.database.$count(table, eq(table.userId, learner.id))).toBe(0);
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
