import { z } from '@hono/zod-openapi';
import { columnRoles } from '@wordhoard/word-import';
import { limits } from '../base/limits.ts';
import { defineRoutes, packageRoute, uploadRoute } from '../base/route.ts';
import {
  count,
  defineData,
  id,
  langCode,
  listSlug,
  orNull,
  storedLangCode,
  time,
  tranLangCode,
} from '../base/scalar.ts';

/** What a field of a note is, as a column of a table. */
const importRole = z.enum(columnRoles).openapi({ example: 'word' });

export const importStates = [
  'uploading',
  'reading',
  'ready',
  'importing',
  'cancelling',
  'cancelled',
  'failed',
  'done',
  'undoing',
  'undone',
] as const;

const typeId = z.string().max(36).openapi({ example: '1700000000000' });

const noteType = z.object({
  id: typeId,
  name: z.string().openapi({ example: 'Basic' }),
  fields: z.array(z.string()).openapi({ example: ['Front', 'Back'] }),
  roles: z.array(importRole).describe('As guessed, or as the learner chose the last time'),
  noteCount: count,
  samples: z
    .array(z.array(z.string()))
    .describe('The first notes as texts')
    .openapi({ example: [['Gurke', 'cucumber']] }),
});

const found = z.object({
  noteTypes: z.array(noteType),
  decks: z.array(
    z.object({ id: typeId, name: z.string().openapi({ example: 'Food' }), noteCount: count }),
  ),
  noteCount: count,
  reviewCount: count,
  mediaCount: count,
  mediaBytes: count,
  commas: z
    .boolean()
    .optional()
    .describe('Whether commas seem to separate translations. Absent for an account'),
});

const counts = z.object({
  newWords: count,
  knownWords: count,
  joined: count.describe('Notes about a word that another note has brought'),
  translations: count,
  tags: count,
  pictures: count,
  sounds: count,
  reviews: count,
  leftOut: count,
});

/** Why something of a package was left out. */
export const leftOutReasons = [
  'noWord',
  'typeUnknown',
  'imageOcclusion',
  'tooLong',
  'unreadable',
  'exampleTooLong',
  'readingTooLong',
  'noteTooLong',
  'tagUnknown',
  'tagExposed',
  'pictureUnusable',
  'soundUnusable',
  'collectionMissing',
  'suggestionKept',
] as const;

const leftOut = z.object({
  reason: z.enum(leftOutReasons),
  count,
  examples: z.array(z.string()).openapi({ example: ['Gurke'] }),
});

const result = z.object({
  lists: z.array(
    z.object({
      id,
      slug: listSlug,
      name: z.string().openapi({ example: 'Food' }),
      wordCount: count,
    }),
  ),
  counts,
  leftOut: z.array(leftOut),
});

const stayed = z
  .object({
    lists: count,
    words: count,
    translations: count,
    media: count,
    tags: count,
    choices: count.describe('Plans, pins, reactions, saved lists and tables, quizzes, settings'),
  })
  .describe('What was changed or used since, and so was not removed');

const record = z
  .object({
    id,
    kind: z.enum(['text', 'package']),
    name: z.string().openapi({ example: 'German.apkg' }),
    state: z.enum(importStates),
    byteCount: count,
    done: count.describe('How many notes or words are done, while it imports'),
    total: count,
    langCode: orNull(storedLangCode),
    tranLangCode: orNull(storedLangCode),
    found: orNull(found),
    result: orNull(result),
    stayed: orNull(stayed),
    error: orNull(
      z.object({
        code: z.string().openapi({ example: 'PackageUnreadable' }),
        message: z.string().openapi({ example: 'The package is damaged.' }),
      }),
    ),
    createdAt: time,
    undoableUntil: orNull(time).describe('Null if there is nothing to undo'),
  })
  .openapi('ImportRecord');

const named = z.strictObject({ id });

const chosenType = z.strictObject({ id: typeId, roles: z.array(importRole).max(100) });

