import type { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canUnlinkTag } from '@wordhoard/contract/permission';
import { composeChecks, maxLength, required, tagCode } from '@wordhoard/validators';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';

const maxLetters = 50;
const findIssue = composeChecks(required(), maxLength(maxLetters), tagCode());

/** What a new tag is called. */
export function checkedCode(code = ''): string {
  const issue = findIssue(code);
  if (issue === undefined) return code;
  const refusal = issue.code === 'required' ? 'CodeRequired' : 'CodeInvalid';
  throw new ApplicationError(refusal, { fields: [{ path: 'code', issue }] });
}

/** A tag on a word, as far as it decides who may take it off. */
export interface PutTag {
  tagId: string;
  userId: string | null;
  status: EntryStatus;
}

/** A learner who has proposed a tag takes back that proposal, and not the link that readers see. */
export function linksToRemove<Link extends PutTag>(
  caller: Pick<Caller, 'id' | 'role'>,
  links: readonly Link[],
): Link[] {
  const own = links.filter(({ userId }) => userId === caller.id);
  const proposed = new Set(own.map(({ tagId }) => tagId));
  if (isAdmin(caller)) return [...links];
  return [...own, ...links.filter(({ tagId }) => !proposed.has(tagId))];
}

/** Why somebody may not take a tag off a word. */
export const unlinkRefusal = (
  caller: Pick<Caller, 'id' | 'role'>,
  { userId }: PutTag,
): ErrorCode | undefined =>
  canUnlinkTag({ isOwn: userId === caller.id }, caller.role) ? undefined : 'TagWordInvalidUserId';
