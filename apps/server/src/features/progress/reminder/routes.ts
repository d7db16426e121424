import { routes } from '@wordhoard/contract';
import type { Api } from '../../../platform/http/api.ts';
import type { Services } from '../../../platform/services.ts';
import { unsubscribe } from './unsubscribe.ts';

export function addReminderRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.progress.unsubscribe, async (context) => {
    await unsubscribe(database, context.req.valid('query').token);
    return context.json({ unsubscribed: true as const }, 200);
  });

  // A mail scanner that opens links must not unsubscribe anybody.
  api.openapi(routes.progress.openUnsubscribePage, (context) => {
    const page = `/unsubscribe?${new URLSearchParams(context.req.valid('query'))}`;
    return context.redirect(page);
  });
}
