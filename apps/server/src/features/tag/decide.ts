import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Decide, idsOf, saveDecision } from '../contribution/decide.ts';
import { releaseDuplicates } from '../contribution/duplicates.ts';
import { approveShared } from '../word/decide.ts';
import { recountTags } from '../word/recount.ts';

export const approveTagLinks: Decide = async (database, contributions, decision) => {
  const ids = idsOf(contributions);
  const words = sql`select word_id from tag_word where id = any(${ids})`;
  await approveShared(database, 'tag', { contributions, decision, words });
  await database.execute(
    sql`update tag set status = ${EntryStatus.Approved} where id in (${tagsOfLinks(ids)})`,
  );
  await recountTags(database, tagsOfLinks(ids));
};

export const rejectTagLinks: Decide = async (database, contributions, decision) => {
  const ids = idsOf(contributions);
  await saveDecision(database, 'tag', contributions, decision);
  await releaseDuplicates(database, 'tag', ids);
  await recountTags(database, tagsOfLinks(ids));
};

const tagsOfLinks = (ids: SQL): SQL => sql`select tag_id from tag_word where id = any(${ids})`;
