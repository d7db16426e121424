import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { composeChecks, maxLength, required, tagCode } from '@wordhoard/validators';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';

const mostLetters = 50;
const findIssue = composeChecks(required(), maxLength(mostLetters), tagCode());

/** What a new tag is called. */
export function checkedCode(code = ''): string {
  const issue = findIssue(code);
  if (issue === undefined) return code;
  const refusal = issue.code === 'required' ? 'CodeRequired' : 'CodeInvalid';
  throw new ApplicationError(refusal, { fields: [{ path: 'code', issue }] });
}

/** A tag on a word, as far as it decides who may take it off. */
export interface PutTag {
  userId: string | null;
  status: EntryStatus;
}

/** Whether somebody has anything to take off: what waits for approval is there for its author only. */
export const isThereFor = (caller: Pick<Caller, 'id' | 'role'>, { userId, status }: PutTag) =>
  status === EntryStatus.Approved || userId === caller.id || isAdmin(caller);

/** Why somebody may not take a tag off a word. */
export const unlinkRefusal = (
  caller: Pick<Caller, 'id' | 'role'>,
  { userId }: PutTag,
): ErrorCode | undefined =>
  userId === caller.id || isAdmin(caller) ? undefined : 'TagWordInvalidUserId';
