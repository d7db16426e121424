import { z } from 'zod';

/** A JSON schema that is not a boolean. */
export interface Schema extends z.core.JSONSchema.JSONSchema {
  example?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/**
 * Builds complete values from the examples of their fields, as the API documentation shows them.
 * Every alternative occurs in at least one value. References are to `$defs`.
 */
export function wholeExamples(schema: Schema, components: Record<string, Schema>): unknown[] {
  return examplesOf(schema, 'the value');

  function examplesOf(schema: Schema, path: string): unknown[] {
    const { example, $ref, allOf, oneOf, anyOf = oneOf } = schema;
    if (example !== undefined) return [admitted(schema, path)];
    if ($ref !== undefined) return examplesOfComponent($ref.replace('#/$defs/', ''));
    if (anyOf !== undefined) return anyOf.flatMap((alternative) => examplesOf(alternative, path));
    return allOf === undefined ? examplesOfType(schema, path) : examplesOfParts(allOf, path);
  }

  function admitted({ example, ...schema }: Schema, path: string): unknown {
    const { success } = parserOf(schema).safeParse(example);
    if (!success) throw new Error(`${path} does not admit its own example`);
    return example;
  }

  /** Converting all components takes long, and few schemas refer to one. */
  function parserOf(schema: Schema): z.ZodType {
    const hasReference = JSON.stringify(schema).includes('"$ref"');
    return z.fromJSONSchema(hasReference ? { ...schema, $defs: components } : schema);
  }

  function examplesOfComponent(name: string): unknown[] {
    return examplesOf(components[name] ?? {}, name);
  }

  function examplesOfType(schema: Schema, path: string): unknown[] {
    const { enum: options, properties, items, type, format } = schema;
    if (options !== undefined) return options.slice(0, 1);
    if (properties !== undefined) return examplesOfFields(properties, path);
    if (items !== undefined) return [examplesOf(items, `${path}[]`)];
    if (type === 'null') return [null];
    if (type === 'boolean') return [true];
    if (format === 'binary') return [new File([], 'apple.png')];
    throw new Error(`${path} has no example`);
  }

  function examplesOfParts(parts: Schema[], path: string): unknown[] {
    const constraining = parts.filter((part) => Object.keys(part).join() !== 'description');
    const wholes = zip(constraining.map((part) => examplesOf(part, path)));
    return wholes.map((values) => Object.assign({}, ...values));
  }

  function examplesOfFields(fields: Record<string, Schema>, path: string): unknown[] {
    const named = Object.entries(fields).map(([name, field]) =>
      examplesOf(field, `${path}.${name}`).map((value) => ({ [name]: value })),
    );
    return zip(named).map((values) => Object.assign({}, ...values));
  }
}

/** Zips the lists; shorter lists repeat from the start. */
function zip(lists: unknown[][]): unknown[][] {
  const most = Math.max(1, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => lists.map((list) => list[index % list.length]));
}
