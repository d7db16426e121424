import type { PlannedList, StudyPlan } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { list } from '../../../schema/collection.ts';
import { studyPlan } from '../../../schema/study.ts';
import { isVisibleTo } from '../../collection/view.ts';
import { findList, findVisibleList } from '../../list/store.ts';
import { lockUser } from '../../user/store.ts';
import { presentStudyLists, type StudyRequest } from './study-lists.ts';

/** Finds the plans of a learner and counts their learned and remaining words. */
export async function presentPlans(
  database: Database,
  studying: StudyRequest,
  context: SignedInContext,
): Promise<PlannedList[]> {
  const plans = await findPlans(database, context);
  const listIds = plans.map(({ listId }) => listId);
  const wordsPerDayOf = new Map(plans.map((plan) => [plan.listId, plan.wordsPerDay]));
  const lists = await presentStudyLists(database, listIds, studying, context);
  return lists.flatMap((studyList) => {
    const wordsPerDay = wordsPerDayOf.get(studyList.list.id);
    return wordsPerDay === undefined ? [] : [{ ...studyList, wordsPerDay }];
  });
}

/** The oldest first. Plans of lists that the learner does not see any more are left out. */
function findPlans(database: Database, { caller }: Pick<SignedInContext, 'caller'>) {
  const { listId, wordsPerDay, createdAt } = studyPlan;
  return database
    .select({ listId, wordsPerDay })
    .from(studyPlan)
    .innerJoin(list, and(eq(list.id, listId), isVisibleTo('list', caller)))
    .where(eq(studyPlan.userId, caller.id))
    .orderBy(createdAt, listId);
}

export function savePlan(database: Database, plan: StudyPlan, context: SignedInContext) {
  const { caller, now } = context;
  const { listId, wordsPerDay } = plan;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, caller.id);
    await findVisibleList(transaction, { id: listId }, caller);
    const others = (await findPlans(transaction, context)).filter(
      (other) => other.listId !== listId,
    );
    if (others.length >= limits.studyMaxPlans) throw new ApplicationError('StudyMaxPlansExceeded');
    await transaction
      .insert(studyPlan)
      .values({ userId: caller.id, listId, wordsPerDay, createdAt: now })
      .onConflictDoUpdate({
        target: [studyPlan.userId, studyPlan.listId],
        set: { wordsPerDay },
      });
    await publish(transaction, { userId: caller.id, kind: 'user' });
  });
}

/** Does nothing if there is no such plan. */
export function deletePlan(database: Database, userId: string, listId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction
      .delete(studyPlan)
      .where(and(eq(studyPlan.userId, userId), eq(studyPlan.listId, listId)));
    await publish(transaction, { userId, kind: 'user' });
  });
}

/**
 * Adds the plans of a visitor. Those of the account stay as they are. Lists that the learner does not see, and
 * plans beyond the limit, are left out.
 *
 * @returns how many plans are new
 */
export function mergePlans(
  database: Database,
  plans: readonly StudyPlan[],
  context: SignedInContext,
): Promise<number> {
  const { caller, now } = context;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, caller.id);
    const current = await findPlans(transaction, context);
    const planned = new Set(current.map(({ listId }) => listId));
    let added = 0;
    for (const { listId, wordsPerDay } of plans) {
      if (planned.size >= limits.studyMaxPlans) break;
      if (planned.has(listId) || !(await findList(transaction, { id: listId }, caller))) continue;
      await transaction
        .insert(studyPlan)
        .values({ userId: caller.id, listId, wordsPerDay, createdAt: now })
        .onConflictDoNothing();
      planned.add(listId);
      added += 1;
    }
    if (added > 0) await publish(transaction, { userId: caller.id, kind: 'user' });
    return added;
  });
}
