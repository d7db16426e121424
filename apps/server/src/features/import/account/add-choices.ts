// Raw SQL: adds only links to what exists and the learner sees.

import { CollectionPrivacy, EntryStatus, type UserReaction } from '@wordhoard/contract/enumeration';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { type CollectionKind, collectionTables, list } from '../../../schema/collection.ts';
import { imagePin, wordImage } from '../../../schema/image.ts';
import { studyPlan, studySettings } from '../../../schema/study.ts';
import { translation, translationPin } from '../../../schema/translation.ts';
import { bringReactions } from '../../reaction/bring-reactions.ts';
import { leaveOut } from '../package/import-notes.ts';
import type { AccountFile } from './account-worker.ts';
import type { AccountImport } from './import-account.ts';

const given = (rows: readonly object[], columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${columns})`;

/** Saves the lists and tables of others that the account had saved, and its plans. Reports those that are no longer shared. */
export async function addLinks(
  transaction: Database,
  { saved, plans }: AccountFile,
  { run, idOf, made, result }: AccountImport,
): Promise<void> {
  const userId = sql`${run.caller.id}::uuid`;
  const isShared = (one: SQL) => sql`${one}.privacy <> ${CollectionPrivacy.Private}`;
  const save = async (kind: CollectionKind, rows: AccountFile['saved']['lists']) => {
    const { collection, links } = collectionTables[kind];
    const linkedTo = sql.identifier(links.collectionId.name);
    const added = await selectRows<{ id: string }>(
      transaction,
      sql`insert into ${links} (user_id, ${linkedTo}, linked_at)
          select ${userId}, one.id, given."linkedAt"
          from ${given(rows, sql`id uuid, "linkedAt" timestamptz`)}
          join ${collection} as one using (id)
          where ${isShared(sql`one`)} and one.user_id is distinct from ${userId}
          on conflict do nothing returning ${linkedTo} as id`,
    );
    made.push(...added.map(({ id }) => ({ kind: `${kind}Link` as const, id })));
    const linked = await transaction
      .select({ id: links.collectionId })
      .from(links)
      .where(eq(links.userId, run.caller.id));
    const isLinked = new Set(linked.map(({ id }) => id));
    for (const { id, name } of rows)
      if (!isLinked.has(id)) leaveOut(result, 'collectionMissing', name);
  };
  await save('list', saved.lists);
  await save('table', saved.tables);
  const planned = plans.map((plan) => ({ ...plan, id: idOf.get(plan.id) ?? plan.id }));
  const added = await selectRows<{ id: string }>(
    transaction,
    sql`insert into ${studyPlan} (user_id, list_id, words_per_day, created_at)
        select ${userId}, one.id, given."wordsPerDay", given."createdAt"
        from ${given(planned, sql`id uuid, "wordsPerDay" smallint, "createdAt" timestamptz`)}
        join ${list} as one using (id) where ${isShared(sql`one`)} or one.user_id = ${userId}
        on conflict do nothing returning list_id as id`,
  );
  made.push(...added.map(({ id }) => ({ kind: 'plan' as const, id })));
}

export async function addPins(
  transaction: Database,
  { pins }: AccountFile,
  { run, idOf, made }: AccountImport,
): Promise<void> {
  const userId = sql`${run.caller.id}::uuid`;
  const seen = sql`(one.status = ${EntryStatus.Approved} or one.user_id = ${userId})`;
  const meant = pins.translations.map(({ wordId, translationId }) => ({
    word_id: idOf.get(wordId) ?? wordId,
    id: idOf.get(translationId) ?? translationId,
  }));
  const pinned = await selectRows<{ id: string; wordId: string }>(
    transaction,
    sql`insert into ${translationPin} (user_id, word_id, translation_id)
        select ${userId}, given.word_id, id from ${given(meant, sql`id uuid, word_id uuid`)}
        join ${translation} as one using (id)
        where ${seen} and given.word_id in (one.low_word_id, one.high_word_id)
        on conflict do nothing returning translation_id as id, word_id as "wordId"`,
  );
  made.push(...pinned.map((pin) => ({ kind: 'pin' as const, ...pin })));
  const pictures = pins.images.map(({ wordImageId }) => ({
    id: idOf.get(wordImageId) ?? wordImageId,
  }));
  const imagePins = await selectRows<{ id: string }>(
    transaction,
    sql`insert into ${imagePin} (user_id, word_image_id)
        select ${userId}, id from ${given(pictures, sql`id uuid`)}
        join ${wordImage} as one using (id) where ${seen}
        on conflict do nothing returning word_image_id as id`,
  );
  made.push(...imagePins.map(({ id }) => ({ kind: 'imagePin' as const, id })));
}

/** Likes and dislikes what the account did, of what everybody sees. */
export async function addReactions(
  transaction: Database,
  { reactions }: AccountFile,
  { run, idOf, made }: AccountImport,
): Promise<void> {
  const toEntry = (fileId: string, reaction: UserReaction) => ({
    entryId: idOf.get(fileId) ?? fileId,
    reaction,
  });
  const brought = {
    translation: reactions.translations.map((one) => toEntry(one.translationId, one.reaction)),
    image: reactions.images.map((one) => toEntry(one.wordImageId, one.reaction)),
    recording: reactions.recordings.map((one) => toEntry(one.wordRecordingId, one.reaction)),
    tag: reactions.tags.map((one) => toEntry(one.tagWordId, one.reaction)),
  };
  const userId = run.caller.id;
  for (const kind of ['translation', 'image', 'recording', 'tag'] as const) {
    const ids = await bringReactions(transaction, kind, { userId, brought: brought[kind] });
    made.push(...ids.map((id) => ({ kind: `${kind}Reaction` as const, id })));
  }
}

/** Takes over how the learner studies, unless they have chosen it already. */
export async function addStudy(
  transaction: Database,
  { study }: AccountFile,
  { run: { caller, now }, made }: AccountImport,
): Promise<void> {
  if (study === null) return;
  const { goal, ...settings } = study;
  const added = await transaction
    .insert(studySettings)
    .values({
      ...settings,
      userId: caller.id,
      goalUnit: goal.unit,
      goalTarget: goal.target,
      remindAt: study.reminderHour === null ? null : now,
    })
    .onConflictDoNothing()
    .returning({ id: studySettings.userId });
  made.push(...added.map(({ id }) => ({ kind: 'study' as const, id })));
}
