import type { z } from 'zod';
import type { Issue } from './issue.ts';

const collections = new Set(['array', 'set', 'map']);

/** Converts an issue of zod about one value to the nearest code. */
export function nearestIssue(problem: z.core.$ZodIssue): Issue {
  switch (problem.code) {
    case 'invalid_type':
      return problem.expected === 'number'
        ? { code: 'number' }
        : { code: 'type', type: problem.expected };
    case 'too_small':
      return tooSmall(problem, Number(problem.minimum));
    case 'too_big':
      return tooBig(problem, Number(problem.maximum));
    case 'invalid_format':
      return wrongFormat(problem);
    case 'not_multiple_of':
      return { code: 'step', step: Number(problem.divisor) };
    case 'invalid_value':
      return { code: 'option', options: problem.values.map(String) };
    case 'invalid_union':
      return 'options' in problem
        ? { code: 'option', options: (problem.options ?? []).map(String) }
        : { code: 'invalid' };
    default:
      return { code: 'invalid' };
  }
}

function tooSmall(problem: z.core.$ZodIssueTooSmall, minimum: number): Issue {
  if (collections.has(problem.origin)) return { code: 'minItems', minItems: minimum };
  if (problem.origin !== 'string') {
    return problem.inclusive === false
      ? { code: 'moreThan', moreThan: minimum }
      : { code: 'range', min: minimum };
  }
  return problem.exact === true
    ? { code: 'length', length: minimum }
    : { code: 'minLength', minLength: minimum };
}

function tooBig(problem: z.core.$ZodIssueTooBig, maximum: number): Issue {
  if (collections.has(problem.origin)) return { code: 'maxItems', maxItems: maximum };
  if (problem.origin !== 'string') {
    return problem.inclusive === false
      ? { code: 'lessThan', lessThan: maximum }
      : { code: 'range', max: maximum };
  }
  return problem.exact === true
    ? { code: 'length', length: maximum }
    : { code: 'maxLength', maxLength: maximum };
}

function wrongFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): Issue {
  switch (format) {
    case 'email':
      return { code: 'email' };
    case 'regex':
    case 'lowercase':
    case 'uppercase':
      return { code: 'pattern', pattern: pattern ?? '' };
    case 'starts_with':
    case 'ends_with':
    case 'includes':
      return { code: 'invalid' };
    default:
      return { code: 'type', type: format };
  }
}
