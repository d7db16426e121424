import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { decide } from './decide.ts';
import type { Verdict } from './entry-store.ts';
import { findBrokenLinks, findEntries, removeBrokenLink } from './feed-store.ts';
import { presentEntry } from './present.ts';
import { approval, type Decision } from './rules.ts';

export function addModerationRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.moderation.feed, async (context) => {
    const request = context.req.valid('json');
    if (request.kind === 'broken-link') {
      const { total, rows } = await findBrokenLinks(database, request);
      return context.json(presentFeed(request, total, rows), 200);
    }
    const { total, rows } = await findEntries(database, request, request);
    return context.json(presentFeed(request, total, rows.map(presentEntry)), 200);
  });

  api.openapi(routes.moderation.decide, async (context) => {
    const { kind, id, status, reason } = context.req.valid('json');
    await decide(database, { kind, ids: [id], ...verdictOf(status, reason) }, now());
    return context.json({ kind, id, status }, 200);
  });

  api.openapi(routes.moderation.decideMany, async (context) => {
    const { kind, ids, status, reason } = context.req.valid('json');
    await decide(database, { kind, ids, ...verdictOf(status, reason) }, now());
    return context.json({ kind, ids, status }, 200);
  });

  api.openapi(routes.moderation.dismissBrokenLink, async (context) => {
    const { id } = context.req.valid('json');
    if (!(await removeBrokenLink(database, id))) throw new ApplicationError('NotFound');
    return context.json({ id }, 200);
  });
}

const verdictOf = (decision: Decision, reason: string | undefined): Verdict =>
  decision === EntryStatus.Rejected ? { decision, reason: reason ?? null } : approval;
