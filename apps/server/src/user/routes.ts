import { routes } from '@wordhoard/contract';
import { Knowing, SortOrder } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { type Caller, callerOf, viewerOf } from '../auth/caller.ts';
import { findWays } from '../auth/social/store.ts';
import type { Database } from '../database/database.ts';
import { type PageRequest, presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import { dayOf } from '../knowing/learners-day.ts';
import { presentLists } from '../list/present.ts';
import { findLists } from '../list/store.ts';
import type { Services } from '../services.ts';
import { presentTable } from '../table/present.ts';
import { findTables } from '../table/store.ts';
import { presentCards } from '../word/cards.ts';
import type { Reader } from '../word/reader.ts';
import { findContributions } from './contribution-store.ts';
import { deleteAccount } from './delete-account.ts';
import { exportEverything } from './export-everything.ts';
import { findOwnAccount } from './own-account.ts';
import { presentActivity, presentUser } from './present.ts';
import { presentContributions } from './present-contributions.ts';
import { findUser, findWordsOfUser, type UserRow } from './store.ts';
import { updateLearn } from './update-learn.ts';

export function addUserRoutes(api: Api, services: Services): void {
  addPageRoutes(api, services);
  addShelfRoutes(api, services);
  addOwnRoutes(api, services);
}

function addPageRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.user.record, async (context) => {
    const user = await findExistingUser(database, context.req.valid('json').username);
    return context.json(await presentUser(database, user, viewerOf(context)), 200);
  });

  api.openapi(routes.user.activity, async (context) => {
    const { username, until = dayOf(now()), ...span } = context.req.valid('json');
    const { id } = await findExistingUser(database, username);
    return context.json(await presentActivity(database, id, { ...span, until }), 200);
  });

  api.openapi(routes.user.learningWords, async (context) => {
    const request = { ...context.req.valid('json'), viewer: viewerOf(context) };
    return context.json(await wordFeedOf(database, Knowing.Saved, request), 200);
  });

  api.openapi(routes.user.knownWords, async (context) => {
    const request = { ...context.req.valid('json'), viewer: viewerOf(context) };
    return context.json(await wordFeedOf(database, Knowing.Known, request), 200);
  });
}

function addShelfRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.user.lists, async (context) => {
    const request = latestFirst(context.req.valid('json'));
    const filter = await thingsOf(database, request, context.get('caller'));
    const { total, rows } = await findLists(database, filter, request);
    const records = await presentLists(database, rows, context.get('locale'));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.user.tables, async (context) => {
    const request = latestFirst(context.req.valid('json'));
    const filter = await thingsOf(database, request, context.get('caller'));
    const { total, rows } = await findTables(database, filter, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });
}

/** What a learner does with their own account. */
function addOwnRoutes(api: Api, services: Services): void {
  const { database, now } = services;

  api.openapi(routes.user.account, async (context) => {
    const { id } = callerOf(context);
    const [account, ways] = await Promise.all([
      findOwnAccount(database, id),
      findWays(database, id),
    ]);
    return context.json({ ...account, ...ways }, 200);
  });

  api.openapi(routes.user.update, async (context) => {
    const { learn } = context.req.valid('json');
    return context.json(await updateLearn({ ...callerOf(context), learn }, services), 200);
  });

  api.openapi(routes.user.contributions, async (context) => {
    const request = context.req.valid('json');
    const filter = { ...request, userId: callerOf(context).id };
    const { total, rows } = await findContributions(database, filter, request);
    const contributions = await presentContributions(database, rows);
    return context.json(presentFeed(request, total, contributions), 200);
  });

  api.openapi(routes.user.export, async (context) => {
    const { id, username } = callerOf(context);
    const everything = await exportEverything(database, id, now());
    context.header('content-disposition', `attachment; filename="wordhoard-${username}.json"`);
    return context.json(everything, 200);
  });

  api.openapi(routes.user.delete, async (context) => {
    await deleteAccount(callerOf(context), context.req.valid('json').password, services);
    return context.json({ deleted: true as const }, 200);
  });
}

async function findExistingUser(database: Database, username: string): Promise<UserRow> {
  const user = await findUser(database, username);
  if (user === undefined) throw new ApplicationError('NotFound');
  return user;
}

interface WordRequest extends PageRequest, Reader {
  username: string;
  langCode?: string | undefined;
  sort?: SortOrder | undefined;
}

async function wordFeedOf(database: Database, knowing: Knowing, request: WordRequest) {
  const { username, langCode, viewer } = request;
  const { id: userId } = await findExistingUser(database, username);
  const filter = { userId, knowing, langCode, viewer };
  const { total, rows } = await findWordsOfUser(database, filter, request);
  return presentFeed(request, total, await presentCards(database, rows, request));
}

const latestFirst = <Request extends { sort?: SortOrder | undefined }>(request: Request) => ({
  ...request,
  sort: request.sort ?? SortOrder.Descending,
});

/** A learner's own, all of them for the learner, or what of others is on their shelf. */
async function thingsOf(
  database: Database,
  { username, shelf }: { username: string; shelf: boolean },
  viewer: Caller | undefined,
) {
  const { id } = await findExistingUser(database, username);
  return shelf ? { shelfOf: id, viewer } : { userId: id, own: id === viewer?.id, viewer };
}
