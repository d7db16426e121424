import { Readable } from 'node:stream';
import {
  type AccountExport,
  type ContributionKind,
  routes,
  type SignedIn,
  type User,
} from '@wordhoard/contract';
import { type EntryStatus, Knowing, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage, presentFeed } from '../../platform/database/feed-page.ts';
import { isoTime, sorted } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  type Caller,
  type RequestContext,
  requireCaller,
} from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { session } from '../../schema/auth.ts';
import { type CollectionKind, collectionTables } from '../../schema/collection.ts';
import { socialIdentity, user } from '../../schema/user.ts';
import { wordContribution } from '../../schema/word.ts';
import { readOrigin } from '../auth/check-password.ts';
import { findSignInMethods, toShownEmail } from '../auth/store.ts';
import type { AuthServices } from '../auth/token.ts';
import { contributionTables } from '../contribution/decide.ts';
import { findLists, presentLists } from '../list/store.ts';
import { describeEntries } from '../moderation/describe-entries.ts';
import { countWordsOfUser } from '../review/learner-words.ts';
import { findTables, presentTable } from '../table/store.ts';
import { findExistingUser, type UserRow } from '../user/store.ts';
import { deleteAccount } from './delete-account.ts';
import { writeAccount } from './export-archive.ts';
import {
  exportLists,
  exportPlans,
  exportSavedCollections,
  exportTables,
} from './export-collections.ts';
import { exportContributions, exportPins, exportReactions } from './export-contributions.ts';
import type { ExportSource } from './export-fields.ts';
import {
  exportActivity,
  exportKnowing,
  exportNotes,
  exportQuizzes,
  exportStudySettings,
  exportSuggestions,
} from './export-practice.ts';

