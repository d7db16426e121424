import type { z } from 'zod';
import { type Check, composeChecks, type FieldCheck } from './check.ts';
import { isEmpty } from './is-empty.ts';
import type { Issue } from './issue.ts';
import { nearestIssue } from './zod-issue.ts';

type ZodIssue = z.core.$ZodIssue;

/**
 * An issue and the field it is about.
 *
 * @example
 * const fieldIssue: FieldIssue = { path: 'children.0.id', issue: { code: 'required' } };
 */
export interface FieldIssue {
  /** The way to the field, its steps joined by dots; empty for the value as a whole. */
  readonly path: string;
  readonly issue: Issue;
}

/**
 * Adds checks to a zod schema. The first that objects raises a custom zod issue, which
 * {@link fieldIssues} gives back as the check's own issue.
 *
 * @param schema - any schema; it stays as it is
 * @param checks - asked in turn once the value has the schema's type
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
 * Adds checks of one field to the schema of an object, for checks that need the other fields.
 *
 * @param schema - the schema of an object; it stays as it is
 * @param field - the name of the field that the issue is reported at
 * @param checks - asked in turn once the whole object has the schema's type
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
 * Puts what zod found wrong as coded issues: those of {@link checked} as they are, zod's own by
 * the nearest code.
 *
 * @param error - of a parse that failed
 * @param input - what was parsed; zod's issues do not tell an absent value from a wrong one
 * @returns at least one issue for each of zod's, in zod's order
 *
 * @example
 * const schema = z.object({ name: z.string(), size: z.int().min(1) });
 * const result = schema.safeParse({ size: 0 });
 * if (!result.success) fieldIssues(result.error, { size: 0 });
 * // [{ path: 'name', issue: { code: 'required' } },
 * //  { path: 'size', issue: { code: 'range', min: 1 } }]
 */
export function fieldIssues(error: z.core.$ZodError, input: unknown): FieldIssue[] {
  return error.issues.flatMap((problem) => fieldIssuesOf(problem, input, []));
}

function fieldIssuesOf(
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
    return problem.issues.flatMap((nested) => fieldIssuesOf(nested, path.at(-1), path));
  }
  const value = valueAt(input, problem.path);
  if (isEmpty(value)) return [at(path, { code: 'required' })];
  const nested = problem.code === 'invalid_union' ? nearestBranch(problem) : [];
  if (nested.length > 0) return nested.flatMap((inner) => fieldIssuesOf(inner, value, path));
  return [at(path, nearestIssue(problem))];
}

/** Of a union that nothing fits, the branch with the least to mend. */
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
