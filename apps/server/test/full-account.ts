import { EntryStatus, Privacy, UserReaction } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { rememberDevice } from '../src/features/auth/known-device.ts';
import { addActivity } from '../src/features/review/activity.ts';
import { findStream, insertEvents } from '../src/features/review/event-store.ts';
import type { Database } from '../src/platform/database/database.ts';
import { userList, userTable, wordTable } from '../src/schema/collection.ts';
import { imagePin, imageReaction } from '../src/schema/image.ts';
import { quizSession } from '../src/schema/quiz.ts';
import { recordingReaction } from '../src/schema/recording.ts';
import { studyPlan } from '../src/schema/study.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../src/schema/table.ts';
import { tagReaction } from '../src/schema/tag.ts';
import { translationPin, translationReaction } from '../src/schema/translation.ts';
import { socialIdentity } from '../src/schema/user.ts';
import {
  buildPersonalWord,
  buildSuggestion,
  buildTag,
  buildTagWord,
} from './contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from './factory.ts';
import { addReviews, answered } from './learn-word.ts';
import { fruitQuiz } from './quiz-session.ts';
import { remindAtNoon } from './reminder.ts';

type BuiltWord = Awaited<ReturnType<typeof buildWord>>;

const time = new Date('2026-03-01T12:00:00.000Z');

/** Builds a learner with data of every kind. Each text contains the learner's name. */
export async function buildFullAccount(database: Database, overrides: Partial<User> = {}) {
  const learner = await buildUser(database, { createdAt: time, ...overrides });
  const { id: userId, username } = learner;
  const [common, foreign] = [
    await buildWord(database, { text: `komuna ${newId()}` }),
    await buildWord(database, { text: `commune ${newId()}`, langCode: 'ia' }),
  ];
  const pending = await buildPersonalWord(
    database,
    learner,
    { text: `${username} pending` },
    { createdAt: time },
  );
  const secret = await buildPersonalWord(
    database,
    learner,
    { text: `${username} secret` },
    { privacy: Privacy.Private, createdAt: time },
  );
  const own = { userId, createdAt: time };
  const contributions = {
    approved: await buildTranslation(database, [common, foreign], own),
    pending: await buildTranslation(database, [common, pending], {
      ...own,
      status: EntryStatus.Pending,
    }),
    image: await buildImage(database, common.id, {
      ...own,
      status: EntryStatus.Rejected,
      reason: `blurred, ${username}`,
    }),
    recording: await buildRecording(database, common.id, {
      ...own,
      status: EntryStatus.Pending,
      speaker: `${username} speaks`,
    }),
    tag: await buildTagged(database, common, { ...own, status: EntryStatus.Pending }),
  };
  const list = await buildList(database, [common, secret], {
    ...own,
    name: `${username} list`,
    privacy: Privacy.Private,
  });
  const plan = { userId, listId: list.id, wordsPerDay: 7, createdAt: time };
  await database.insert(studyPlan).values(plan);
  const table = await buildTable(database, [pending], { ...own, name: `${username} table` });
  await buildHistory(database, learner, common);
  return { learner, common, foreign, pending, secret, contributions, list, table };
}

/** Lets a learner save, react to and pin content of others. */
export async function useSharedContent(
  database: Database,
  { id: userId }: User,
  shared: Awaited<ReturnType<typeof buildSharedContent>>,
): Promise<void> {
  const { list, table, translation, image, recording, tagged } = shared;
  const like = { userId, reaction: UserReaction.Like };
  const dislike = { userId, reaction: UserReaction.Dislike };
  await database.insert(userList).values({ userId, collectionId: list.id, linkedAt: time });
  await database.insert(userTable).values({ userId, collectionId: table.id, linkedAt: time });
  await database.insert(translationReaction).values({ ...like, entryId: translation.id });
  await database.insert(imageReaction).values({ ...dislike, entryId: image.id });
  await database.insert(recordingReaction).values({ ...like, entryId: recording.id });
  await database.insert(tagReaction).values({ ...like, entryId: tagged.id });
  await database
    .insert(translationPin)
    .values({ userId, wordId: translation.lowWordId, translationId: translation.id });
  await database.insert(imagePin).values({ userId, wordImageId: image.id });
}

