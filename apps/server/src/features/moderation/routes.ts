import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import type { DecidedStatus } from '../contribution/decide.ts';
import { countBrokenLink, findBrokenLinks, removeBrokenLink } from './broken-link-store.ts';
import { decide } from './decide.ts';
import { findEntries } from './feed-store.ts';

export function addModerationRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.general.reportBrokenLink, async (context) => {
    await countBrokenLink(database, context.req.valid('json').path);
    return context.json({ received: true as const }, 200);
  });

  api.openapi(routes.moderation.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } =
      request.kind === 'broken-link'
        ? await findBrokenLinks(database, request)
        : await findEntries(database, request.kind, request, context.get('locale'));
    return context.json(presentFeed(request, total, rows), 200);
  });

  api.openapi(routes.moderation.decide, async (context) => {
    const { kind, id, status, reason } = context.req.valid('json');
    const decided = { by: callerOf(context).id, at: now() };
    await decide(database, { kind, ids: [id], ...decisionOf(status, reason), ...decided });
    return context.json({ kind, id, status }, 200);
  });

  api.openapi(routes.moderation.decideMany, async (context) => {
    const { kind, ids, status, reason } = context.req.valid('json');
    const decided = { by: callerOf(context).id, at: now() };
    await decide(database, { kind, ids, ...decisionOf(status, reason), ...decided });
    return context.json({ kind, ids, status }, 200);
  });

  api.openapi(routes.moderation.dismissBrokenLink, async (context) => {
    const { id } = context.req.valid('json');
    if (!(await removeBrokenLink(database, id))) throw new ApplicationError('NotFound');
    return context.json({ id }, 200);
  });
}

const decisionOf = (status: DecidedStatus, reason: string | undefined) => ({
  status,
  reason: status === EntryStatus.Rejected ? (reason ?? null) : null,
});
