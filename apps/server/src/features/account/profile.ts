import type { User } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type CollectionKind, collectionTables } from '../collection/schema.ts';
import { countWordsOfUser } from '../practice/review/learner-words.ts';
import type { UserRow } from '../user/store.ts';

interface UserCounts {
  knownCount: number;
  learningCount: number;
  listCount: number;
  tableCount: number;
}

/** A learner's public profile. */
export async function presentUser(
  database: Database,
  { id, username, learn, createdAt }: UserRow,
  callerId: string | undefined,
): Promise<User> {
  const counts = await findCounts(database, id, callerId);
  const isOwn = id === callerId;
  return { id, username, learn, createdAt: createdAt.toISOString(), ...counts, isOwn };
}

/** Counts a learner's words, lists and tables that the caller sees. */
async function findCounts(
  database: Database,
  userId: string,
  callerId: string | undefined,
): Promise<UserCounts> {
  const countWords = (knowing: Knowing) =>
    countWordsOfUser(database, { userId, knowing, callerId });
  const countOwn = ({ collection }: (typeof collectionTables)[CollectionKind]) => {
    const isPublic = userId === callerId ? undefined : eq(collection.privacy, Privacy.Public);
    return database.$count(collection, and(eq(collection.userId, userId), isPublic));
  };
  const [knownCount, learningCount, listCount, tableCount] = await Promise.all([
    countWords(Knowing.Known),
    countWords(Knowing.Saved),
    countOwn(collectionTables.list),
    countOwn(collectionTables.table),
  ]);
  return { knownCount, learningCount, listCount, tableCount };
}
