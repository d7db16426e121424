// Raw SQL: compares and removes thousands of rows with one statement each.

import type { StayedEntries } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray, isAmong } from '../../platform/database/sql.ts';
import { publish } from '../../platform/realtime/publish.ts';
import type { Services } from '../../platform/services.ts';
import { list, listWord, wordTable } from '../../schema/collection.ts';
import { imagePin, wordImage } from '../../schema/image.ts';
import { choiceKinds, type importedKinds, importItem } from '../../schema/import.ts';
import { wordRecording } from '../../schema/recording.ts';
import { review } from '../../schema/review.ts';
import { studyPlan } from '../../schema/study.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { wordContribution } from '../../schema/word.ts';
import { choices, selectState } from '../collection/import-record.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
import { recountWords } from '../list/content-store.ts';
import { withdrawReactions } from '../reaction/bring-reactions.ts';
import { type ReactionKind, reactionTables } from '../reaction/change-reaction.ts';
import { addEvents } from '../review/add-events.ts';
import { blankEvent, findEventsOfWords, findStream } from '../review/event-store.ts';
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
  await undoEvents(transaction, imported, now);
  const chosen = await removeChoices(transaction, imported);
  const [translations, tags, images, recordings] = [
    await removeEntries(transaction, 'translation', imported, jobs),
    await removeEntries(transaction, 'tag', imported, jobs),
    await removeEntries(transaction, 'image', imported, jobs),
    await removeEntries(transaction, 'recording', imported, jobs),
  ];
  const lists =
    (await removeLists(transaction, imported)) + (await removeTables(transaction, imported));
  const words =
    (await removeWords(transaction, imported)) + (await restoreFacts(transaction, imported));
  await publish(transaction, { userId, kind: 'list' });
  return { lists, words, translations, tags, media: images + recordings, choices: chosen };
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

/** Pins of the import are removed before, so others were made since. */
function isUnpinned(transaction: Database, kind: keyof typeof entryTables): SQL | undefined {
  if (kind === 'translation') {
    const isPinned = eq(translationPin.translationId, translation.id);
    return notExists(transaction.select().from(translationPin).where(isPinned));
  }
  if (kind !== 'image') return undefined;
  return notExists(
    transaction.select().from(imagePin).where(eq(imagePin.wordImageId, wordImage.id)),
  );
}

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
    .where(
      and(
        isAmong(table.id, ids),
        eq(table.status, EntryStatus.Pending),
        isUnpinned(transaction, kind),
      ),
    )
    .returning({ id: table.id });
  return items.length - removed.length;
}

/** Takes back what the learner has not chosen otherwise since. */
async function removeChoices(transaction: Database, imported: Undone): Promise<number> {
  const { userId } = imported;
  let stayed = 0;
  for (const kind of choiceKinds) {
    const items = await findItems(transaction, kind, imported);
    const ids = items.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id);
    stayed += items.length - ids.length;
    const reactionKind = reactionKinds.find((one) => `${one}Reaction` === kind);
    if (reactionKind !== undefined) {
      await withdrawReactions(transaction, reactionKind, { userId, ids });
      continue;
    }
    const { table, key } = choices[kind];
    await transaction.delete(table).where(and(sql`user_id = ${userId}`, isAmong(key, ids)));
  }
  return stayed;
}

const reactionKinds = Object.keys(reactionTables) as ReactionKind[];

const eventsAtOnce = 5_000;

/** Events are never deleted: each is taken back by another one, which reaches all devices. */
async function undoEvents(transaction: Database, { id, userId }: Undone, now: Date) {
  const ofQuizzes = transaction
    .select({ id: importItem.id })
    .from(importItem)
    .where(and(eq(importItem.importId, id), eq(importItem.kind, 'review')));
  const events = await transaction
    .select({ id: review.id, wordId: review.wordId })
    .from(review)
    .where(
      and(
        eq(review.userId, userId),
        or(eq(review.sessionId, id), inArray(review.id, ofQuizzes)),
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
    const wordIds = [...new Set(added.map(({ wordId }) => wordId))];
    await addEvents(transaction, userId, {
      added,
      stored: await findEventsOfWords(transaction, userId, wordIds),
      isAccessible: () => true,
      deviceId: newId(),
      stream: await findStream(transaction, userId),
    });
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
  const plans = transaction.select().from(studyPlan);
  const removed = await transaction
    .delete(list)
    .where(
      and(
        isAmong(list.id, ids),
        eq(list.wordCount, 0),
        notExists(plans.where(eq(studyPlan.listId, list.id))),
      ),
    )
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

/** Lets contributions say again what they said before the import. */
async function restoreFacts(transaction: Database, imported: Undone): Promise<number> {
  const { id, userId } = imported;
  const items = await findItems(transaction, 'facts', imported);
  await transaction.execute(
    sql`update ${wordContribution} as own
        set (example, example_details, grammar, form_keys, speech_part_ids, status) =
          (given.example, given.example_details, given.grammar, given.form_keys,
            given.speech_part_ids, given.status)
        from ${importItem} as item,
          jsonb_populate_record(null::${wordContribution}, item.before) as given
        where item.import_id = ${id} and item.kind = 'facts' and own.word_id = item.id
          and own.user_id = ${userId} and item.state = ${selectState(userId)}`,
  );
  return items.filter(({ isUnchanged }) => !isUnchanged).length;
}
