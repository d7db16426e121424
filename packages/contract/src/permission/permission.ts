import { EntryStatus, Privacy, UserRole } from '../base/enumeration.ts';

// The server enforces these rules, and the browser offers only what they allow.
// A role is `undefined` for visitors. Nothing is a visitor's own.
type Role = UserRole | undefined;

/** A list or a table. One that came with the starter content has no owner. */
interface CollectionFacts {
  isOwn: boolean;
  hasOwner: boolean;
  privacy: Privacy;
}

const isAdmin = (role: Role): boolean => role === UserRole.Admin;

/** Owners change their own collections, admins also those that are public or have no owner. */
export const canChangeCollection = (
  { isOwn, hasOwner, privacy }: CollectionFacts,
  role: Role,
): boolean => isOwn || (isAdmin(role) && (privacy === Privacy.Public || !hasOwner));

/** Learners save public collections of others. */
export const canSaveCollection = ({ isOwn, privacy }: Omit<CollectionFacts, 'hasOwner'>): boolean =>
  !isOwn && privacy === Privacy.Public;

/** Learners react to approved entries of others. */
export const canReact = ({ isOwn, status }: { isOwn: boolean; status: EntryStatus }): boolean =>
  !isOwn && status === EntryStatus.Approved;

/** Authors withdraw their own images and recordings at any time, admins withdraw any. */
export const canWithdrawUpload = ({ isOwn }: { isOwn: boolean }, role: Role): boolean =>
  isOwn || isAdmin(role);

/** Learners remove their own tags from a word at any time, admins remove any. */
export const canUnlinkTag = ({ isOwn }: { isOwn: boolean }, role: Role): boolean =>
  isOwn || isAdmin(role);

/** A published word belongs to everybody: only an admin who contributed to it changes its text. */
export const canChangeWordText = (
  { isPublished, isContributor }: { isPublished: boolean; isContributor: boolean },
  role: Role,
): boolean => isContributor && (!isPublished || isAdmin(role));
