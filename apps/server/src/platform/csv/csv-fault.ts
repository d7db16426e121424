import type { Issue } from '@wordhoard/validators';
import { ApplicationError } from '../errors/application-error.ts';

/** What is wrong with the row that begins on a line. Lines are counted from 1, as editors do. */
export interface CsvFault {
  line: number;
  issue: Issue;
}

export const maxReportedFaults = 100;

/** All or nothing: where any row is wrong nothing is imported, and all that are wrong are named. */
export function refuseFaults(faults: readonly CsvFault[]): void {
  if (faults.length === 0) return;
  const fields = faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, maxReportedFaults)
    .map(({ line, issue }) => ({ path: `line.${line}`, issue }));
  throw new ApplicationError('CsvParsingValidation', { fields });
}
