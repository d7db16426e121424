import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { limits } from '@wordhoard/contract/limits';
import { canWithdrawUpload } from '@wordhoard/contract/permission';
import type { FieldIssue } from '@wordhoard/validators/zod';
import type { Caller } from '../../platform/http/request-context.ts';

export const maxUploadPixels = limits.imageMaxMegapixels * 1_000_000;

interface Refusal {
  code: ErrorCode;
  fields: readonly FieldIssue[];
}

/** Why an image of this size is refused. */
export function findSizeRefusal({ width, height }: Size): Refusal | undefined {
  const { imageMinPixels: min, imageMaxMegapixels: max } = limits;
  if (width * height > maxUploadPixels) {
    const path = 'file.megapixels';
    return { code: 'ParameterInvalid', fields: [{ path, issue: { code: 'range', max } }] };
  }
  const tooShort = Object.entries({ width, height }).filter(([, pixels]) => pixels < min);
  if (tooShort.length === 0) return undefined;
  const fields = tooShort.map(([side]): FieldIssue => {
    return { path: `file.${side}`, issue: { code: 'range', min } };
  });
  return { code: 'ImageMinSize', fields };
}

interface Size {
  width: number;
  height: number;
}

interface AddedImage {
  userId: string | null;
  status: EntryStatus;
}

export function findDeletionRefusal(
  { userId, status }: AddedImage,
  caller: Pick<Caller, 'id' | 'role'>,
): ErrorCode | undefined {
  if (canWithdrawUpload({ isOwn: userId === caller.id }, caller.role)) return undefined;
  return status === EntryStatus.Approved ? 'Forbidden' : 'NotFound';
}
