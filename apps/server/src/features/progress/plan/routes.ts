import { routes } from '@wordhoard/contract';
import type { Api } from '../../../platform/http/api.ts';
import {
  getRequestContext,
  getSignedInContext,
  requireCaller,
} from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { deletePlan, mergePlans, presentPlans, savePlan } from './plan-store.ts';
import { presentListProgress, presentStudyLists } from './study-lists.ts';

export function addStudyPlanRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.progress.lists, async (context) => {
    const request = context.req.valid('json');
    const data = await presentListProgress(database, request, context.get('caller'));
    return context.json({ data }, 200);
  });

  api.openapi(routes.progress.studyLists, async (context) => {
    const { listIds, ...studying } = context.req.valid('json');
    const data = await presentStudyLists(database, listIds, studying, getRequestContext(context));
    return context.json({ data }, 200);
  });

  api.openapi(routes.progress.plans, async (context) => {
    const studying = context.req.valid('json');
    const data = await presentPlans(database, studying, getSignedInContext(context));
    return context.json({ data }, 200);
  });

  api.openapi(routes.progress.savePlan, async (context) => {
    const plan = context.req.valid('json');
    await savePlan(database, plan, getSignedInContext(context));
    return context.json(plan, 200);
  });

  api.openapi(routes.progress.deletePlan, async (context) => {
    const { listId } = context.req.valid('json');
    await deletePlan(database, requireCaller(context).id, listId);
    return context.json({ listId }, 200);
  });

  api.openapi(routes.progress.mergePlans, async (context) => {
    const { plans } = context.req.valid('json');
    return context.json(
      { added: await mergePlans(database, plans, getSignedInContext(context)) },
      200,
    );
  });
}
