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
  const words = selectFromLinks(contributions, tagWord.wordId).getSQL();
  await approveShared(database, 'tag', { contributions, decision, words });
  const tags = selectFromLinks(contributions, tagWord.tagId);
  await database.update(tag).set({ status: EntryStatus.Approved }).where(inArray(tag.id, tags));
  await recountTags(database, tags.getSQL());
};

export const hideTagLinks: Decide = async (database, contributions, decision) => {
  await saveDecision(database, 'tag', contributions, decision);
  await releaseDuplicates(database, 'tag', toIdArray(contributions));
  await recountTags(database, selectFromLinks(contributions, tagWord.tagId).getSQL());
};

const selectFromLinks = (
  links: readonly LockedContribution[],
  id: typeof tagWord.wordId | typeof tagWord.tagId,
) =>
  new QueryBuilder()
    .select({ id })
    .from(tagWord)
    .where(inArray(tagWord.id, listIds(links)));
