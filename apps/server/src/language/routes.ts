import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { firstPage, presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import { presentLists } from '../list/present.ts';
import { findLists } from '../list/store.ts';
import { presentTable } from '../table/present.ts';
import { findTables } from '../table/store.ts';
import { findLanguage } from './store.ts';

export function addLanguageRoutes(api: Api, database: Database): void {
  api.openapi(routes.general.language, async (context) => {
    const locale = context.get('locale');
    const language = await findLanguage(database, context.req.valid('param').code);
    if (language === undefined) throw new ApplicationError('NotFound');
    const filter = { langCode: language.code, viewer: context.get('caller') };
    const [lists, tables] = await Promise.all([
      findLists(database, filter, firstPage),
      findTables(database, filter, firstPage),
    ]);
    const records = await presentLists(database, lists.rows, locale);
    return context.json(
      {
        ...language,
        listFeed: presentFeed(firstPage, lists.total, records),
        tableFeed: presentFeed(
          firstPage,
          tables.total,
          tables.rows.map((table) => presentTable(table, locale)),
        ),
      },
      200,
    );
  });
}
