import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { routes } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  buildPackage,
  exportPackage,
  importPackage,
  sendPackage,
  type TestNote,
  zipFiles,
} from '../../../test/anki-package.ts';
import { buildTag } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { buildMp3File } from '../../../test/sound-file.ts';
import { SyncDevice } from '../../../test/sync-device.ts';
import { useApp } from '../../../test/test-app.ts';
import { openPackage } from '../../platform/anki/package-file.ts';
import { openArchive } from '../../platform/archive/read-archive.ts';
import { list } from '../../schema/collection.ts';
import { importPart } from '../../schema/import.ts';
import { userWord } from '../../schema/review.ts';
import { wordContribution } from '../../schema/word.ts';

const app = useApp();
const day = 24 * 60 * 60 * 1_000;
const begin = Date.parse('2026-01-05T10:00:00Z');

const unique = (name: string) => `${name} ${newId()}`;

async function setUp() {
  const learner = await buildUser(app.database);
  return { learner, headers: await app.headersOf(learner) };
}

async function readWords(listId: string, headers: Record<string, string>) {
  const body = { listId, tranLangCode: 'ia', pageSize: 100 };
  const { data } = await app.call(routes.list.wordFeed, body, headers);
  return data;
}

const formats = ['anki2', 'anki21', 'anki21b'] as const;

