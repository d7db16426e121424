import { EntryStatus } from '@wordhoard/contract/enumeration';
import { inArray } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { tag, tagWord } from '../../schema/tag.ts';
import {
  type Decide,
  type LockedContribution,
  listIds,
  saveDecision,
  toIdArray,
} from '../contribution/decide.ts';
import { releaseDuplicates } from '../contribution/duplicates.ts';
import { approveShared } from '../word/decide.ts';
import { recountTags } from '../word/recount.ts';

export const approveTagLinks: Decide = async (database, contributions, decision) => {
  const entries = new QueryBuilder()
    .select({ wordId: tagWord.wordId, userId: tagWord.userId })
    .from(tagWord)
    .where(inArray(tagWord.id, listIds(contributions)))
    .getSQL();
  await approveShared(database, 'tag', { contributions, decision, entries });
  const tags = selectTagIds(contributions);
  await database.update(tag).set({ status: EntryStatus.Approved }).where(inArray(tag.id, tags));
  await recountTags(database, tags.getSQL());
};

export const hideTagLinks: Decide = async (database, contributions, decision) => {
  await saveDecision(database, 'tag', contributions, decision);
  await releaseDuplicates(database, 'tag', toIdArray(contributions));
  await recountTags(database, selectTagIds(contributions).getSQL());
};

const selectTagIds = (links: readonly LockedContribution[]) =>
  new QueryBuilder()
    .select({ id: tagWord.tagId })
    .from(tagWord)
    .where(inArray(tagWord.id, listIds(links)));
