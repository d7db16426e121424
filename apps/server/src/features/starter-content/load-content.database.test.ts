import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { journeyContent } from '../../../test/template.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnTables } from '../../../test/test-connection.ts';
import { selectRows } from '../../platform/database/database.ts';
import { loadedContent } from '../../schema/content.ts';
import { translation } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { word, wordContribution } from '../../schema/word.ts';
import type { Content } from './content.ts';
import { loadStarterContent } from './load-content.ts';
import { planStarterContent } from './plan.ts';
import { contentTables, openPreparedContent, writePreparedContent } from './prepared-content.ts';

const sentence = 'tab\tline\nreturn\rback\\slash \\N "quotes" {größe} \u{1f409}';
const journey = journeyContent();
const content: Content = {
  ...journey,
  concepts: journey.concepts.map((one) => ({ ...one, example: { en: { text: sentence } } })),
};
const tables = Object.values(contentTables);

const app = useApp({ connect: openOwnTables });

beforeEach(async () => {
  await app.database.delete(loadedContent);
  await app.database.execute(sql`truncate ${sql.join(tables, sql`, `)}, ${user} cascade`);
});

const load = (folder = '') =>
  app.connection.prepare((database, copyRows) =>
    loadStarterContent(database, copyRows, {
      source: {
        digest: () => 'spring',
        read: async () => ({ content, plan: planStarterContent }),
        openPrepared: (digest) => openPreparedContent(folder, digest),
      },
    }),
  );

/** What a build makes of the content. */
function build(digest: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writePreparedContent(folder, digest, content, planStarterContent(content));
  return folder;
}

const countRows = () => Promise.all(tables.map((table) => app.database.$count(table)));

const countPlanned = () => {
  const plan = planStarterContent(content);
  return Object.keys(contentTables).map((name) => plan[name as keyof typeof plan].length);
};

it('loads the rows that a build has prepared', async () => {
  await load(build('spring'));
  expect(await countRows()).toEqual(countPlanned());
  const examples = await app.database
    .selectDistinct({ text: wordContribution.example })
    .from(wordContribution);
  expect(examples).toContainEqual({ text: sentence });
});

it('plans the rows if the content has changed since the build', async () => {
  const folder = build('winter');
  rmSync(join(folder, '0.gz'));
  await load(folder);
  expect(await countRows()).toEqual(countPlanned());
});

it('plans the rows if a build was interrupted', async () => {
  const folder = build('spring');
  rmSync(join(folder, 'manifest.json'));
  rmSync(join(folder, '0.gz'));
  await load(folder);
  expect(await countRows()).toEqual(countPlanned());
});

it('loads everything after a start that failed', async () => {
  const folder = build('spring');
  const indexes = () => selectRows(app.database, sql`select indexdef from pg_indexes order by 1`);
  const before = await indexes();
  truncateSync(join(folder, '3.gz'), 1_000);
  await expect(load(folder)).rejects.toThrow('unexpected end of file');
  expect(await indexes()).toEqual(before);
  expect(new Set(await countRows())).toEqual(new Set([0]));
  await load();
  expect(await countRows()).toEqual(countPlanned());
});

it('keeps the rows of people in a database that never had the content', async () => {
  const learner = await buildUser(app.database);
  const own = await buildWord(app.database, { langCode: 'en', text: 'wyrmwing' });
  await load(build('spring'));
  const words = await app.database.select({ id: word.id }).from(word);
  expect(words).toContainEqual({ id: own.id });
  expect(words).toHaveLength(planStarterContent(content).word.length + 1);
  expect(await app.database.select({ id: user.id }).from(user)).toEqual([{ id: learner.id }]);
});

it('lets index-only scans take the rows as visible without a vacuum', async () => {
  await load();
  const [pages] = await selectRows(
    app.database,
    sql`select relallvisible = (select count(distinct (ctid::text::point)[0]) from ${translation}) as "areVisible"
        from pg_class where oid = 'translation'::regclass`,
  );
  expect(pages).toEqual({ areVisible: true });
});