export function addAccountRoutes(api: Api, services: AuthServices): void {
  const { database, now } = services;

  answer(api, routes.user, {
    async record({ username }, { caller }) {
      return presentUser(database, await findExistingUser(database, username), caller?.id);
    },

    async lists(request, { caller, locale }) {
      const filter = await collectionFilter(database, request, caller);
      const { total, rows } = await findLists(database, filter, latestFirst(request));
      return presentFeed(request, { total, rows: await presentLists(database, rows, locale) });
    },

    async tables(request, { caller, locale }) {
      const filter = await collectionFilter(database, request, caller);
      const { total, rows } = await findTables(database, filter, latestFirst(request));
      return presentFeed(request, {
        total,
        rows: rows.map((table) => presentTable(table, locale)),
      });
    },

    account: async (_request, { caller: { id } }) => ({
      ...(await findOwnAccount({ database, userId: id })),
      ...(await findSignInMethods(database, id)),
    }),

    update: ({ learn }, { caller }) => updateLearn({ ...caller, learn }, services),

    async contributions(request, { caller, locale }) {
      const filter = { ...request, userId: caller.id };
      const { total, rows } = await findContributions(database, filter, request);
      return presentFeed(request, { total, rows: await describeEntries(database, rows, locale) });
    },
  });

  api.openapi(routes.user.export, async (context) => {
    const { id, username } = requireCaller(context);
    const bytes = writeAccount(await exportEverything(database, id, now()), services);
    return context.body(Readable.toWeb(bytes) as ReadableStream, 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="wordhoard-${username}.zip"`,
    });
  });

  api.openapi(routes.user.delete, async (context) => {
    const { password } = context.req.valid('json');
    await deleteAccount(requireCaller(context), password, readOrigin(context, services), services);
    return context.json({ deleted: true as const }, 200);
  });
}

const latestFirst = <Request extends { sort?: SortOrder | undefined }>(request: Request) => ({
  ...request,
  sort: request.sort ?? SortOrder.Descending,
});

/** Filters a learner's own collections, or those that they have saved. */
async function collectionFilter(
  database: Database,
  { username, saved }: { username: string; saved: boolean },
  caller: RequestContext['caller'],
) {
  const { id } = await findExistingUser(database, username);
  const isOwn = id === caller?.id;
  return saved ? { savedBy: id, linked: isOwn, caller } : { userId: id, own: isOwn, caller };
}

/** Stores which language a learner learns, and signs a token of the same session that contains it. */
async function updateLearn(
  { id, username, role, learn, sessionId }: Caller,
  { database, tokens }: Pick<AuthServices, 'database' | 'tokens'>,
): Promise<SignedIn> {
  const [current] = await database
    .update(user)
    .set({ learn })
    .from(session)
    .where(and(eq(user.id, id), eq(session.id, sessionId)))
    .returning({ expiresAt: session.expiresAt });
  if (current === undefined) throw new ApplicationError('InvalidToken');
  await publish(database, { userId: id, kind: 'user' });
  const token = await tokens.sign({ userId: id, sessionId, username, learn, ...current });
  return { token, user: { id, username, learn, role } };
}

/** A learner's public profile. */
async function presentUser(
  database: Database,
  { id, username, learn, createdAt }: UserRow,
  callerId: string | undefined,
): Promise<User> {
  const counts = await findCounts(database, id, callerId);
  const isOwn = id === callerId;
  return { id, username, learn, createdAt: createdAt.toISOString(), ...counts, isOwn };
}

/** Counts a learner's words, lists and tables that the caller sees. */
async function findCounts(database: Database, userId: string, callerId: string | undefined) {
  const countWords = (knowing: Knowing) =>
    countWordsOfUser(database, { userId, knowing, callerId });
  const countOwn = ({ collection }: (typeof collectionTables)[CollectionKind]) => {
    const isPublic = userId === callerId ? undefined : eq(collection.privacy, Privacy.Public);
    return database.$count(collection, and(eq(collection.userId, userId), isPublic));
  };
  const [knownCount, learningCount, listCount, tableCount] = await Promise.all([
    countWords(Knowing.Known),
    countWords(Knowing.Saved),
    countOwn(collectionTables.list),
    countOwn(collectionTables.table),
  ]);
  return { knownCount, learningCount, listCount, tableCount };
}

interface ContributionFilter {
  userId: string;
  kind?: ContributionKind | undefined;
  status?: EntryStatus | undefined;
}

/** The contributions of a learner. Private words are not contributions. */
function findContributions(
  database: Database,
  { userId, kind, status }: ContributionFilter,
  request: FeedRequest,
) {
  const selectEntries = (of: ContributionKind) => {
    const table = contributionTables[of];
    const isShown = of === 'word' ? eq(wordContribution.privacy, Privacy.Public) : undefined;
    return database
      .select({
        kind: sql<ContributionKind>`${of}::text`.as('kind'),
        id: table.id,
        status: table.status,
        reason: table.reason,
        createdAt: isoTime(table.createdAt).as('created_at'),
      })
      .from(table)
      .where(and(eq(table.userId, userId), isShown));
  };
  const entry = unionAll(
    selectEntries('word'),
    selectEntries('translation'),
    selectEntries('image'),
    selectEntries('recording'),
    selectEntries('tag'),
  ).as('entry');
  const query = database
    .select()
    .from(entry)
    .where(
      and(
        kind === undefined ? undefined : eq(entry.kind, kind),
        status === undefined ? undefined : eq(entry.status, status),
      ),
    );
  const { sort = SortOrder.Descending } = request;
  const order = [sorted(entry.createdAt, sort), sorted(entry.id, sort)];
  return findPage(database, query.$dynamic(), order, request);
}

/** The data of an account without its reviews, from one snapshot of the database. */
function exportEverything(database: Database, userId: string, now: Date): Promise<AccountExport> {
  return database.transaction(
    async (transaction) => {
      const source = { database: transaction, userId };
      return {
        version: 2,
        exportedAt: now.toISOString(),
        account: await findOwnAccount(source),
        socialIdentities: await exportIdentities(source),
        knowing: await exportKnowing(source),
        notes: await exportNotes(source),
        activity: await exportActivity(source),
        study: await exportStudySettings(source),
        plans: await exportPlans(source),
        lists: await exportLists(source),
        tables: await exportTables(source),
        saved: await exportSavedCollections(source),
        contributions: await exportContributions(source),
        reactions: await exportReactions(source),
        pins: await exportPins(source),
        quizzes: await exportQuizzes(source),
        suggestions: await exportSuggestions(source),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** An account with the fields that only its owner sees. */
async function findOwnAccount({ database, userId }: ExportSource) {
  const { id, username, email, role, learn, createdAt } = user;
  const [account] = await database
    .select({ id, username, email, role, learn, createdAt: isoTime(createdAt) })
    .from(user)
    .where(eq(id, userId));
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  return { ...account, email: account.email && toShownEmail(account.email) };
}

function exportIdentities({ database, userId }: ExportSource) {
  const { provider, subject, createdAt } = socialIdentity;
  return database
    .select({ provider, subject, createdAt: isoTime(createdAt) })
    .from(socialIdentity)
    .where(eq(socialIdentity.userId, userId))
    .orderBy(provider, subject);
}
