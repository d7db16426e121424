// Raw SQL: compares and removes thousands of rows with one statement each.

import type { StayedEntries } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray, isAmong } from '../../platform/database/sql.ts';
import { publish } from '../../platform/realtime/publish.ts';
import type { Services } from '../../platform/services.ts';
import { list, listWord, wordTable } from '../../schema/collection.ts';
import { wordImage } from '../../schema/image.ts';
import { type importedKinds, importItem } from '../../schema/import.ts';
import { wordRecording } from '../../schema/recording.ts';
import { review } from '../../schema/review.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { wordContribution } from '../../schema/word.ts';
import { selectState } from '../collection/import-record.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
import { recountWords } from '../list/content-store.ts';
import { addEvents } from '../review/add-events.ts';
import { blankEvent } from '../review/event-store.ts';
import { lockUser } from '../user/store.ts';
import { findUsedWords, removeUnreferenced } from '../word/own-entries.ts';

interface Undone {
  id: string;
  userId: string;
}

const entryTables = {
  translation,
  tag: tagWord,
  image: wordImage,
  recording: wordRecording,
};

/**
 * Removes what an import created, unless somebody has changed or used it since, or other learners can see it.
 *
 * @returns how much stayed
 */
export async function removeImported(
  transaction: Database,
  imported: Undone,
  { jobs, now }: { jobs: Services['jobs']; now: Date },
): Promise<StayedEntries> {
  const { id: importId, userId } = imported;
  await lockUser(transaction, userId);
  await transaction.execute(
    sql`delete from ${translationPin} using ${importItem} as item
        where item.import_id = ${importId} and item.kind = 'pin' and user_id = ${userId}
          and translation_id = item.id and ${translationPin.wordId} = item.word_id`,
  );
  const [translations, tags, images, recordings] = [
    await removeEntries(transaction, 'translation', imported, jobs),
    await removeEntries(transaction, 'tag', imported, jobs),
    await removeEntries(transaction, 'image', imported, jobs),
    await removeEntries(transaction, 'recording', imported, jobs),
  ];
  await undoEvents(transaction, imported, now);
  const lists =
    (await removeLists(transaction, imported)) + (await removeTables(transaction, imported));
  const words = await removeWords(transaction, imported);
  await publish(transaction, { userId, kind: 'list' });
  return { lists, words, translations, tags, media: images + recordings };
}

/** The rows of a kind that still exist, and whether they say the same as after the import. */
const findItems = (
  transaction: Database,
  kind: (typeof importedKinds)[number],
  { id, userId }: Undone,
) =>
  selectRows<{ id: string; isUnchanged: boolean }>(
    transaction,
    sql`select id, state = now_state as "isUnchanged" from (
          select distinct item.id, item.state, ${selectState(userId)} as now_state
          from ${importItem} as item where item.import_id = ${id} and item.kind = ${kind}
        ) as item where now_state is not null`,
  );

async function removeEntries(
  transaction: Database,
  kind: keyof typeof entryTables,
  imported: Undone,
  jobs: Services['jobs'],
): Promise<number> {
  const table = entryTables[kind];
  const items = await findItems(transaction, kind, imported);
  const ids = items.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id);
  if (kind === 'image' || kind === 'recording') {
    await removeFilesAfter(transaction, jobs, (either) => isAmong(either.id, ids));
  }
  const removed = await transaction
    .delete(table)
    .where(and(isAmong(table.id, ids), eq(table.status, EntryStatus.Pending)))
    .returning({ id: table.id });
  return items.length - removed.length;
}

const eventsAtOnce = 5_000;

/** Events are never deleted: each is taken back by another one, which reaches all devices. */
async function undoEvents(transaction: Database, { id, userId }: Undone, now: Date) {
  const events = await transaction
    .select({ id: review.id, wordId: review.wordId })
    .from(review)
    .where(
      and(
        eq(review.userId, userId),
        eq(review.sessionId, id),
        eq(review.isUndone, false),
        sql`${review.undoes} is null`,
      ),
    )
    .orderBy(review.wordId);
  for (let start = 0; start < events.length; start += eventsAtOnce) {
    const added = events.slice(start, start + eventsAtOnce).map(({ id: undoes, wordId }) => ({
      ...blankEvent,
      milliseconds: null,
      id: newId(),
      wordId,
      reviewedAt: now,
      undoes,
    }));
    await addEvents(transaction, userId, { added, isAccessible: () => true, deviceId: newId() });
  }
}

/** Removes the imported words from their lists, and the new lists that are then empty and unchanged. */
async function removeLists(transaction: Database, imported: Undone): Promise<number> {
  const touched = await selectRows<{ id: string }>(
    transaction,
    sql`with removed as (
          delete from ${listWord} using ${importItem} as item, ${list}
          where item.import_id = ${imported.id} and item.kind = 'listWord'
            and list_id = item.id and ${listWord.wordId} = item.word_id
            and ${list.id} = item.id and ${list.userId} = ${imported.userId}
          returning list_id
        ) select distinct list_id as id from removed`,
  );
  for (const { id } of touched) await recountWords(transaction, id);
  const lists = await findItems(transaction, 'list', imported);
  const ids = lists.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id);
  const removed = await transaction
    .delete(list)
    .where(and(isAmong(list.id, ids), eq(list.wordCount, 0)))
    .returning({ id: list.id });
  return lists.length - removed.length;
}

async function removeTables(transaction: Database, imported: Undone): Promise<number> {
  const tables = await findItems(transaction, 'table', imported);
  const ids = tables.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id);
  await transaction.delete(wordTable).where(isAmong(wordTable.id, ids));
  return tables.length - ids.length;
}

async function removeWords(transaction: Database, imported: Undone): Promise<number> {
  const { userId } = imported;
  const words = await findItems(transaction, 'word', imported);
  const ids = words.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id);
  const used = await findUsedWords(transaction, ids, userId);
  const unused = ids.filter((id) => !used.has(id));
  const removed = await transaction
    .delete(wordContribution)
    .where(
      and(
        isAmong(wordContribution.wordId, unused),
        eq(wordContribution.userId, userId),
        eq(wordContribution.status, EntryStatus.Pending),
      ),
    )
    .returning({ id: wordContribution.wordId });
  const removedIds = removed.map(({ id }) => id);
  await transaction.execute(
    sql`update ${review} set is_waiting = true
        where user_id = ${userId} and word_id = any(${idArray(removedIds)})`,
  );
  await removeUnreferenced(transaction, ...removedIds);
  return words.length - removed.length;
}
