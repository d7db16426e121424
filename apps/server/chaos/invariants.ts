import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { isShownByTag } from '../src/features/word/theme.ts';
import { type Database, selectRow } from '../src/platform/database/database.ts';
import { list, listWord, wordTable } from '../src/schema/collection.ts';
import { activityDay, review, userWord } from '../src/schema/review.ts';
import { tableRow } from '../src/schema/table.ts';
import { tag, tagWord } from '../src/schema/tag.ts';
import { language, word, wordContribution } from '../src/schema/word.ts';
import { findCard, replayCard } from '../test/learn-word.ts';
import { connect } from './connect.ts';

/** Queries that count the rows that violate an invariant. */
const violations = {
  'lists with a wrong number of words': sql`select count(*) from ${list}
    where word_count <> (select count(*) from ${listWord} where list_id = list.id)`,
  'tables with a wrong number of rows': sql`select count(*) from ${wordTable}
    where row_count <> (select count(*) from ${tableRow} where table_id = word_table.id)`,
  'languages with a wrong number of words': sql`select count(*) from ${language}
    where word_count <> (
      select count(*) from ${word}
      where lang_code = language.code and published and active and mode <> 2
    )`,
  'tags with a wrong number of words': sql`select count(*) from ${tag}
    where word_count <> (
      select count(*) from ${tagWord} join ${word} on word.id = word_id
      where tag_id = tag.id and tag_word.status = 1 and duplicate_of is null
        and published and active and ${isShownByTag}
    )`,
  'hidden words that nobody has': sql`select count(*) from ${word}
    where not published and not exists (
      select from ${wordContribution} where word_id = word.id
    ) and not exists (select from ${listWord} where word_id = word.id)
      and not exists (select from ${userWord} where word_id = word.id)`,
  'events whose undo is not noticed, or the reverse': sql`select count(*) from ${review} as one
    where undoes is null and is_undone <> exists (
      select from ${review} where user_id = one.user_id and undoes = one.id and word_id = one.word_id
    )`,
  'learners whose events are not numbered one after the other': sql`select count(*) from (
      select from ${review} group by user_id having count(*) <> max(sequence)
    ) as learner`,
  'days whose activity differs from their events': sql`select count(*) from ${activityDay} as one
    where (answered, milliseconds) <> (
      select count(verdict)::int, coalesce(sum(milliseconds), 0)::bigint from ${review}
      where user_id = one.user_id and day = one.day and not is_undone
    )`,
};

/** Counts the violations in the database of a stopped server. */
export async function countViolations(variables: Record<string, string>): Promise<number> {
  const connection = await connect(variables);
  let total = 0;
  for (const [name, query] of Object.entries(violations)) {
    const row = await selectRow<{ count: string }>(connection.database, query);
    const count = Number(row?.count);
    if (count > 0) console.error(`${count} ${name}`);
    total += count;
  }
  const wrongCards = await countWrongCards(connection.database);
  if (wrongCards > 0) console.error(`${wrongCards} cards that differ from their history`);
  await connection.close();
  return total + wrongCards;
}

async function countWrongCards(database: Database): Promise<number> {
  const { userId, wordId } = review;
  let wrong = 0;
  for (const reviewed of await database.selectDistinct({ userId, wordId }).from(review)) {
    const [learner, word] = [{ id: reviewed.userId }, { id: reviewed.wordId }];
    const card = await findCard(database, learner, word);
    if (!isDeepStrictEqual(card, await replayCard(database, learner, word))) wrong += 1;
  }
  return wrong;
}
