import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  example?: unknown;
}

interface Options {
  resolve: (reference: string) => Schema;
  /** Existing ids, so that requests pass the validation. */
  ids: readonly string[];
  /** Valid values of a text field by its name, such as existing slugs. */
  textsOf: (name: string) => readonly string[];
}

/** Texts that often reveal errors. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '%',
    '_',
    '\\',
    "'",
    "'; drop table word; --",
    "' or 1=1 --",
    '$1',
    '{}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\ud800',
    '\u202e؀',
    '=1+1',
    '"\n"',
  ),
  anyText({ maxLength: 60 }),
  fc.string({ minLength: 100, maxLength: 2_000 }),
);

const anything = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e9, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Bodies that mostly match the schema, with an occasional invalid value. */
export function arbitraryBody(schema: Schema, options: Options): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: anyValue(schema, '', options) },
    { weight: 1, arbitrary: anything },
  );
}

function anyValue(schema: Schema, name: string, options: Options): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: validValue(schema, name, options) },
    { weight: 1, arbitrary: anything },
  );
}

function validValue(schema: Schema, name: string, options: Options): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validValue(options.resolve(schema.$ref), name, options);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    return fc.oneof(...choices.map((choice) => validValue(choice, name, options)));
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => valueForType(type, schema, name, options)));
}

function valueForType(
  type: string,
  schema: Schema,
  name: string,
  options: Options,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return anyObject(schema, options);
    case 'array':
      return fc.array(anyValue(schema.items ?? {}, name, options), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'integer':
    case 'number':
      return anyNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyTextFor(schema, name, options);
  }
}

function anyObject(
  { properties = {}, required = [] }: Schema,
  options: Options,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, anyValue(field, name, options)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function anyNumber({ minimum = -10, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum - 1, maximum, maximum + 1, 0.5) },
  );
}

function anyTextFor(schema: Schema, name: string, options: Options): fc.Arbitrary<string> {
  if (schema.format === 'uuid') {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...options.ids) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  const known = [...options.textsOf(name), ...[schema.example ?? []].flat().map(String)];
  return fc.oneof(
    ...(known.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 1, arbitrary: hostileText },
  );
}
