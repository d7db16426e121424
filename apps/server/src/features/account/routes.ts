import { routes, type SignedIn, type User } from '@wordhoard/contract';
import { Knowing, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
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
import { user } from '../../schema/user.ts';
import { readOrigin } from '../auth/check-password.ts';
import { findSignInMethods } from '../auth/store.ts';
import type { AuthServices } from '../auth/token.ts';
import { findLists, presentLists } from '../list/store.ts';
import { describeEntries } from '../moderation/describe-entries.ts';
import { countWordsOfUser } from '../review/learner-words.ts';
import { findTables, presentTable } from '../table/store.ts';
import { findExistingUser, type UserRow } from '../user/store.ts';
import { findContributions } from './contributions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportEverything, findOwnAccount } from './export-everything.ts';

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
    const everything = await exportEverything(database, id, now());
    context.header('content-disposition', `attachment; filename="wordhoard-${username}.json"`);
    return context.json(everything, 200);
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
  return saved ? { savedBy: id, caller } : { userId: id, own: id === caller?.id, caller };
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
