// Raw SQL: the tables of a former version have no schema any more.

import { Knowing } from '@wordhoard/contract/enumeration';
import { asc, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateUpTo } from '../test/former-database.ts';
import { findCard, replayCard } from '../test/learn-word.ts';
import { openEmptyConnection } from '../test/test-connection.ts';
import { scheduleFormerLearners } from './features/practice/review/schedule-learners.ts';
import type { Connection } from './platform/database/database.ts';
import { quizSession } from './schema/quiz.ts';
import { activityDay, review, userWord } from './schema/review.ts';

type Verdict = 'exact' | 'almost' | 'wrong';

interface FormerAnswer {
  day: string;
  verdict: Verdict;
  isHinted?: boolean;
  before?: Knowing;
}

interface FormerStatus {
  knowing: Knowing;
  changedAt: string;
  provedAt?: string;
}

const noonOf = (day: string) => `${day}T12:00:00.000Z`;

const right = (day: string, before: Knowing = Knowing.Saved): FormerAnswer => ({
  day,
  verdict: 'exact',
  before,
});

let connection: Connection;
const learner = { id: '' };
const busy = { id: '' };
const words = {
  known: { id: '' },
  markedAsKnown: { id: '' },
  proved: { id: '' },
  saved: { id: '' },
  lapsed: { id: '' },
  savedAgain: { id: '' },
  answeredOnly: { id: '' },
  unmarked: { id: '' },
};

beforeAll(async () => {
  connection = await openEmptyConnection();
  await migrateUpTo(connection, '0001_campaigns');
  await fillFormerTables();
  await connection.prepare(scheduleFormerLearners);
});

afterAll(() => connection.close());

describe('a database of the former version', () => {
  it('keeps each answer as a review, and each status as a mark', async () => {
    expect(await historyOf(words.known)).toEqual([
      ['2026-03-01', 3],
      ['2026-03-02', 2],
      ['2026-03-03', 3],
      ['2026-03-03', 'known'],
    ]);
    expect(await historyOf(words.markedAsKnown)).toEqual([['2026-03-02', 'known']]);
    expect(await historyOf(words.proved)).toEqual([
      ['2026-03-02', 'known'],
      ['2026-03-05', 'proven'],
    ]);
    expect(await historyOf(words.saved)).toEqual([
      ['2026-03-01', 'saved'],
      ['2026-03-02', 3],
      ['2026-03-03', 1],
    ]);
    expect(await historyOf(words.lapsed)).toEqual([
      ['2026-03-01', 'saved'],
      ['2026-03-01', 3],
      ['2026-03-04', 1],
    ]);
    expect(await historyOf(words.savedAgain)).toEqual([
      ['2026-03-01', 3],
      ['2026-03-20', 3],
      ['2026-03-21', 'saved'],
    ]);
    expect(await historyOf(words.answeredOnly)).toEqual([['2026-03-01', 1]]);
    expect(await historyOf(words.unmarked)).toEqual([
      ['2026-03-01', 3],
      ['2026-03-01', 'unknown'],
    ]);
  });

  it('keeps each status, and learns answered words', async () => {
    const { wordId, knowing } = userWord;
    const rows = await connection.database
      .select({ wordId, knowing })
      .from(userWord)
      .where(sql`user_id = ${learner.id}`);
    const knowingOf = new Map(rows.map((row) => [row.wordId, row.knowing]));
    const { Known, Saved } = Knowing;
    expect(Object.values(words).map(({ id }) => knowingOf.get(id))).toEqual([
      Known,
      Known,
      Known,
      Saved,
      Saved,
      Saved,
      Saved,
      undefined,
    ]);
  });

  it('has the cards that follow from the reviews', async () => {
    for (const word of Object.values(words)) {
      const card = await findCard(connection.database, learner, word);
      expect(card).toEqual(await replayCard(connection.database, learner, word));
    }
  });

  it('has the cards of a learner with many words', async () => {
    expect(await connection.database.$count(userWord, sql`user_id = ${busy.id}`)).toBe(2_500);
    const cards = connection.database.selectDistinct({ due: userWord.due }).from(userWord);
    expect(await cards.where(sql`user_id = ${busy.id}`)).toEqual([{ due: '2026-03-01' }]);
  });

  it('knows how many words were answered on a day, and for how long', async () => {
    const { day, answered, reviewed, milliseconds } = activityDay;
    const days = connection.database
      .select({ day, answered, reviewed, milliseconds })
      .from(activityDay)
      .where(sql`user_id = ${learner.id}`);
    expect(await days).toEqual([
      { day: '2026-03-01', answered: 6, reviewed: 5, milliseconds: 6_000 },
    ]);
  });

  it('has quizzes that ask for the meaning', async () => {
    const asks = connection.database.selectDistinct({ asks: sql`settings ->> 'asks'` });
    expect(await asks.from(quizSession)).toEqual([{ asks: 'meaning' }]);
  });

  it('is not changed by the next start', async () => {
    const before = await connection.database.select().from(userWord).orderBy(asc(userWord.wordId));
    await connection.prepare(scheduleFormerLearners);
    const after = await connection.database.select().from(userWord).orderBy(asc(userWord.wordId));
    expect(after).toEqual(before);
  });
});

