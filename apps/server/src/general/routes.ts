import { routes } from '@wordhoard/contract';
import { localeCodes, quizCodes, speechPartOptions } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { presentAccount } from '../auth/present.ts';
import { presentProviders } from '../auth/social/social-providers.ts';
import type { Api } from '../http/api.ts';
import { findLanguages } from '../language/store.ts';
import type { Services } from '../services.ts';
import { searchEverything } from './search.ts';
import { countBrokenLink } from './store.ts';

export function addGeneralRoutes(api: Api, { database, social }: Services): void {
  api.openapi(routes.general.initData, async (context) => {
    const languages = await findLanguages(database);
    const caller = context.get('caller');
    return context.json(
      {
        langCodes: languages.map(({ code }) => code),
        speechPartOptions,
        quizCodes: [...quizCodes],
        localeCodes: [...localeCodes],
        settings: limits,
        ...presentProviders(social),
        userInfo: caller === undefined ? null : presentAccount(caller),
      },
      200,
    );
  });

  api.openapi(routes.general.search, async (context) => {
    const { s: text, langCode, tranLangCode } = context.req.valid('query');
    const search = { text, langCode, tranLangCode };
    const searcher = { viewer: context.get('caller'), locale: context.get('locale') };
    return context.json(await searchEverything(database, search, searcher), 200);
  });

  api.openapi(routes.general.reportBrokenLink, async (context) => {
    await countBrokenLink(database, context.req.valid('json').path);
    return context.json({ received: true as const }, 200);
  });
}
