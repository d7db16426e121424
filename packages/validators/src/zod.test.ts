import {
  type Check,
  matchesPassword,
  minLength,
  password,
  required,
  slug,
  username,
} from '@wordhoard/validators';
import { checked, checkedField, type FieldIssue, fieldIssues } from '@wordhoard/validators/zod';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

function listIssues(schema: z.ZodType, input: unknown): FieldIssue[] {
  const result = schema.safeParse(input);
  return result.success ? [] : fieldIssues(result.error, input);
}

/** The only issue of a value in the field of an object. */
function findIssue(schema: z.ZodType, value: unknown): unknown {
  const issues = listIssues(z.object({ field: schema }), { field: value });
  expect(issues).toEqual([{ path: 'field', issue: expect.anything() }]);
  return issues[0]?.issue;
}

describe('checked', () => {
  const signUp = z.object({
    username: checked(z.string(), required(), username()),
    note: checked(z.string().optional(), minLength(3)),
  });

  it('[Z1] returns what the schema returns', () => {
    const input = { username: 'reader', note: 'hello' };
    expect(signUp.parse(input)).toEqual(input);
    expect(checked(z.string().trim(), slug()).parse(' fruits ')).toBe('fruits');
  });

  it('[Z1] preserves the type of the schema', () => {
    const schema = z.string().brand<'Slug'>();
    expectTypeOf(checked(schema, slug())).toEqualTypeOf(schema);
  });

  it('[Z1] accepts checks of its own type only', () => {
    const even: Check<number> = (value) => (value % 2 === 0 ? undefined : { code: 'invalid' });
    expect(findIssue(checked(z.number(), even), 3)).toEqual({ code: 'invalid' });
    // @ts-expect-error: a check of numbers does not apply to text.
    expect(checked(z.string(), even)).toBeDefined();
    // @ts-expect-error: a check of a field needs the other values.
    expect(checked(z.string(), matchesPassword('password'))).toBeDefined();
  });

  it('[Z1] does not change the schema that it extends', () => {
    const plain = z.string();
    checked(plain, slug());
    expect(plain.safeParse('No slug').success).toBe(true);
  });

  it('[Z2] reports the issues of its checks at their paths', () => {
    expect(listIssues(signUp, { username: 'Me', note: 'ok' })).toEqual([
      { path: 'username', issue: { code: 'username', minLength: 6, maxLength: 49 } },
      { path: 'note', issue: { code: 'minLength', minLength: 3 } },
    ]);
  });

  it('[Z2] reports the first issue of a value', () => {
    expect(listIssues(signUp, { username: '' })).toEqual([
      { path: 'username', issue: { code: 'required' } },
    ]);
  });

  it('[Z2] joins the keys of a path', () => {
    const schema = z.object({ lists: z.array(z.object({ slug: checked(z.string(), slug()) })) });
    expect(listIssues(schema, { lists: [{ slug: 'fruits' }, { slug: 'no' }] })).toMatchObject([
      { path: 'lists.1.slug', issue: { code: 'slug' } },
    ]);
    expect(listIssues(checked(z.string(), slug()), 'no')).toMatchObject([{ path: '' }]);
  });

  it('[Z2] returns issues that can be serialised', () => {
    const issues = listIssues(signUp, { username: 'Me' });
    expect(JSON.parse(JSON.stringify(issues))).toEqual(issues);
  });
});

