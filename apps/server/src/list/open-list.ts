import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { ShelvedName, Viewer } from '../shelf/view.ts';
import { findList, type ListRow } from './store.ts';

/** A list that the viewer may see. To everybody else it is not there. */
export async function findOpenList(
  database: Database,
  name: ShelvedName,
  viewer: Viewer | undefined,
): Promise<ListRow> {
  const list = await findList(database, name, viewer);
  if (list === undefined) throw new ApplicationError('NotFound');
  return list;
}