async function historyOf({ id }: { id: string }) {
  const rows = await connection.database
    .select()
    .from(review)
    .where(sql`user_id = ${learner.id} and word_id = ${id}`)
    .orderBy(review.reviewedAt);
  return rows.map(({ day, rating, mark }) => [day, rating ?? mark]);
}

async function fillFormerTables(): Promise<void> {
  const { database } = connection;
  await addLearnersAndWords();
  const hinted = { ...right('2026-03-02'), isHinted: true };
  await answer(words.known, [right('2026-03-01'), hinted, right('2026-03-03')]);
  await mark(words.known, { knowing: Knowing.Known, changedAt: noonOf('2026-03-03') });
  await mark(words.markedAsKnown, { knowing: Knowing.Known, changedAt: noonOf('2026-03-02') });
  const proof = { changedAt: noonOf('2026-03-02'), provedAt: noonOf('2026-03-05') };
  await mark(words.proved, { knowing: Knowing.Known, ...proof });
  const almost: FormerAnswer = { day: '2026-03-03', verdict: 'almost', before: Knowing.Saved };
  await answer(words.saved, [right('2026-03-02'), almost]);
  await mark(words.saved, { knowing: Knowing.Saved, changedAt: noonOf('2026-03-01') });
  const wrong: FormerAnswer = { day: '2026-03-04', verdict: 'wrong', before: Knowing.Known };
  await answer(words.lapsed, [right('2026-03-01'), wrong]);
  await mark(words.lapsed, { knowing: Knowing.Saved, changedAt: noonOf('2026-03-04') });
  await answer(words.savedAgain, [right('2026-03-01'), right('2026-03-20')]);
  await mark(words.savedAgain, { knowing: Knowing.Saved, changedAt: noonOf('2026-03-21') });
  const first: FormerAnswer = { day: '2026-03-01', verdict: 'wrong', before: Knowing.Unknown };
  await answer(words.answeredOnly, [first]);
  await answer(words.answeredOnly, [first]);
  await answer(words.unmarked, [right('2026-03-01')]);
  await database.execute(
    sql`insert into activity_day (user_id, day, answered) values (${learner.id}, '2026-03-01', 6)`,
  );
  await saveManyWords();
}

async function addLearnersAndWords(): Promise<void> {
  const { database } = connection;
  for (const user of [learner, busy]) {
    user.id = newId();
    await database.execute(
      sql`insert into app_user (id, username, role, learn, created_at)
          values (${user.id}, ${`learner ${user.id}`}, 1, 'eo', now())`,
    );
  }
  for (const word of Object.values(words)) {
    word.id = newId();
    await database.execute(
      sql`insert into word (id, lang_code, text, key, search_text, mode, status)
          values (${word.id}, 'eo', ${word.id}, ${word.id}, ${word.id}, 1, 1)`,
    );
  }
}

async function answer(word: { id: string }, answers: readonly FormerAnswer[]): Promise<void> {
  for (const { day, verdict, isHinted = false, before = Knowing.Saved } of answers) {
    const id = newId();
    const time = noonOf(day);
    await connection.database.execute(
      sql`insert into quiz (id, user_id, settings, pairs, pair_index, created_at, changed_at)
          values (${id}, ${learner.id}, '{}', '[]', 0, ${time}, ${time})`,
    );
    await connection.database.execute(
      sql`insert into quiz_result (quiz_id, word_id, place, code, verdict, is_right, answer,
            milliseconds, is_hinted, day, before, knowing_before, answered_at)
          values (${id}, ${word.id}, 1, 'cards', ${verdict}, ${verdict === 'exact'}, '', 1000,
            ${isHinted}, ${day}, '{}', ${before}, ${time})`,
    );
  }
}

const mark = (word: { id: string }, { knowing, changedAt, provedAt }: FormerStatus) =>
  connection.database.execute(
    sql`insert into user_word (user_id, word_id, lang_code, knowing, right_days, changed_at, proved_at)
        values (${learner.id}, ${word.id}, 'eo', ${knowing}, 0, ${changedAt}, ${provedAt ?? null})`,
  );

const saveManyWords = () =>
  connection.database.execute(
    sql`with added as (
          insert into word (id, lang_code, text, key, search_text, mode, status)
          select gen_random_uuid(), 'eo', 'vorto ' || number, 'vorto ' || number, 'vorto ' || number,
            1, 1
          from generate_series(1, 2500) as number
          returning id
        )
        insert into user_word (user_id, word_id, lang_code, knowing, right_days, changed_at)
        select ${busy.id}, id, 'eo', ${Knowing.Saved}, 0, '2026-03-01T12:00:00Z' from added`,
  );
