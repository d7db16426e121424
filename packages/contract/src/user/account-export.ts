import { z } from '@hono/zod-openapi';
import { QuizMode, socialProviders, UserRole, WordMode } from '../base/enumeration.ts';
import { exampleDetails } from '../base/example.ts';
import {
  columnName,
  count,
  day,
  exampleId,
  id,
  knowing,
  listName,
  mailAddress,
  note,
  orNull,
  privacy,
  speechPartId,
  storedLangCode,
  tableName,
  time,
  username,
  userReaction,
  wordExample,
  wordMode,
} from '../base/scalar.ts';
import { opinionFields, outcomeFields } from '../contribution/contribution.ts';
import { grammar } from '../grammar/grammar.ts';
import { uploadedImage } from '../image/image.ts';
import { studySettings } from '../progress/study-settings.ts';
import { uploadedRecording } from '../recording/recording.ts';
import { rating, reviewMark } from '../review/knowing.ts';

const text = z.string();

/** A word with its text, so that the file is readable without this site. */
const word = z
  .object({
    id,
    langCode: storedLangCode,
    mode: wordMode,
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

const list = {
  id,
  slug: text.openapi({ example: 'fruit-bowl' }),
  langCode: storedLangCode,
  name: listName,
};
const table = {
  id,
  slug: text.openapi({ example: 'irregular-verbs' }),
  langCode: storedLangCode,
  name: tableName,
};
/** A public list of somebody else that the learner saved. */
const userList = z.object({ ...list, linkedAt: time }).openapi('UserList');
/** A public table of somebody else that the learner saved. */
const userTable = z.object({ ...table, linkedAt: time }).openapi('UserTable');
const collected = { note, privacy, createdAt: time.nullable() };
const cellWord = word.openapi({
  example: { id: exampleId, langCode: 'en', mode: WordMode.Word, text: 'seen' },
});

const quizResult = z.object({
  word,
  code: text.openapi({ example: 'multiple-choice' }),
  verdict: text.openapi({ example: 'exact' }),
  isRight: z.boolean(),
  answer: text.openapi({ example: 'Apfel' }),
  milliseconds: count.openapi({ example: 2_400 }),
  isHinted: z.boolean(),
  isOverridden: z.boolean(),
  isEasy: z.boolean(),
  day,
  answeredAt: time,
});

/** All data of an account, each part in chronological order. */
export const accountExport = z
  .object({
    version: z.literal(1),
    exportedAt: time,
    account: z.object({
      id,
      username,
      email: mailAddress.nullable(),
      role: z.enum(UserRole).openapi({ example: UserRole.Learner }),
      learn: storedLangCode,
      createdAt: time,
    }),
    socialIdentities: z.array(
      z.object({
        provider: z.enum(socialProviders),
        subject: text.openapi({ example: '110169484474386276334' }),
        createdAt: time,
      }),
    ),
    knowing: z.array(
      z.object({
        word,
        knowing,
        due: day,
        stability: z.number().nullable().openapi({
          description: 'The number of days until the chance to recall the word falls to 90 %',
          example: 3.2,
        }),
        difficulty: z.number().nullable().openapi({ description: '1 to 10', example: 5.3 }),
        changedAt: time,
        provedAt: time.nullable(),
      }),
    ),
    reviews: z
      .array(
        z.object({
          word,
          reviewedAt: time,
          day,
          rating: rating.nullable(),
          practice: rating.nullable(),
          mark: reviewMark.nullable().openapi({ example: null }),
        }),
      )
      .openapi({ description: 'Rated answers and marks; they determine when a word is due' }),
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
    study: studySettings
      .extend({ remindedOn: day.nullable() })
      .nullable()
      .openapi({ description: 'Null if the learner has changed no setting' }),
    plans: z
      .array(userList.omit({ linkedAt: true }).extend({ wordsPerDay: count, createdAt: time }))
      .openapi({ description: 'Lists to learn, with so many words a day' }),
    lists: z.array(z.object({ ...list, ...collected, words: z.array(word) })),
    tables: z.array(
      z.object({
        ...table,
        ...collected,
        columns: z.array(z.object({ name: columnName, langCode: storedLangCode.nullable() })),
        rows: z
          .array(
            z.array(
              z.object({
                label: text.nullable().openapi({ example: null }),
                words: z.array(cellWord),
              }),
            ),
          )
          .openapi({ description: 'The cells of each row, in the order of the columns' }),
      }),
    ),
    saved: z
      .object({
        lists: z.array(userList),
        tables: z.array(userTable),
      })
      .openapi({ description: 'Saved lists and tables of others' }),
    contributions: z.object({
      words: z.array(
        z.object({
          word,
          example: wordExample.nullable(),
          exampleDetails: orNull(exampleDetails),
          grammar: orNull(grammar),
          speechPartIds: z.array(speechPartId),
          privacy,
          ...outcomeFields,
          createdAt: time,
        }),
      ),
      translations: z.array(z.object({ ...contributed, words: z.array(word), speechPartId })),
      images: z.array(z.object({ ...contributed, word, ...uploadedImage })),
      recordings: z.array(z.object({ ...contributed, word, ...uploadedRecording })),
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
      z.object({
        id,
        settings: z.record(z.string(), z.unknown()).openapi({
          example: {
            source: { kind: 'list', id: exampleId },
            tranLangCode: 'de',
            mode: QuizMode.Tran,
            codes: ['multiple-choice'],
            count: 10,
            asks: 'meaning',
            direction: 'forward',
            seed: 42,
          },
        }),
        createdAt: time,
        changedAt: time,
        finishedAt: time.nullable(),
        results: z.array(quizResult),
      }),
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