describe('a package', () => {
  it.each(formats)('of the format %s is imported', async (format) => {
    const { headers } = await setUp();
    const [one, two] = [unique('kukumo'), unique('karoto')];
    const bytes = await buildPackage({
      format,
      notes: [
        { fields: [`<b>${one}</b>`, 'cucumere; cucumer'], deck: 'Manĝo::Legomoj' },
        { fields: [two, 'carota'], deck: 'Alia' },
      ],
    });
    const found = await sendPackage(app, bytes, headers);
    expect(found).toMatchObject({
      state: 'ready',
      found: {
        noteCount: 2,
        noteTypes: [
          {
            name: 'Vortoj',
            roles: ['word', 'translation'],
            samples: [
              [one, 'cucumere; cucumer'],
              [two, 'carota'],
            ],
          },
        ],
        decks: [
          { name: 'Manĝo::Legomoj', noteCount: 1 },
          { name: 'Alia', noteCount: 1 },
        ],
      },
    });
    const { result, state } = await importPackage(app, bytes, headers);
    expect(state).toBe('done');
    expect(result).toMatchObject({
      lists: [
        { name: 'Manĝo · Legomoj', wordCount: 1 },
        { name: 'Alia', wordCount: 1 },
      ],
      counts: { newWords: 2, knownWords: 0, joined: 0, translations: 3, leftOut: 0 },
    });
    const [word] = await readWords(result?.lists[0]?.id ?? '', headers);
    expect(word).toMatchObject({ text: one });
    expect(word?.trans?.map(({ dest }) => dest.text)).toEqual(['cucumere', 'cucumer']);
  });

  it.each(formats)(
    'of the format %s brings examples, readings, notes, tags, pictures and sounds, all of them private',
    async (format) => {
      const { learner, headers } = await setUp();
      const tag = await buildTag(app.database);
      const [fresh, shared] = [unique('domo'), await buildWord(app.database)];
      const notes: TestNote[] = [
        {
          fields: [
            fresh,
            'casa',
            'La domo staras.',
            'Le casa sta.',
            '[ˈdo.mo]',
            'hejme',
            '<img src="d.png">[sound:d.mp3]',
          ],
          tags: ` x::${tag.code} nekonata `,
        },
        { fields: [shared.text, unique('nova'), 'Jen ekzemplo.', '', '', '', ''] },
      ];
      const fields = [
        'Word',
        'Translation',
        'Example',
        'Example translation',
        'IPA',
        'Note',
        'Media',
      ];
      const media = { 'd.png': await buildImageFile(), 'd.mp3': await buildMp3File() };
      const bytes = await buildPackage({ format, fields, notes, media });
      const { result } = await importPackage(app, bytes, headers);
      expect(result).toMatchObject({
        counts: { newWords: 1, knownWords: 1, tags: 1, pictures: 1, sounds: 1 },
        leftOut: [{ reason: 'tagUnknown', count: 1, examples: ['nekonata'] }],
      });
      const [word, other] = await readWords(result?.lists[0]?.id ?? '', headers);
      expect(word).toMatchObject({
        text: fresh,
        example: 'La domo staras.',
        exampleDetails: { trans: [{ langCode: 'ia', text: 'Le casa sta.' }] },
        grammar: { ipa: 'ˈdo.mo' },
      });
      expect(word?.image?.url).toMatch(/webp$/);
      expect(word?.recording?.url).toMatch(/mp3$/);
      expect(other).toMatchObject({ text: shared.text, example: 'Jen ekzemplo.' });
      const own = await app.database
        .select({ privacy: wordContribution.privacy })
        .from(wordContribution)
        .where(eq(wordContribution.userId, learner.id));
      expect(new Set(own.map(({ privacy }) => privacy))).toEqual(new Set([Privacy.Private]));
      const { data } = await app.call(routes.user.contributions, {}, headers);
      expect(data.filter(({ kind }) => kind === 'word')).toEqual([]);
    },
  );

  it.each(formats)('of the format %s keeps what is known', async (format) => {
    const { learner, headers } = await setUp();
    const reviews = [0, 3, 10, 30, 90].map((after) => ({ at: begin + after * day }));
    const notes = [
      { fields: [unique('konata'), 'cognoscite'], interval: 200, reviews },
      { fields: [unique('lernata'), 'apprendite'], interval: 1, reviews: [{ at: begin, ease: 1 }] },
      { fields: [unique('nova'), 'nove'] },
    ];
    const { result } = await importPackage(app, await buildPackage({ format, notes }), headers);
    expect(result?.counts).toMatchObject({ newWords: 3, reviews: 6 });
    const known = await app.database.select().from(userWord).where(eq(userWord.userId, learner.id));
    expect(known.map(({ knowing, reviews }) => [knowing, reviews]).toSorted()).toEqual(
      [
        [Knowing.Known, 5],
        [Knowing.Saved, 1],
      ].toSorted(),
    );
  });

  it('adds nothing when it is imported again', async () => {
    const { headers } = await setUp();
    const reviews = [{ at: begin }, { at: begin + day, ease: 2 }];
    const bytes = await buildPackage({
      notes: [{ guid: 'a', fields: [unique('ree'), 'de nove'], interval: 30, reviews }],
    });
    await importPackage(app, bytes, headers);
    const { result } = await importPackage(app, bytes, headers);
    expect(result?.counts).toMatchObject({ newWords: 0, translations: 0, reviews: 0 });
  });

  it('is split into lists of 1,000 words, and tells what it left out', async () => {
    const { headers } = await setUp();
    const notes = [
      ...Array.from({ length: 1_002 }, (_, index) => ({ fields: [`splito ${index}`, 'x'] })),
      { fields: ['<br>', 'sin parola'] },
      { fields: ['o'.repeat(121), 'nimis longe'] },
      { fields: ['splito 5', 'y'] },
    ];
    const { result } = await importPackage(app, await buildPackage({ notes }), headers);
    expect(result?.lists).toMatchObject([
      { name: 'Default', wordCount: 1_000 },
      { name: 'Default 2', wordCount: 2 },
    ]);
    expect(result?.counts).toMatchObject({ newWords: 1_002, joined: 1, leftOut: 2 });
    expect(result?.leftOut.map(({ reason }) => reason).toSorted()).toEqual(['noWord', 'tooLong']);
  });

  it.each([[[]], [[{ fields: [unique('a'), 'x'] }]]])(
    'tells of notes whose type it does not describe, beside %j',
    async (described) => {
      const { headers } = await setUp();
      const unknown = { fields: ['nekonata', 'x'], isOfUnknownType: true };
      const bytes = await buildPackage({ notes: [unknown, ...described, unknown] });
      const { state, result } = await importPackage(app, bytes, headers);
      expect({ state, result }).toMatchObject({
        state: 'done',
        result: {
          counts: { newWords: described.length, leftOut: 2 },
          leftOut: [{ reason: 'typeUnknown', count: 2, examples: ['nekonata', 'nekonata'] }],
        },
      });
    },
  );

  it('leaves out notes that hide parts of a picture', async () => {
    const { headers } = await setUp();
    const occlusion = '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}<br>';
    const notes = [
      { fields: [occlusion, '<img src="a.png">', 'Koro'] },
      { fields: ['', '', unique('koro')] },
    ];
    const fields = ['Occlusion', 'Image', 'Header'];
    const bytes = await buildPackage({ fields, notes });
    const roles = ['skip', 'skip', 'word'] as const;
    const { result } = await importPackage(app, bytes, headers, { roles: [...roles] });
    expect(result).toMatchObject({
      counts: { newWords: 1, pictures: 0, leftOut: 1 },
      leftOut: [{ reason: 'imageOcclusion', count: 1 }],
    });
  });

  it.each([
    ['', 'Anki'],
    [' ', 'Anki'],
    ['Manĝo::', 'Manĝo'],
    ['::', 'Anki'],
  ])('makes a list with a name of a deck named %j', async (deck, name) => {
    const { headers } = await setUp();
    const bytes = await buildPackage({ notes: [{ fields: [unique('a'), 'x'], deck }] });
    const { result } = await importPackage(app, bytes, headers);
    expect(result?.lists).toMatchObject([{ name, wordCount: 1 }]);
  });

  it('remembers the fields that were chosen', async () => {
    const { headers } = await setUp();
    const bytes = await buildPackage({ notes: [{ fields: [unique('a'), unique('b')] }] });
    await importPackage(app, bytes, headers, { roles: ['translation', 'word'] });
    const { found } = await sendPackage(app, bytes, headers);
    expect(found?.noteTypes[0]?.roles).toEqual(['translation', 'word']);
  });
});

