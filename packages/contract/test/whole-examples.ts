import { z } from 'zod';

/** A JSON schema, without those that are only true or false. */
export interface Schema extends z.core.JSONSchema.JSONSchema {
  example?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/**
 * Whole values made of the examples of their fields, as the page about the API shows them. Of
 * several alternatives each is in one of them. References are to `$defs`.
 */
export function wholeExamples(schema: Schema, components: Record<string, Schema>): unknown[] {
  return examplesOf(schema, 'the value');

  function examplesOf(schema: Schema, place: string): unknown[] {
    const { example, $ref, allOf, oneOf, anyOf = oneOf } = schema;
    if (example !== undefined) return [admitted(schema, place)];
    if ($ref !== undefined) return examplesOfComponent($ref.replace('#/$defs/', ''));
    if (anyOf !== undefined) return anyOf.flatMap((alternative) => examplesOf(alternative, place));
    return allOf === undefined ? examplesOfType(schema, place) : examplesOfParts(allOf, place);
  }

  function admitted({ example, ...schema }: Schema, place: string): unknown {
    const { success } = z.fromJSONSchema({ ...schema, $defs: components }).safeParse(example);
    if (!success) throw new Error(`${place} does not admit its own example`);
    return example;
  }

  function examplesOfComponent(name: string): unknown[] {
    return examplesOf(components[name] ?? {}, name);
  }

  function examplesOfType(schema: Schema, place: string): unknown[] {
    const { enum: options, properties, items, type, format } = schema;
    if (options !== undefined) return options.slice(0, 1);
    if (properties !== undefined) return examplesOfFields(properties, place);
    if (items !== undefined) return [examplesOf(items, `${place}[]`)];
    if (type === 'null') return [null];
    if (type === 'boolean') return [true];
    if (format === 'binary') return [new File([], 'apple.png')];
    throw new Error(`${place} has no example`);
  }

  function examplesOfParts(parts: Schema[], place: string): unknown[] {
    const telling = parts.filter((part) => Object.keys(part).join() !== 'description');
    const wholes = together(telling.map((part) => examplesOf(part, place)));
    return wholes.map((values) => Object.assign({}, ...values));
  }

  function examplesOfFields(fields: Record<string, Schema>, place: string): unknown[] {
    const named = Object.entries(fields).map(([name, field]) =>
      examplesOf(field, `${place}.${name}`).map((value) => ({ [name]: value })),
    );
    return together(named).map((values) => Object.assign({}, ...values));
  }
}

/** The first of each list, the second of each and so on: lists that are shorter begin anew. */
function together(lists: unknown[][]): unknown[][] {
  const most = Math.max(1, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => lists.map((list) => list[index % list.length]));
}
