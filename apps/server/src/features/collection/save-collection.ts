import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import {
  type LinkedAndUnlinked,
  type LinkRequest,
  linkedAndUnlinked,
} from '../../platform/http/link-request.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import type { CollectionKind } from '../../schema/collection.ts';
import { linkRefusal } from './collection.ts';
import { deleteLinks, insertLinks, lockToLink } from './store.ts';

/** Saves collections for the caller, who is the only parent that they can be linked to. */
export async function saveCollections(
  database: Database,
  kind: CollectionKind,
  { parentId, ...request }: LinkRequest & { parentId: string },
  { caller, now }: Pick<SignedInContext, 'caller' | 'now'>,
): Promise<LinkedAndUnlinked> {
  if (parentId !== caller.id) throw new ApplicationError('Forbidden');
  const { linkIds, unlinkIds } = linkedAndUnlinked(request);
  await database.transaction(async (transaction) => {
    const locked = await lockToLink(transaction, kind, linkIds);
    const byId = new Map(locked.map((collection) => [collection.id, collection]));
    for (const id of linkIds) {
      const refusal = linkRefusal(caller.id, byId.get(id));
      if (refusal !== undefined) throw new ApplicationError(refusal);
    }
    await insertLinks(transaction, kind, linkIds, { userId: caller.id, now });
    await deleteLinks(transaction, kind, unlinkIds, caller.id);
    await publish(transaction, { userId: caller.id, kind });
  });
  return { linkIds, unlinkIds };
}