describe('a file that is none', () => {
  it.each([
    ['PackageForeign', () => Buffer.from('not a zip')],
    ['PackageForeign', () => zipFiles({ 'a.txt': Buffer.from('a') })],
    ['PackageUnreadable', () => zipFiles({ 'collection.anki2': Buffer.from('no database') })],
    [
      'PackageUnreadable',
      async () => (await buildPackage({ notes: [{ fields: ['a', 'b'] }] })).subarray(0, 900),
    ],
    ['PackageForeign', () => buildPackage({ notes: [] })],
    ['PackageForeign', () => zipFiles({ 'collection.anki2': buildForeignDatabase() })],
    ['PackageTooLarge', async () => claimSize(await zipFiles({ 'collection.anki2': Buffer.of() }))],
  ])('is refused with %s', async (code, build) => {
    const { headers } = await setUp();
    const record = await sendPackage(app, await build(), headers);
    expect(record).toMatchObject({ state: 'failed', error: { code }, found: null });
    expect(await app.database.$count(importPart, eq(importPart.importId, record.id))).toBe(0);
  });
});

function buildForeignDatabase(): Uint8Array {
  const database = new DatabaseSync(':memory:');
  database.exec('create table notes (id integer primary key, text text)');
  return database.serialize();
}

/** A file that would fill the disk. */
function claimSize(archive: Buffer): Buffer {
  const entry = archive.indexOf('PK\u0001\u0002');
  archive.writeUInt32LE(0x7f_ff_ff_ff, entry + 24);
  return archive;
}

describe('an import that is cancelled', () => {
  it('leaves nothing', async () => {
    const { learner, headers } = await setUp();
    const bytes = await buildPackage({ notes: [{ fields: [unique('a'), unique('b')] }] });
    const { id } = await sendPackage(app, bytes, headers);
    expect(await app.call(routes.import.cancel, { id }, headers)).toMatchObject({
      state: 'cancelled',
    });
    expect(await app.database.$count(list, eq(list.userId, learner.id))).toBe(0);
    const refused = await app.refusal(routes.import.read, { id }, headers);
    expect(refused.code).toBe('ImportUnavailable');
  });
});