/** Builds public content of a learner, with one like and one dislike each. */
export async function buildSharedContent(database: Database, { id: userId }: User) {
  const reactions = { userId, createdAt: time, likeCount: 1, dislikeCount: 1 };
  const word = await buildWord(database);
  const foreign = await buildWord(database, { langCode: 'ia' });
  return {
    word,
    list: await buildList(database, [word], { userId, createdAt: time }),
    table: await buildTable(database, [word], { userId, createdAt: time }),
    translation: await buildTranslation(database, [word, foreign], reactions),
    image: await buildImage(database, word.id, reactions),
    recording: await buildRecording(database, word.id, reactions),
    tagged: await buildTagged(database, word, reactions),
  };
}

async function buildTagged(
  database: Database,
  word: BuiltWord,
  overrides: Parameters<typeof buildTagWord>[3],
) {
  const tag = await buildTag(database);
  return { ...(await buildTagWord(database, tag, word, overrides)), code: tag.code };
}

async function buildTable(
  database: Database,
  words: readonly BuiltWord[],
  overrides: Partial<typeof wordTable.$inferInsert>,
) {
  const id = newId();
  const row = {
    id,
    slug: `table-${id}`,
    langCode: 'eo',
    name: 'Tabelo',
    note: '',
    searchText: 'tabelo',
    privacy: Privacy.Public,
    columnCount: 1,
    rowCount: 1,
    ...overrides,
  };
  await database.insert(wordTable).values(row);
  const column = { id: newId(), tableId: id, position: 1, name: 'Vorto', langCode: 'eo' };
  await database.insert(tableColumn).values(column);
  const rowId = newId();
  await database.insert(tableRow).values({ id: rowId, tableId: id, position: 1 });
  const cell = { rowId, columnId: column.id };
  await database.insert(tableCell).values(cell);
  for (const [index, { id: wordId }] of words.entries()) {
    await database.insert(tableCellWord).values({ ...cell, position: index + 1, wordId });
  }
  return row;
}

async function buildHistory(database: Database, learner: User, word: BuiltWord) {
  const { id: userId, username } = learner;
  await rememberDevice(database, { userId, secret: 'a browser' }, time);
  await addActivity(database, userId, [
    { day: '2026-03-01', answered: 1, right: 1, saved: 1, reviewed: 1, milliseconds: 2_000 },
  ]);
  await remindAtNoon(database, learner, { remindedOn: '2026-03-01', levels: { de: 'A2' } });
  await database
    .insert(socialIdentity)
    .values({ provider: 'google', subject: `${username} at google`, userId, createdAt: time });
  const text = `${username} was right`;
  await buildSuggestion(database, word, learner, { text, createdAt: time });
  const sessionId = newId();
  await database.insert(quizSession).values({
    id: sessionId,
    userId,
    settings: { ...fruitQuiz, codes: ['spelling'] },
    pairs: [{ wordId: word.id, code: 'spelling', round: 0 }],
    conditions: { missedRound: 'none', isByEar: false, isRetry: false },
    createdAt: time,
    changedAt: time,
    finishedAt: time,
  });
  const answer = {
    ...answered('2026-03-01', 2),
    sessionId,
    code: 'spelling',
    verdict: 'exact',
    answer: `${username} answered`,
    givenId: newId(),
    milliseconds: 2_000,
    isHinted: true,
    isOverridden: false,
    isEasy: false,
  } as const;
  await addReviews(database, learner, word, [answer]);
  const note = { id: newId(), wordId: word.id, reviewedAt: time, note: `${username} remembers` };
  await insertEvents(database, userId, await findStream(database, userId), [note]);
}
