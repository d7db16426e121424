import type { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canUnlinkTag } from '@wordhoard/contract/permission';
import { composeChecks, maxLength, required, tagCode } from '@wordhoard/validators';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';

const maxLetters = 50;
const findIssue = composeChecks(required(), maxLength(maxLetters), tagCode());

/** Validates the code of a new tag. */
export function checkedCode(code = ''): string {
  const issue = findIssue(code);
  if (issue === undefined) return code;
  const refusal = issue.code === 'required' ? 'CodeRequired' : 'CodeInvalid';
  throw new ApplicationError(refusal, { fields: [{ path: 'code', issue }] });
}

/** The fields of a link between tag and word that decide who may remove it. */
export interface TagLink {
  tagId: string;
  userId: string | null;
  status: EntryStatus;
}

/** Learners withdraw their own proposal of a tag rather than the link that readers see. */
export function linksToRemove<Link extends TagLink>(
  caller: Pick<Caller, 'id' | 'role'>,
  links: readonly Link[],
): Link[] {
  const own = links.filter(({ userId }) => userId === caller.id);
  const proposed = new Set(own.map(({ tagId }) => tagId));
  if (isAdmin(caller)) return [...links];
  return [...own, ...links.filter(({ tagId }) => !proposed.has(tagId))];
}

/** Why the caller may not remove a tag from a word. */
export const unlinkRefusal = (
  caller: Pick<Caller, 'id' | 'role'>,
  { userId }: TagLink,
): ErrorCode | undefined =>
  canUnlinkTag({ isOwn: userId === caller.id }, caller.role) ? undefined : 'TagWordInvalidUserId';
