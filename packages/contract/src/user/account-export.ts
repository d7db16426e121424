import { z } from '@hono/zod-openapi';
import { socialProviders, WordMode } from '../base/enumeration.ts';
import {
  collectionPrivacy,
  count,
  day,
  exampleId,
  homograph,
  id,
  knowing,
  note,
  orNull,
  privacy,
  quizCode,
  speechPartId,
  storedLangCode,
  time,
  userReaction,
  verdict,
  wordMode,
} from '../base/scalar.ts';
import { listRecord } from '../collection/list.ts';
import { tableColumn, tableRecord } from '../collection/table.ts';
import { opinionFields, outcomeFields } from '../contribution/contribution.ts';
import { wordDetails } from '../grammar/word-details.ts';
import { uploadedImage } from '../image/image.ts';
import { studySettings } from '../progress/study-settings.ts';
import { playedSession, quizSessionRecord } from '../quiz/quiz-session.ts';
import { uploadedRecording } from '../recording/recording.ts';
import { rating, reviewCard, reviewMark } from '../review/review-card.ts';
import { mnemonic } from '../review/review-event.ts';
import { ownAccount } from './user.ts';

const text = z.string();
const flag = z.boolean().nullable().openapi({ example: false });

/** A word with its text, so that the file is readable without this site. */
const word = z
  .object({
    id,
    langCode: storedLangCode,
    mode: wordMode,
    homograph,
    text: text.nullable().openapi({
      description: 'Null if the learner can no longer see the word',
      example: 'apple',
    }),
  })
  .openapi('ExportedWord');

const contributed = {
  id,
  ...outcomeFields,
  createdAt: time.nullable(),
  ...opinionFields,
};

const list = listRecord.pick({ id: true, slug: true, langCode: true, name: true });
const table = tableRecord.pick({ id: true, slug: true, langCode: true, name: true });
/** A public list of somebody else that the learner saved. */
const userList = list.extend({ linkedAt: time }).openapi('UserList');
/** A public table of somebody else that the learner saved. */
const userTable = table.extend({ linkedAt: time }).openapi('UserTable');
const collected = { note, privacy: collectionPrivacy, createdAt: time.nullable() };
const cellWord = word
  .extend({ form: text.nullable().describe('What the cell shows if it is a form of the word') })
  .openapi({
    example: {
      id: exampleId,
      langCode: 'en',
      mode: WordMode.Word,
      homograph: 1,
      text: 'see',
      form: 'seen',
    },
  });

/** Of an account that was exported without its files, contributions name none. */
const file = text.optional().openapi({
  description: 'Its name in the archive',
  example: 'pictures/75a67baf6fbaa1e3bac48a3db7b3a1841d566f41398a4177b508c6ac38bad36f.webp',
});

/** An answer or a mark. Those that are not undone determine when a word is due. */
export const accountReview = z
  .object({
    id,
    word: orNull(word).describe('Null if the word does not exist'),
    reviewedAt: time,
    day,
    rating: rating.nullable(),
    practice: rating.nullable(),
    mark: reviewMark.nullable().openapi({ example: null }),
    sessionId: orNull(id).describe('The quiz session that asked'),
    rowId: orNull(id).optional().describe('Where a table was asked'),
    columnId: orNull(id).optional(),
    code: quizCode.nullable(),
    verdict: verdict.nullable(),
    answer: text.nullable().openapi({ example: 'apple' }),
    givenId: orNull(id).describe('The word whose answer was given instead'),
    milliseconds: count.nullable().openapi({ example: 2_400 }),
    isHinted: flag,
    isOverridden: flag,
    isEasy: flag,
    isUndone: z.boolean(),
  })
  .openapi('AccountReview');

export type AccountReview = z.infer<typeof accountReview>;

/** The data of an account without its reviews, each part in chronological order. */
export const accountExport = z
  .object({
    version: z.literal(2),
    exportedAt: time,
    account: ownAccount.omit({ hasPassword: true, providers: true }),
    socialIdentities: z.array(
      z.object({
        provider: z.enum(socialProviders),
        subject: text.openapi({ example: '110169484474386276334' }),
        createdAt: time,
      }),
    ),
    knowing: z.array(
      reviewCard
        .pick({ due: true, stability: true, difficulty: true })
        .extend({ word, knowing, changedAt: time, provedAt: time.nullable() }),
    ),
    notes: z
      .array(
        z.object({
          id,
          word: orNull(word).describe('Null if the word does not exist'),
          createdAt: time,
          text: mnemonic,
        }),
      )
      .describe(
        'What the learner has written to remember words by. The latest note on a word counts',
      ),
    activity: z.array(
      z.object({
        day,
        answered: count,
        right: count,
        saved: count,
        known: count,
        proved: count,
        reviewed: count,
        milliseconds: count.openapi({ example: 48_000 }),
      }),
    ),
    study: orNull(studySettings.extend({ remindedOn: day.nullable() })).describe(
      'Null if the learner has changed no setting',
    ),
    plans: z
      .array(list.extend({ wordsPerDay: count, createdAt: time }))
      .describe('Lists to learn, with so many words a day'),
    lists: z.array(list.extend({ ...collected, words: z.array(word) })),
    tables: z.array(
      table.extend({
        ...collected,
        columns: z.array(tableColumn.partial({ id: true })),
        rowIds: z.array(id).optional().describe('The rows, which quizzes name'),
        rows: z
          .array(
            z.array(
              z.object({
                label: text.nullable().openapi({ example: null }),
                words: z.array(cellWord),
              }),
            ),
          )
          .describe('The cells of each row, in the order of the columns'),
      }),
    ),
    saved: z
      .object({
        lists: z.array(userList),
        tables: z.array(userTable),
      })
      .describe('Saved lists and tables of others'),
    contributions: z.object({
      words: z.array(
        z.object({
          word,
          ...wordDetails,
          speechPartIds: z.array(speechPartId),
          privacy,
          ...outcomeFields,
          createdAt: time,
        }),
      ),
      translations: z.array(z.object({ ...contributed, words: z.array(word), speechPartId })),
      images: z.array(z.object({ ...contributed, word, ...uploadedImage, file })),
      recordings: z.array(z.object({ ...contributed, word, ...uploadedRecording, file })),
      tags: z.array(z.object({ ...contributed, word, code: text.openapi({ example: 'fruit' }) })),
    }),
    reactions: z.object({
      translations: z.array(z.object({ translationId: id, reaction: userReaction })),
      images: z.array(z.object({ wordImageId: id, reaction: userReaction })),
      recordings: z.array(z.object({ wordRecordingId: id, reaction: userReaction })),
      tags: z.array(z.object({ tagWordId: id, reaction: userReaction })),
    }),
    pins: z.object({
      translations: z.array(z.object({ wordId: id, translationId: id })),
      images: z.array(z.object({ wordImageId: id })),
    }),
    quizzes: z.array(
      quizSessionRecord
        .omit({ score: true })
        .extend(playedSession.pick({ pairs: true, conditions: true }).shape),
    ),
    suggestions: z.array(
      z.object({
        id,
        word,
        langCode: storedLangCode.openapi({ example: 'de' }),
        text: text.openapi({ example: 'Apfel' }),
        ...outcomeFields,
        createdAt: time,
      }),
    ),
  })
  .openapi('AccountExport');

export type AccountExport = z.infer<typeof accountExport>;