describe('an exported list', () => {
  it('is imported again by another account without loss', async () => {
    const { headers } = await setUp();
    const [one, two] = [unique('domo <b>'), unique('nova')];
    const fields = [
      'Word',
      'Translation',
      'Reading',
      'Example',
      'Example translation',
      'Note',
      'Media',
    ];
    const reviews = [
      { at: begin, ease: 1 },
      { at: begin + day, ease: 4 },
      { at: begin + 2 * day, ease: 0, type: 4, interval: 21, factor: 2_500 },
    ];
    const first = [
      one.replace('<', '&lt;'),
      'casa; domo',
      '[ˈdo.mo]',
      'La domo.',
      'Le casa.',
      'hejme',
      '[sound:d.mp3]',
    ];
    const notes = [
      { fields: first, interval: 21, reviews, deck: 'Miaj' },
      { fields: [two, 'nove', '', '', '', '', '<img src="d.png">'], deck: 'Miaj' },
    ];
    const media = { 'd.png': await buildImageFile(), 'd.mp3': await buildMp3File() };
    const { result } = await importPackage(
      app,
      await buildPackage({ fields, notes, media }),
      headers,
    );
    const exported = await exportWords({ listId: result?.lists[0]?.id ?? '' }, headers);
    const other = await setUp();
    const copied = await importPackage(app, exported, other.headers);
    const again = await exportWords({ listId: copied.result?.lists[0]?.id ?? '' }, other.headers);
    const [before, after] = [await readPackageNotes(exported), await readPackageNotes(again)];
    expect(before).toHaveLength(2);
    expect(before[0]?.reviews).toHaveLength(3);
    expect(after).toEqual(before);
    const byName = (all: typeof before) =>
      all.toSorted((one, next) => ((one.fields[0] ?? '') < (next.fields[0] ?? '') ? -1 : 1));
    const own = await readPackageNotes(await exportWords({}, headers));
    expect(byName(own)).toEqual(byName(before).filter(({ reviews: told }) => told.length > 0));
    const columns = [
      { name: 'Vorto', langCode: 'eo' },
      { name: 'Noto', langCode: 'ia' },
    ];
    const rows = [[{ words: [{ text: one }] }, { words: [{ text: 'casa' }] }]];
    const shared = { name: 'Tabelo', langCode: 'eo', privacy: Privacy.Private };
    const table = await app.call(routes.table.create, { ...shared, columns, rows }, headers);
    const ofTable = await readPackageNotes(await exportWords({ tableId: table.id }, headers));
    expect(ofTable).toEqual(before.slice(0, 1));
  });
});

const exportWords = (
  words: { listId?: string; tableId?: string },
  headers: Record<string, string>,
): Promise<Buffer> => exportPackage(app, { ...words, langCode: 'eo', tranLangCode: 'ia' }, headers);

/** What the notes of a package say, without ids and the names of files. */
async function readPackageNotes(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-test-'));
  const path = join(folder, 'package');
  await writeFile(path, bytes);
  const archive = await openArchive(path);
  const file = await openPackage(archive, folder);
  const notes = await file.readNotes(null, 100);
  archive.close();
  await rm(folder, { recursive: true });
  const toText = (field: string) => field.replace(/[0-9a-f]{64}/, 'file');
  return notes.map(({ fields, interval, reviews }) => ({
    fields: fields.map(toText),
    interval,
    reviews,
  }));
}

describe('an undo', () => {
  it('removes what the import has made, and keeps what the learner did since', async () => {
    const { learner, headers } = await setUp();
    const device = new SyncDevice(app, headers);
    const [kept, gone] = [unique('restas'), unique('foriras')];
    const bytes = await buildPackage({
      notes: [kept, gone].map((text) => ({
        fields: [text, unique('x')],
        interval: 30,
        reviews: [{ at: begin }],
      })),
    });
    const { id, result } = await importPackage(app, bytes, headers);
    const [first] = await readWords(result?.lists[0]?.id ?? '', headers);
    const other = {
      name: 'Alia',
      langCode: 'eo',
      privacy: Privacy.Private,
      words: [{ id: first?.id ?? '' }],
    };
    await app.call(routes.list.create, other, headers);
    await app.call(routes.import.undo, { id }, headers);
    await app.runJobs();
    expect(await app.call(routes.import.record, { id }, headers)).toMatchObject({
      state: 'undone',
      stayed: { lists: 0, words: 1, translations: 0 },
      undoableUntil: null,
    });
    const lists = await app.database.select().from(list).where(eq(list.userId, learner.id));
    expect(lists.map(({ name, wordCount }) => [name, wordCount])).toEqual([['Alia', 1]]);
    expect(await app.database.$count(userWord, eq(userWord.userId, learner.id))).toBe(0);
    await device.sync();
    const again = await importPackage(app, bytes, headers);
    expect(again.result?.counts).toMatchObject({ newWords: 1, knownWords: 1, reviews: 2 });
  });

  it('of pasted text removes its list', async () => {
    const { learner, headers } = await setUp();
    const importId = newId();
    await app.call(
      routes.list.import,
      {
        importId,
        name: 'Gluita',
        langCode: 'eo',
        privacy: Privacy.Private,
        text: `${unique('a')}\t${unique('b')}`,
        tranLangCode: 'ia',
      },
      headers,
    );
    const undone = await app.call(routes.import.undo, { id: importId }, headers);
    expect(undone).toMatchObject({
      state: 'undone',
      stayed: { lists: 0, words: 0, translations: 0 },
    });
    expect(await app.database.$count(list, eq(list.userId, learner.id))).toBe(0);
    const isOwn = eq(wordContribution.userId, learner.id);
    expect(await app.database.$count(wordContribution, isOwn)).toBe(0);
  });
});
