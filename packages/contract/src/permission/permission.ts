import { CollectionPrivacy, EntryStatus, UserRole } from '../base/enumeration.ts';

// The server enforces these rules, and the browser offers only what they allow.
// A role is `undefined` for visitors. Nothing is a visitor's own.
type Role = UserRole | undefined;

/** A list or a table. One that came with the starter content has no owner. */
interface CollectionFacts {
  isOwn: boolean;
  hasOwner: boolean;
  privacy: CollectionPrivacy;
}

const isAdmin = (role: Role): boolean => role === UserRole.Admin;

/** Owners change their own collections, admins also those that others can see or that have no owner. */
export const canChangeCollection = (
  { isOwn, hasOwner, privacy }: CollectionFacts,
  role: Role,
): boolean => isOwn || (isAdmin(role) && (privacy !== CollectionPrivacy.Private || !hasOwner));

/** Learners save collections of others that they can open. */
export const canSaveCollection = ({ isOwn, privacy }: Omit<CollectionFacts, 'hasOwner'>): boolean =>
  !isOwn && privacy !== CollectionPrivacy.Private;

/** Owners renew the links of their own collections. The address of a public one is no secret. */
export const canRenewLink = ({ isOwn, privacy }: Omit<CollectionFacts, 'hasOwner'>): boolean =>
  isOwn && privacy !== CollectionPrivacy.Public;

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
