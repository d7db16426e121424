import type { z } from 'zod';
import { type Check, composeChecks, type FieldCheck, isEmpty } from './check.ts';
import type { Issue } from './issue.ts';

type ZodIssue = z.core.$ZodIssue;

/**
 * An issue of a field.
 *
 * @example
 * const fieldIssue: FieldIssue = { path: 'children.0.id', issue: { code: 'required' } };
 */
export interface FieldIssue {
  /** The path of the field, joined by dots; empty for the whole value. */
  readonly path: string;
  readonly issue: Issue;
}

/**
 * Adds checks to a zod schema. The first issue becomes a custom zod issue, which {@link fieldIssues}
 * converts back.
 *
 * @param schema - any schema, which is not changed
 * @param checks - run in order after the schema has parsed the value
 * @returns a schema of the same type
 *
 * @example
 * const signUp = z.object({ username: checked(z.string(), required(), username()) });
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  ...checks: readonly Check<z.output<Schema>>[]
): Schema {
  const check = composeChecks(...checks);
  return schema.superRefine((value, context) => {
    const issue = check(value);
    if (issue !== undefined) context.addIssue(customIssue(issue, []));
  });
}

/**
 * Adds checks of one field to the schema of an object, for checks that need other fields.
 *
 * @param schema - the schema of an object, which is not changed
 * @param field - the name of the field that gets the issue
 * @param checks - run in order after the schema has parsed the whole object
 * @returns a schema of the same type
 *
 * @example
 * const passwords = z.object({ password: z.string(), repeated: z.string() });
 * const schema = checkedField(passwords, 'repeated', matchesPassword('password'));
 */
export function checkedField<
  Schema extends z.ZodType<object>,
  Field extends keyof z.output<Schema> & string,
>(
  schema: Schema,
  field: Field,
  ...checks: readonly FieldCheck<z.output<Schema>[Field], z.output<Schema>>[]
): Schema {
  const check = composeChecks(...checks);
  return schema.superRefine((values, context) => {
    const issue = check(values[field], values);
    if (issue !== undefined) context.addIssue(customIssue(issue, [field]));
  });
}

/**
 * Converts the issues of zod to coded issues. Issues of {@link checked} are restored, zod's own issues
 * get the nearest code.
 *
 * @param error - the error of a failed parse
 * @param input - the parsed value, because zod's issues do not distinguish an absent value from a wrong
 *   one
 * @returns one issue or more for each issue of zod, in the same order. Of several bounds that a number exceeds, only the last
 *   is reported: an integer also has those of safe integers.
 *
 * @example
 * const schema = z.object({ name: z.string(), size: z.int().min(1) });
 * const result = schema.safeParse({ size: 0 });
 * if (!result.success) fieldIssues(result.error, { size: 0 });
 * // [{ path: 'name', issue: { code: 'required' } },
 * //  { path: 'size', issue: { code: 'range', min: 1 } }]
 */
export function fieldIssues(error: z.core.$ZodError, input: unknown): FieldIssue[] {
  const issues = error.issues.flatMap((problem) => toFieldIssues(problem, input, []));
  const isBound = ({ issue }: FieldIssue) => issue.code === 'range';
  return issues.filter(
    (one, index) =>
      !isBound(one) ||
      !issues.slice(index + 1).some((later) => isBound(later) && later.path === one.path),
  );
}

function toFieldIssues(
  problem: ZodIssue,
  input: unknown,
  parent: readonly PropertyKey[],
): FieldIssue[] {
  const path = [...parent, ...problem.path];
  if (problem.code === 'custom') return [at(path, ownIssue(problem))];
  if (problem.code === 'unrecognized_keys') {
    return problem.keys.map((key) => at([...path, key], { code: 'unknownField' }));
  }
  if (problem.code === 'invalid_key') {
    return problem.issues.flatMap((nested) => toFieldIssues(nested, path.at(-1), path));
  }
  const value = valueAt(input, problem.path);
  if (isEmpty(value)) return [at(path, { code: 'required' })];
  const nested = problem.code === 'invalid_union' ? nearestBranch(problem) : [];
  if (nested.length > 0) return nested.flatMap((inner) => toFieldIssues(inner, value, path));
  return [at(path, nearestIssue(problem))];
}

/** The branch of a union with the fewest issues. */
function nearestBranch(problem: z.core.$ZodIssueInvalidUnion): readonly ZodIssue[] {
  const [first = [], ...others] = problem.errors;
  return others.reduce(
    (nearest, branch) => (branch.length < nearest.length ? branch : nearest),
    first,
  );
}

function customIssue(issue: Issue, path: PropertyKey[]): z.core.$ZodSuperRefineIssue {
  return { code: 'custom', message: issue.code, params: { issue }, path };
}

function ownIssue({ params }: z.core.$ZodIssueCustom): Issue {
  const { issue }: { issue?: unknown } = params ?? {};
  return isIssue(issue) ? issue : { code: 'invalid' };
}

function isIssue(value: unknown): value is Issue {
  return (
    typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
  );
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((holder, key) => Object(holder)[key], input);
}

function at(path: readonly PropertyKey[], issue: Issue): FieldIssue {
  return { path: path.map(String).join('.'), issue };
}

const collections = new Set(['array', 'set', 'map']);

/** Converts an issue of zod about one value to the nearest code. */
function nearestIssue(problem: z.core.$ZodIssue): Issue {
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
