// Raw SQL: the tables of a former version.

import { WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { migrateUpTo } from '../../../test/former-database.ts';
import { openEmptyConnection } from '../../../test/test-connection.ts';
import { selectRows } from '../../platform/database/database.ts';

it('definitions of a former version get the tags of their themes, which do not count them', async () => {
  const connection = await openEmptyConnection();
  const { database } = connection;
  await migrateUpTo(connection, '0012_sound');
  const [fruit, mixed, theirs] = [newId(), newId(), newId()];
  const definition = "a tree's round fruit";
  const concepts = [
    { group: 'fruit', themes: ['mixed'], definitions: { en: definition } },
    { group: 'fruit', definitions: { en: 'withdrawn' } },
    { group: 'colors' },
  ];
  await database.execute(
    sql`insert into loaded_content (name, version, content)
        values ('starter', 2, ${JSON.stringify({ concepts })}::jsonb)`,
  );
  await database.execute(
    sql`insert into tag (id, code, word_count, status) values (${fruit}, 'fruit', 5, 1), (${mixed}, 'mixed', 3, 1)`,
  );
  for (const [id, text] of [
    [newId(), definition.replace("'", '’')],
    [theirs, 'by a learner'],
  ]) {
    await database.execute(
      sql`insert into word (id, lang_code, text, key, search_text, mode, status, active, speech_part_ids)
          values (${id}, 'en', ${text}, ${text}, ${text}, ${WordMode.Definition}, 1, true, '{}')`,
    );
  }
  await database.execute(
    sql`insert into tag_word (id, tag_id, word_id, lang_code, status, created_at)
        values (${newId()}, ${mixed}, ${theirs}, 'en', 1, now())`,
  );
  await connection.prepare(async () => {});
  const links = await selectRows(
    database,
    sql`select tag.code, word.text from tag_word
        join tag on tag.id = tag_id join word on word.id = word_id order by tag.code, word.text`,
  );
  expect(links).toEqual([
    { code: 'fruit', text: definition.replace("'", '’') },
    { code: 'mixed', text: definition.replace("'", '’') },
    { code: 'mixed', text: 'by a learner' },
  ]);
  const counts = await selectRows(database, sql`select code, word_count from tag order by code`);
  expect(counts).toEqual([
    { code: 'fruit', word_count: 5 },
    { code: 'mixed', word_count: 3 },
  ]);
  await connection.close();
});
