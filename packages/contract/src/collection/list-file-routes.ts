import { z } from '@hono/zod-openapi';
import { columnRoles } from '@wordhoard/word-import';
import { WordMode } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { defineRoutes, postRoute } from '../base/route.ts';
import {
  count,
  exampleId,
  homograph,
  id,
  langCode,
  listSlug,
  tranLangCode,
  wordMode,
} from '../base/scalar.ts';
import { wordOption } from '../card/word-record.ts';
import { listRecord, newListFields } from './list.ts';

const maxColumns = 60;
const maxParts = limits.importMaxWords / limits.listMaxWords;

/**
 * One word per line, then a tab, comma, semicolon or dash and its translations, separated by `;` or `/`; or an export of
 * Anki, Quizlet or a spreadsheet, a Markdown table or JSON. A header may name a column `mode`, which has `word`, `definition`
 * or `idiom`, and a column `homograph`, which has numbers. Texts of words whose mode is named are taken as they are, and nothing
 * is guessed about them: exports name it.
 */
const text = z
  .string()
  .min(1)
  .max(1_000_000)
  .openapi({ example: 'apple\tApfel\npear\tBirne; Birnbaum\n' });

const chosenHomograph = z
  .strictObject({ line: z.int().min(1).describe('Counted from 1'), homograph })
  .openapi({
    description: 'Which of the homographs a line means',
    example: { line: 2, homograph: 2 },
  });

const separator = (example: string) => z.string().min(1).max(10).openapi({ example });

const reading = z
  .strictObject({
    cells: separator(',')
      .optional()
      .describe(
        'Between cells; `-` is a dash between spaces, or one without in lines that have none',
      ),
    rows: separator(';').optional().describe('Between rows'),
    roles: z
      .array(z.enum(columnRoles))
      .max(maxColumns)
      .optional()
      .describe('What the columns are, from the first'),
    isNamed: z.boolean().optional().describe('Whether the first row names the columns'),
    swap: z.boolean().optional().describe('Whether words and translations change places'),
    commas: z.boolean().optional().describe('Whether commas separate translations'),
  })
  .openapi('ImportReading');

const pasted = {
  text,
  tranLangCode: tranLangCode.optional(),
  reading: reading.optional().describe('What the reader has chosen. The rest is recognised'),
  part: z
    .int()
    .min(1)
    .max(maxParts)
    .optional()
    .openapi({ example: 1 })
    .describe(
      `Which thousand of the words, from 1, of at most ${limits.importMaxWords} in all. Without it, there may be no more than a thousand`,
    ),
  homographs: z
    .array(chosenHomograph)
    .max(limits.listMaxWords)
    .refine((all) => new Set(all.map(({ line }) => line)).size === all.length)
    .optional()
    .describe('At most one for each line. Each takes precedence over the number in the text'),
};

const importId = id
  .optional()
  .describe('A UUIDv7 that the client has made, by which the import can be undone');
const isProposed = z
  .boolean()
  .default(false)
  .describe('Whether words, translations, examples and tags are proposed to everybody');

const intoList = z.strictObject({ listId: id, importId, ...pasted, isProposed });
const asNewList = z.strictObject({ importId, ...newListFields, ...pasted, isProposed });

const lineStatuses = ['new', 'known', 'duplicate', 'invalid'] as const;

const previewedLine = z.object({
  line: z.int().describe('Counted from 1'),
  status: z.enum(lineStatuses),
  text: z.string(),
  mode: wordMode.describe('As the file or the existing word says'),
  homograph: homograph
    .optional()
    .describe(
      'As the reader or the file says, or that of the word with the translations of the line, or the first',
    ),
  homographs: z
    .array(wordOption)
    .optional()
    .describe('All words of the text, if there are several that the reader sees'),
  wordId: id.optional().describe('Present if the word exists'),
  article: z
    .string()
    .optional()
    .describe('The definite article that the word is shown with')
    .openapi({ example: 'der' }),
  translations: z.array(z.string()).describe('As given in the line'),
  filled: z.array(z.string()).describe('From existing translations, if the line has none'),
  issue: z
    .object({ code: z.string(), message: z.string() })
    .optional()
    .describe('What is wrong with the line, in the locale of the reader'),
});

const preview = z
  .object({
    lines: z.array(previewedLine),
    counts: z.object({ new: z.int(), known: z.int(), duplicate: z.int(), invalid: z.int() }),
    unknownTags: z
      .array(z.string())
      .describe('Tags that do not exist here, which an import leaves out')
      .openapi({ example: ['chapter 3'] }),
    longNotes: count.describe('The number of notes that an import leaves out'),
  })
  .openapi('ListImportPreview', {
    example: {
      lines: [
        {
          line: 1,
          status: 'known',
          text: 'apple',
          mode: WordMode.Word,
          wordId: exampleId,
          translations: [],
          filled: ['Apfel'],
        },
        {
          line: 2,
          status: 'new',
          text: 'pear',
          mode: WordMode.Word,
          translations: ['Birne', 'Birnbaum'],
          filled: [],
        },
        {
          line: 3,
          status: 'invalid',
          text: '',
          mode: WordMode.Word,
          translations: ['Kirsche'],
          filled: [],
          issue: { code: 'required', message: 'Required' },
        },
      ],
      counts: { new: 1, known: 1, duplicate: 0, invalid: 1 },
      unknownTags: ['chapter 3'],
      longNotes: 0,
    },
  });

const imported = z
  .object({
    list: listRecord,
    addedCount: count.describe('The number of words that this request has added to the list'),
    newWordCount: count.describe('The number of words that the reader could not see before'),
    newTranslationCount: count,
    leftOutTags: z
      .array(z.string())
      .describe('Tags that do not exist here, or that everybody would see')
      .openapi({ example: ['chapter 3'] }),
  })
  .openapi('ListImport');

const file = z
  .object({
    fileName: z.string().openapi({ example: 'fruit-bowl.csv' }),
    mediaType: z.string().openapi({ example: 'text/csv; charset=utf-8' }),
    content: z.string().openapi({ example: 'word,translation\r\napple,Apfel\r\n' }),
  })
  .openapi('ListFile');

const exported = {
  tranLangCode: tranLangCode.optional(),
  format: z.enum(['csv', 'json', 'anki']),
};

export const listFileRoutes = {
  ...defineRoutes('/front-list', 'anyone', {
    importPreview: {
      summary: 'Preview an import line by line, with existing translations',
      body: z.strictObject({ langCode, ...pasted }),
      success: preview,
      errors: ['ListMaxWordsExceeded', 'ImportMaxWordsExceeded'],
    },
    export: {
      summary: 'Export a list as CSV or Anki text, which can be imported again, or as JSON',
      body: z.union([
        z.strictObject({ id, ...exported }),
        z.strictObject({ slug: listSlug, ...exported }),
      ]),
      success: file,
      errors: ['NotFound'],
    },
  }),
  import: postRoute({
    path: '/front-list/import',
    access: 'learner',
    summary: 'Import words with translations, all or none, into a list or as a new list',
    body: z.union([intoList, asNewList]),
    success: imported,
    errors: [
      'NotFound',
      'Forbidden',
      'CsvParsingValidation',
      'ListMaxWordsExceeded',
      'ImportMaxWordsExceeded',
      'LinkResourceNotFound',
      'SimilarRecordAlreadyExists',
      'SlugInvalid',
      'SlugAlreadyExists',
    ],
  }),
};

export type NewListImport = z.infer<typeof asNewList>;
export type ListImportPreview = z.infer<typeof preview>;
export type ListFile = z.infer<typeof file>;
