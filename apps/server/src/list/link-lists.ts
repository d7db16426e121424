import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import {
  type LinkedAndUnlinked,
  type LinkRequest,
  linkedAndUnlinked,
} from '../link/link-request.ts';
import { linkRefusal } from '../shelf/rules.ts';
import type { Changer } from './change-list.ts';
import { deleteLinks, findShelved, insertLinks } from './link-store.ts';

/** Puts lists on the caller's own shelf, which is the only parent that there is for them. */
export async function linkLists(
  database: Database,
  { parentId, ...request }: LinkRequest & { parentId: string },
  { caller, now }: Pick<Changer, 'caller' | 'now'>,
): Promise<LinkedAndUnlinked> {
  if (parentId !== caller.id) throw new ApplicationError('Forbidden');
  const { linkIds, unlinkIds } = linkedAndUnlinked(request);
  await database.transaction(async (transaction) => {
    const shelved = await findShelved(transaction, linkIds);
    const byId = new Map(shelved.map((list) => [list.id, list]));
    for (const id of linkIds) {
      const refusal = linkRefusal(caller.id, byId.get(id));
      if (refusal !== undefined) throw new ApplicationError(refusal);
    }
    await insertLinks(transaction, linkIds, { userId: caller.id, now });
    await deleteLinks(transaction, unlinkIds, caller.id);
  });
  return { linkIds, unlinkIds };
}
