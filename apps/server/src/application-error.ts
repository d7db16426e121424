import { type ErrorCode, errorStatus } from '@wordhoard/contract/error-code';
import type { FieldIssue } from '@wordhoard/validators/zod';

/** A failure that the caller can understand: its code is part of the contract. */
export class ApplicationError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldIssue[];

  constructor(code: ErrorCode, { fields = [], cause }: ErrorDetails = {}) {
    super(code, { cause });
    this.name = 'ApplicationError';
    this.code = code;
    this.fields = fields;
  }

  get status() {
    return errorStatus[this.code];
  }
}

interface ErrorDetails {
  fields?: readonly FieldIssue[];
  cause?: unknown;
}