const maxBytes = limits.packageMaxMegabytes * 1024 * 1024;

const calls = defineRoutes('/front-import', 'learner', {
  begin: {
    summary:
      'Begin to import a package of Anki or Mochi, or the export of an account: announce its name and size, then send its parts',
    body: z.strictObject({
      id: id.describe('A UUIDv7 that the client has made'),
      name: z.string().trim().min(1).max(200).openapi({ example: 'German.apkg' }),
      byteCount: z.int().min(1).max(maxBytes).openapi({ example: 21_000 }),
    }),
    success: record,
    errors: ['SimilarRecordAlreadyExists', 'ImageCannotUploadInDevelopmentFolder'],
  },
  read: {
    summary: 'Read a package whose parts have all arrived; the record tells when it is ready',
    body: named.extend({
      langCode: langCode
        .optional()
        .describe('The learned language, by whose name fields are known'),
      tranLangCode: tranLangCode.optional(),
    }),
    success: record,
    errors: ['NotFound', 'ImportUnavailable'],
  },
  record: {
    summary: 'Get an import with its progress and its result',
    body: named,
    success: record,
    errors: ['NotFound'],
  },
  recent: {
    summary: 'List your imports of the last week, the latest first',
    body: z.strictObject({}),
    success: defineData(record),
  },
  start: {
    summary:
      'Import a package as private lists, one for each deck, or an account: all of it or nothing',
    body: z.strictObject({
      id,
      langCode,
      tranLangCode,
      timeZone: z.string().max(60).openapi({ example: 'Europe/Berlin' }),
      withReviews: z.boolean().default(true).describe('Whether to bring the review history too'),
      commas: z
        .boolean()
        .optional()
        .describe('Whether commas separate translations. By default as recognised'),
      noteTypes: z.array(chosenType).max(1_000),
      deckIds: z.array(typeId).max(10_000).optional().describe('By default all'),
    }),
    success: record,
    errors: ['NotFound', 'ImportUnavailable'],
  },
  cancel: {
    summary: 'Cancel an import: nothing of it stays',
    body: named,
    success: record,
    errors: ['NotFound', 'ImportUnavailable'],
  },
  undo: {
    summary: `Undo an import within ${limits.importUndoDays} days: remove what it made and nobody has changed`,
    body: named,
    success: record,
    errors: ['NotFound', 'ImportUnavailable', 'ImportUndoExpired'],
  },
});

export const importRoutes = {
  ...calls,
  exportWords: packageRoute({
    path: '/front-import/export',
    access: 'learner',
    description: 'An .apkg file',
    summary:
      'Export a list, a table, or else your words of a language as an Anki package with your schedule, pictures and sounds',
    request: {
      query: z.strictObject({
        listId: id.optional(),
        tableId: id.optional(),
        langCode,
        tranLangCode,
      }),
    },
    errors: ['NotFound', 'StorageUnavailable'],
  }),
  part: uploadRoute({
    path: '/front-import/part',
    access: 'learner',
    summary: `Send a part of a package: ${limits.packagePartMegabytes} MB, the last one what is left`,
    form: z.strictObject({
      id,
      index: z
        .string()
        .regex(/^\d{1,3}$/)
        .openapi({ description: 'Counted from 0', example: '0' }),
      file: z.file().openapi({ type: 'string', format: 'binary' }),
    }),
    success: z.object({ id, index: count }),
    errors: ['NotFound', 'ImportUnavailable', 'StorageUnavailable'],
  }),
};

export type ImportRecord = z.infer<typeof record>;
export type ImportRole = z.infer<typeof importRole>;
export type ImportState = ImportRecord['state'];
export type FoundPackage = z.infer<typeof found>;
export type ImportResult = z.infer<typeof result>;
export type LeftOutReason = (typeof leftOutReasons)[number];
export type StayedEntries = z.infer<typeof stayed>;
export type ImportStart = z.infer<
  (typeof calls.start.request.body.content)['application/json']['schema']
>;
