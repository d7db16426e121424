import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../src/platform/database/database.ts';
import { buildImage, buildRecording, buildTranslation } from '../factory.ts';
import type { TestApp } from '../test-app.ts';
import type { Entry, Outcome } from './entry.ts';
import { type AnyRoute, rows } from './matrix.ts';
import { type CallerName, callers } from './stage.ts';
import { buildWorld, type World } from './world.ts';

/** A request that may add rows, with what it gets when it is repeated. */
export interface RepeatedRequest {
  name: string;
  route: AnyRoute;
  caller: CallerName;
  request: Entry['request'];
  changes?: Entry['changes'];
  repeat: Outcome | undefined;
}

const ofMatrix: RepeatedRequest[] = rows.flatMap(([name, route, { outcomes, ...entry }]) => {
  const permitted = callers.filter((_caller, index) => outcomes[index] === 'ok');
  const caller = permitted.find((one) => one === 'owner') ?? permitted.at(-1);
  return caller === undefined ? [] : [{ name, route, caller, repeat: undefined, ...entry }];
});

const like = (id: string | undefined) => ({ id, reaction: 1 });
const newList = { langCode: 'eo', privacy: Privacy.Private, text: 'mia listo\n' };
const newTable = { langCode: 'eo', privacy: Privacy.Private, columns: ['eo', null] };

/** Requests to public content, which the matrix does not have, and further forms of requests. */
const further: Pick<RepeatedRequest, 'name' | 'route' | 'request'>[] = [
  {
    name: 'list.link',
    route: routes.list.link,
    request: ({ people, openList }) => ({ parentId: people.stranger.id, childId: openList.id }),
  },
  {
    name: 'table.link',
    route: routes.table.link,
    request: ({ people, openTable }) => ({ parentId: people.stranger.id, childId: openTable.id }),
  },
  {
    name: 'translation.reaction',
    route: routes.translation.reaction,
    request: async ({ app: { database }, common, foreign }) =>
      like((await buildTranslation(database, [common, foreign], { speechPartId: 4 })).id),
  },
  {
    name: 'image.reaction',
    route: routes.image.reaction,
    request: async ({ app, common }) => like((await buildImage(app.database, common.id)).id),
  },
  {
    name: 'recording.reaction',
    route: routes.recording.reaction,
    request: async ({ app, common }) => like((await buildRecording(app.database, common.id)).id),
  },
  {
    name: 'tag.reaction',
    route: routes.tag.reaction,
    request: async ({ app, common, tag }) => {
      const { data } = await app.call(routes.tag.feed, { wordId: common.id });
      return like(data.find((link) => link.tag.id === tag.id)?.id);
    },
  },
  {
    name: 'list.import as a new list',
    route: routes.list.import,
    request: (_world, _caller, id) => ({ id, name: 'Nova listo', ...newList }),
  },
  {
    name: 'table.import as a new table',
    route: routes.table.import,
    request: (_world, _caller, id) => ({
      id,
      name: 'Nova tabelo',
      ...newTable,
      text: 'A,B\na,b\n',
    }),
  },
  {
    name: 'translation.create with a new word',
    route: routes.translation.create,
    request: ({ common }, _caller, id) => [
      { id, wordId: common.id, dest: { text: `nova ${id}`, langCode: 'ia' } },
    ],
  },
  {
    name: 'word.create of an example',
    route: routes.word.create,
    request: ({ common: { text, langCode } }, _caller, id) => ({
      contributionId: id,
      text,
      langCode,
      example: `Jen ${text}.`,
    }),
  },
];

export const repeatedRequests: readonly RepeatedRequest[] = [
  ...ofMatrix,
  ...further.map((one) => ({ ...one, caller: 'stranger' as const, repeat: 'ok' as const })),
];

const worldCount = 6;

/** Gives worlds in turn, because neighbouring requests change the same things. */
export function worldsInTurn(app: TestApp): () => Promise<World> {
  const worlds: Promise<World>[] = [];
  let index = -1;
  return () => {
    index = (index + 1) % worldCount;
    const world = worlds[index] ?? buildWorld(app);
    worlds[index] = world;
    return world;
  };
}

/** Sessions and counts of requests are not content. */
const bookkeeping = ['session', 'known_device', 'server_secret', 'rate_window', 'account_event'];

/** Each report of a broken link is counted. */
const counting = ['broken_link'];

interface TableContent {
  rows: number;
  digest: string;
}

export type Content = Readonly<Record<string, TableContent>>;

/** Reads how many rows each table has, with a digest of them, and which jobs wait. Leaves out empty tables. */
export async function readContent(database: Database): Promise<Content> {
  const tables = await selectRows<{ part: string; name: string }>(
    database,
    sql`select oid::regclass as part, coalesce(pg_partition_root(oid), oid)::regclass as name
        from pg_class
        where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          and relkind = 'r' and pg_relation_size(oid) > 0
        order by oid`,
  );
  const parts = tables.filter(
    ({ name }) =>
      name === 'pgboss.job' || !(name.startsWith('pgboss.') || bookkeeping.includes(name)),
  );
  const read = parts.map(
    ({ name, part }) => sql`select ${name}::text as name, count(*)::int as rows,
      md5(string_agg(one::text, '' order by one::text)) as digest from ${sql.raw(part)} as one`,
  );
  const contents = await database.transaction(async (transaction) => {
    // Otherwise, workers are started to read tables of a few rows.
    await transaction.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return selectRows<TableContent & { name: string }>(
      transaction,
      sql.join(read, sql` union all `),
    );
  });
  const filled = contents.filter(({ rows }) => rows > 0);
  return Object.fromEntries(
    [...Map.groupBy(filled, ({ name }) => name)].map(([name, ofTable]) => [
      name,
      {
        rows: ofTable.reduce((sum, { rows }) => sum + rows, 0),
        digest: counting.includes(name) ? '' : ofTable.map(({ digest }) => digest).join(' '),
      },
    ]),
  );
}

/** The tables that have more rows than before. */
export const grownTables = (before: Content, after: Content): string[] =>
  Object.keys(after).filter((name) => (after[name]?.rows ?? 0) > (before[name]?.rows ?? 0));
