import { ApplicationError } from '../application-error.ts';
import { tell } from '../change/tell.ts';
import type { Database } from '../database/database.ts';
import {
  type LinkedAndUnlinked,
  type LinkRequest,
  linkedAndUnlinked,
} from '../link/link-request.ts';
import type { Changer } from './changer.ts';
import { linkRefusal } from './rules.ts';
import { deleteLinks, insertLinks, lockToLink } from './store.ts';
import type { ShelvedKind } from './tables.ts';

/** Puts lists or tables on the caller's own shelf, which is the only parent that there is for them. */
export async function linkToShelf(
  database: Database,
  kind: ShelvedKind,
  { parentId, ...request }: LinkRequest & { parentId: string },
  { caller, now }: Pick<Changer, 'caller' | 'now'>,
): Promise<LinkedAndUnlinked> {
  if (parentId !== caller.id) throw new ApplicationError('Forbidden');
  const { linkIds, unlinkIds } = linkedAndUnlinked(request);
  await database.transaction(async (transaction) => {
    const shelved = await lockToLink(transaction, kind, linkIds);
    const byId = new Map(shelved.map((thing) => [thing.id, thing]));
    for (const id of linkIds) {
      const refusal = linkRefusal(caller.id, byId.get(id));
      if (refusal !== undefined) throw new ApplicationError(refusal);
    }
    await insertLinks(transaction, kind, linkIds, { userId: caller.id, now });
    await deleteLinks(transaction, kind, unlinkIds, caller.id);
    await tell(transaction, { userId: caller.id, kind });
  });
  return { linkIds, unlinkIds };
}
