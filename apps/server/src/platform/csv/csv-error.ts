import type { Issue } from '@wordhoard/validators';
import { ApplicationError } from '../errors/application-error.ts';

/** An error in the row that begins on a line. Lines are counted from 1, as in editors. */
export interface CsvError {
  line: number;
  issue: Issue;
}

const maxReportedErrors = 100;

/** @throws ApplicationError with all errors if there are any, so that nothing is imported */
export function refuseCsvErrors(errors: readonly CsvError[]): void {
  if (errors.length === 0) return;
  const fields = errors
    .toSorted((one, other) => one.line - other.line)
    .slice(0, maxReportedErrors)
    .map(({ line, issue }) => ({ path: `line.${line}`, issue }));
  throw new ApplicationError('CsvParsingValidation', { fields });
}
