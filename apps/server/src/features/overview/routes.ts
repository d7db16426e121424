import { routes } from '@wordhoard/contract';
import { localeCodes, quizCodes, speechPartOptions } from '@wordhoard/contract/enumeration';
import { langCodes } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import { firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { requestContextOf } from '../../platform/http/request-context.ts';
import { presentAccount } from '../auth/sign-in.ts';
import { presentProviders, type SocialServices } from '../auth/social/social-providers.ts';
import { findLanguage, findLanguages } from '../language/store.ts';
import { presentLists } from '../list/present.ts';
import { findLists } from '../list/store.ts';
import { presentTable } from '../table/present.ts';
import { findTables } from '../table/store.ts';
import { findExistingWord } from '../word/store.ts';
import { presentWord } from './word-overview.ts';

/** Routes that combine several domains: what a client needs first, a language, a word. */
export function addOverviewRoutes(api: Api, { database, social, speech }: SocialServices): void {
  api.openapi(routes.general.initData, async (context) => {
    const languages = await findLanguages(database);
    const caller = context.get('caller');
    return context.json(
      {
        langCodes: languages.map(({ code }) => code),
        speechPartOptions,
        quizCodes: [...quizCodes],
        localeCodes: [...localeCodes],
        speechLangCodes: [...speech.langCodes],
        settings: limits,
        ...presentProviders(social),
        userInfo: caller === undefined ? null : presentAccount(caller),
      },
      200,
    );
  });

  api.openapi(routes.word.entity, async (context) => {
    const requestContext = requestContextOf(context);
    const { tranLangCode, ...name } = context.req.valid('json');
    const word = await findExistingWord(database, name, requestContext.caller?.id);
    return context.json(await presentWord(database, word, tranLangCode, requestContext), 200);
  });

  api.openapi(routes.general.languages, (context) => {
    const locale = context.get('locale');
    const data = langCodes
      .map((code) => ({ code, name: languageName(code, locale) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
    return context.json({ data }, 200);
  });

  api.openapi(routes.general.language, async (context) => {
    const locale = context.get('locale');
    const language = await findLanguage(database, context.req.valid('param').code);
    if (language === undefined) throw new ApplicationError('NotFound');
    const filter = { langCode: language.code, caller: context.get('caller') };
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
