import { z } from '@hono/zod-openapi';
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

/**
 * One word per line, then a tab, comma, semicolon or dash and its translations, separated by `;` or `/`. A header may
 * name a column `mode`, which has `word`, `definition` or `idiom`, and a column `homograph`, which has numbers.
 */
const text = z
  .string()
  .min(1)
  .max(250_000)
  .openapi({ example: 'apple\tApfel\npear\tBirne; Birnbaum\n' });

const chosenHomograph = z
  .strictObject({ line: z.int().min(1).describe('Counted from 1'), homograph })
  .openapi({
    description: 'Which of the homographs a line means',
    example: { line: 2, homograph: 2 },
  });

const pasted = {
  text,
  tranLangCode: tranLangCode.optional(),
  homographs: z
    .array(chosenHomograph)
    .max(limits.listMaxWords)
    .refine((all) => new Set(all.map(({ line }) => line)).size === all.length)
    .optional()
    .describe('At most one for each line. Each takes precedence over the number in the text'),
};

const intoList = z.strictObject({ listId: id, ...pasted });
const asNewList = z.strictObject({ ...newListFields, ...pasted });

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
    },
  });

const imported = z
  .object({
    list: listRecord,
    addedCount: count.describe('The number of words that this request has added to the list'),
    newWordCount: count.describe('The number of words that the reader could not see before'),
    newTranslationCount: count,
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
      errors: ['ListMaxWordsExceeded'],
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