describe('checkedField', () => {
  const passwords = z.object({
    password: checked(z.string(), required(), password()),
    repeated: z.string(),
  });
  const schema = checkedField(passwords, 'repeated', required(), matchesPassword('password'));

  it('[Z1] returns what the schema returns', () => {
    const input = { password: 'Word+hoard1', repeated: 'Word+hoard1' };
    expect(schema.parse(input)).toEqual(input);
    expectTypeOf(schema).toEqualTypeOf(passwords);
  });

  it('[Z2] compares the field with other fields', () => {
    expect(listIssues(schema, { password: 'Word+hoard1', repeated: 'Word+hoard2' })).toEqual([
      { path: 'repeated', issue: { code: 'passwordMismatch' } },
    ]);
    expect(listIssues(schema, { password: 'Word+hoard1', repeated: '' })).toEqual([
      { path: 'repeated', issue: { code: 'required' } },
    ]);
  });

  it('[Z2] requires both fields in the schema', () => {
    // @ts-expect-error: there is no such field.
    expect(checkedField(passwords, 'again', required())).toBeDefined();
    // @ts-expect-error: there is no such field to compare with.
    expect(checkedField(passwords, 'repeated', matchesPassword('secret'))).toBeDefined();
  });
});

describe('issues of zod', () => {
  it.each([
    ['text', z.string()],
    ['text of some length', z.string().min(1)],
    ['an address', z.email()],
    ['a number', z.number()],
    ['a coerced number', z.coerce.number().min(1)],
    ['an option', z.enum(['en', 'ru'])],
    ['one of two', z.union([z.number(), z.array(z.string())])],
    ['an object', z.object({})],
  ])('[Z3] become required for missing %s', (_, schema) => {
    expect(listIssues(z.object({ field: schema }), {})).toEqual([
      { path: 'field', issue: { code: 'required' } },
    ]);
  });

  it('[Z3] become required for null and for empty text', () => {
    expect(findIssue(z.string(), null)).toEqual({ code: 'required' });
    expect(findIssue(z.string().min(3), '')).toEqual({ code: 'required' });
    expect(findIssue(z.email(), '')).toEqual({ code: 'required' });
  });

  it('[Z3] become required for a missing value or object', () => {
    expect(listIssues(z.string(), undefined)).toEqual([{ path: '', issue: { code: 'required' } }]);
    expect(listIssues(z.object({ a: z.object({ b: z.string() }) }), { a: {} })).toEqual([
      { path: 'a.b', issue: { code: 'required' } },
    ]);
  });

  it('[Z4] become unknownField for each unknown key', () => {
    const schema = z.object({ filter: z.strictObject({ text: z.string() }) });
    expect(listIssues(schema, { filter: { text: 'a', tag: 1, slug: '' } })).toEqual([
      { path: 'filter.tag', issue: { code: 'unknownField' } },
      { path: 'filter.slug', issue: { code: 'unknownField' } },
    ]);
  });

  it.each([
    [z.string().min(3), 'ab', { code: 'minLength', minLength: 3 }],
    [z.string().max(3), 'abcd', { code: 'maxLength', maxLength: 3 }],
    [z.string().length(3), 'ab', { code: 'length', length: 3 }],
    [z.string().length(3), 'abcd', { code: 'length', length: 3 }],
    [z.array(z.int()).min(1), [], { code: 'minItems', minItems: 1 }],
    [z.array(z.int()).max(1), [1, 2], { code: 'maxItems', maxItems: 1 }],
    [z.set(z.int()).min(1), new Set(), { code: 'minItems', minItems: 1 }],
    [z.int().min(1), 0, { code: 'range', min: 1 }],
    [z.number().max(9), 9.5, { code: 'range', max: 9 }],
    [z.bigint().max(9n), 10n, { code: 'range', max: 9 }],
    [z.number().positive(), 0, { code: 'moreThan', moreThan: 0 }],
    [z.number().lt(1), 1, { code: 'lessThan', lessThan: 1 }],
  ])('[Z5] become sizes: case %#', (schema, value, issue) => {
    expect(findIssue(schema, value)).toEqual(issue);
  });

  it('[Z5] become one size if an integer is too big for its schema and for every other', () => {
    expect(findIssue(z.int().max(9), 1e30)).toEqual({ code: 'range', max: 9 });
  });

  it.each([
    [z.number(), 'many', { code: 'number' }],
    [z.number(), NaN, { code: 'number' }],
    [z.int(), 1.5, { code: 'type', type: 'int' }],
    [z.string(), 1, { code: 'type', type: 'string' }],
    [z.boolean(), 'yes', { code: 'type', type: 'boolean' }],
    [z.array(z.string()), {}, { code: 'type', type: 'array' }],
    [z.uuid(), 'no', { code: 'type', type: 'uuid' }],
    [z.iso.datetime(), 'today', { code: 'type', type: 'datetime' }],
    [z.email(), 'no', { code: 'email' }],
    [z.string().regex(/^a/), 'b', { code: 'pattern', pattern: '/^a/' }],
    [z.string().lowercase(), 'A', { code: 'pattern', pattern: '/^[^A-Z]*$/' }],
  ])('[Z6] become types, formats or patterns: case %#', (schema, value, issue) => {
    expect(findIssue(schema, value)).toEqual(issue);
  });

  it.each([
    [z.enum(['en', 'ru']), 'xx', { code: 'option', options: ['en', 'ru'] }],
    [z.literal([1, null]), 2, { code: 'option', options: ['1', 'null'] }],
    [z.number().multipleOf(5), 3, { code: 'step', step: 5 }],
  ])('[Z7] become option or step: case %#', (schema, value, issue) => {
    expect(findIssue(schema, value)).toEqual(issue);
  });

  it('[Z7] become option for an unknown discriminator', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('list') }),
      z.object({ kind: z.literal('table') }),
    ]);
    expect(listIssues(schema, { kind: 'tag' })).toEqual([
      { path: 'kind', issue: { code: 'option', options: ['list', 'table'] } },
    ]);
    expect(listIssues(schema, {})).toEqual([{ path: 'kind', issue: { code: 'required' } }]);
  });

  it('[Z8] come from the branch of a union with the fewest issues', () => {
    const link = z.union([
      z.object({ parentId: z.string(), childId: z.string(), note: z.string() }),
      z.object({ parentId: z.string(), childIds: z.array(z.string()) }),
    ]);
    expect(listIssues(z.array(link), [{ parentId: 'a' }])).toEqual([
      { path: '0.childIds', issue: { code: 'required' } },
    ]);
    expect(listIssues(z.array(link), [{ parentId: 'a', childIds: [1] }])).toEqual([
      { path: '0.childIds.0', issue: { code: 'type', type: 'string' } },
    ]);
  });

  it('[Z8] come from the first of several branches', () => {
    expect(findIssue(z.union([z.number(), z.string()]), true)).toEqual({ code: 'number' });
    expect(findIssue(z.union([z.string(), z.number()]), true)).toEqual({
      code: 'type',
      type: 'string',
    });
  });

  it('[Z3] [Z8] become required for an empty key of a record', () => {
    const schema = z.object({ names: z.record(z.string().min(3), z.string()) });
    expect(listIssues(schema, { names: { '': 'no key' } })).toEqual([
      { path: 'names.', issue: { code: 'required' } },
    ]);
    expect(listIssues(schema, { names: { no: '' } })).toEqual([
      { path: 'names.no', issue: { code: 'minLength', minLength: 3 } },
    ]);
  });

  it('[Z8] are reported at the key of a record', () => {
    const schema = z.object({ names: z.record(checked(z.string(), slug()), z.string()) });
    expect(listIssues(schema, { names: { No: '' } })).toEqual([
      { path: 'names.No', issue: { code: 'slug', minLength: 6, maxLength: 50 } },
    ]);
  });

  it('[Z9] become invalid if there is no code', () => {
    expect(
      findIssue(
        z.string().refine(() => false),
        'a',
      ),
    ).toEqual({ code: 'invalid' });
    expect(
      findIssue(
        z.string().refine(() => false, { params: { issue: 'bad' } }),
        'a',
      ),
    ).toEqual({
      code: 'invalid',
    });
    expect(findIssue(z.string().startsWith('en-'), 'ru-')).toEqual({ code: 'invalid' });
    expect(findIssue(z.xor([z.string(), z.string().min(1)]), 'a')).toEqual({ code: 'invalid' });
  });
});
