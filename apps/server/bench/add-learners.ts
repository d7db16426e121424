import { UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { loadServerSecret } from '../src/features/auth/secret.ts';
import { openSession } from '../src/features/auth/session.ts';
import { createTokens } from '../src/features/auth/token.ts';
import type { Database } from '../src/platform/database/database.ts';
import { list, listWord } from '../src/schema/collection.ts';
import { activityDay, review, reviewParameters, userWord } from '../src/schema/review.ts';
import { word } from '../src/schema/word.ts';
import { buildUser, type User } from '../test/factory.ts';

const learnerCount = 20;
const wordsOfLearner = 10_000;
const reviewsOfWord = 5;

export interface BenchLearners {
  /** The name of one of them. */
  username: string;
  tokens: string[];
  admin: { id: string; token: string };
}

/** Adds learners of German with 10,000 words each and a million reviews in all. */
export async function addLearners(database: Database): Promise<BenchLearners> {
  const now = () => new Date();
  const tokens = createTokens(await loadServerSecret(database, 'token'), now);
  const open = (person: User) => openSession(person, { database, tokens, now });
  const admin = await buildUser(database, { role: UserRole.Admin });
  const learners: BenchLearners = {
    username: '',
    tokens: [],
    admin: { id: admin.id, token: await open(admin) },
  };
  while (learners.tokens.length < learnerCount) {
    const learner = await buildUser(database, { learn: 'de' });
    await learnWords(database, learner.id);
    learners.username = learner.username;
    learners.tokens.push(await open(learner));
  }
  await database.execute(sql`vacuum analyze ${userWord}, ${review}, ${activityDay}`);
  return learners;
}

/**
 * Of ten words, one is new, two are weak, one of them missed, and five are known. About 50 words are due on
 * each day. The words are every fourth of the themes and then those that are adjacent in a feed.
 */
async function learnWords(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    with of_theme as (
      select distinct on (word_id) word_id, position
      from ${listWord} join ${list} on list.id = list_id
      where list.lang_code = 'de' and list.user_id is null and position % 4 = 0
    ), chosen as (
      select id, row_number() over (order by of_theme.word_id is null, id)::int - 1 as number
      from ${word} left join of_theme on of_theme.word_id = word.id
      where lang_code = 'de' and (of_theme.word_id is not null or text ~ '[0-9]$')
      order by number limit ${wordsOfLearner}
    )
    insert into ${userWord} (user_id, word_id, lang_code, knowing, strength, is_weak, due, since,
      reviewed_on, stability, difficulty, last_rating, reviews, lapses, changed_at)
    select ${userId}, id, 'de', case when kind < 5 then 2 else 1 end, least(kind, 4), kind in (1, 2),
      current_date + (number / 10 + 17 * kind) % 200 - 10, current_date - kind,
      case when kind > 0 then current_date - kind end, case when kind > 0 then 5 * kind end,
      case when kind > 0 then 8 - kind / 2 end,
      case when kind = 0 then null when kind = 1 then 1 else 3 end,
      case when kind = 0 then 0 else ${reviewsOfWord} end, 0, now() - number * interval '1 minute'
    from (select id, number, number % 10 as kind from chosen) as word`);
  await database.execute(sql`
    -- Answers of two years.
    insert into ${review} (user_id, id, sequence, word_id, reviewed_at, day, rating)
    select user_id, gen_random_uuid(), row_number() over (order by day), word_id,
      day + interval '12 hours', day, case when number % 5 = 0 then 1 else 3 end
    from (
      select user_id, word_id, number,
        current_date - 146 * number - abs(hashtext(word_id::text || number)) % 146 as day
      from ${userWord}, generate_series(0, ${reviewsOfWord - 1}::int) as number
      where user_id = ${userId}
    ) as answer`);
  await database.execute(sql`
    insert into ${activityDay} (user_id, day, answered, reviewed)
    select ${userId}, current_date - number, 100, 90 from generate_series(0, 364) as number`);
  // No fitting begins while requests are measured.
  await database.execute(
    sql`insert into ${reviewParameters} (user_id, queued_at) values (${userId}, now())`,
  );
}
