import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { budgets } from '../../../tools/budgets.ts';
import { type Database, selectRows } from '../src/platform/database/database.ts';
import { quizSession } from '../src/schema/quiz.ts';
import { userWord } from '../src/schema/review.ts';
import { wordContribution } from '../src/schema/word.ts';
import { buildPersonalWord } from '../test/contribution-factory.ts';
import { buildUser } from '../test/factory.ts';
import { fruitQuiz } from '../test/quiz-session.ts';
import type { BenchLearners } from './add-learners.ts';
import type { Load } from './measure-requests.ts';

const sessionsOfLearner = 50_000;
const requestsOfEach = 100;

/** Adds what an admin decides about: new words, and words that all learners have. The learners have a million quiz sessions. */
export async function addDecisions(database: Database, { admin }: BenchLearners): Promise<Load[]> {
  await addSessions(database);
  const words = await selectRows<{ id: string }>(
    database,
    sql`select word_id as id from ${userWord} group by word_id
        order by count(*) desc, word_id limit ${2 * requestsOfEach}`,
  );
  const author = await buildUser(database, { learn: 'de' });
  const pending: { contributionId: string; text: string }[] = [];
  while (pending.length < 2 * requestsOfEach) {
    pending.push(await buildPersonalWord(database, author, { langCode: 'de' }));
  }
  const others = pending.splice(0, requestsOfEach);
  const withdrawn = words.splice(0, requestsOfEach);
  // Only an admin who has contributed to a published word corrects its text.
  await database.execute(
    sql`insert into ${wordContribution} (id, word_id, user_id, privacy, status)
        select gen_random_uuid(), id, ${admin.id}, ${Privacy.Public}, ${EntryStatus.Approved}
        from unnest(${sql.param(words.map(({ id }) => id))}::uuid[]) as id`,
  );
  const common = { tokens: [admin.token], budget: budgets.ownWords };
  return [
    {
      name: 'approving a word',
      path: '/front-moderation/decide',
      body: pending.map(({ contributionId: id }) => ({
        ...{ kind: 'word', id, status: EntryStatus.Approved },
      })),
      ...common,
    },
    {
      name: 'withdrawing a word',
      method: 'DELETE',
      path: '/front-word/delete',
      body: withdrawn,
      ...common,
    },
    {
      name: 'merging a word with another one',
      path: '/front-word/update',
      body: words.map(({ id }, index) => ({ id, text: others[index]?.text })),
      ...common,
    },
  ];
}

/** Each asks ten words of its learner. */
async function addSessions(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${quizSession} (id, user_id, settings, pairs, conditions, created_at, changed_at)
    select gen_random_uuid(), user_id, ${JSON.stringify(fruitQuiz)}::jsonb, pairs,
      '{"missedRound": "none", "isByEar": false, "isRetry": false}', begun, begun
    from (
      select user_id, jsonb_path_query_array(
        jsonb_agg(jsonb_build_object('wordId', word_id, 'code', 'multiple-choice', 'round', 0)), '$[0 to 9]'
      ) as pairs
      from ${userWord} group by user_id
    ) as learner
    cross join lateral (
      select now() - number * interval '10 minutes' as begun
      from generate_series(1, ${sessionsOfLearner}::int) as number
    ) as session`);
  await database.execute(sql`vacuum analyze ${quizSession}`);
}
