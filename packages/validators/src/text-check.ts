import type { Check } from './check.ts';
import { isEmpty } from './is-empty.ts';
import type { Issue } from './issue.ts';

/** Makes a check of a rule about text. What is neither empty nor text breaks the rule. */
export function textCheck(holds: (text: string) => boolean, issue: Issue): Check {
  return (value) => {
    if (isEmpty(value)) return undefined;
    return typeof value === 'string' && holds(value) ? undefined : issue;
  };
}
