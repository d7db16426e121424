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

type Components = Record<string, Schema>;

const examplesOfComponents = new WeakMap<Components, Map<string, unknown[]>>();

/**
 * Builds complete values from the examples of their fields, as the API documentation shows them.
 * Every alternative occurs in at least one value. References are to `$defs`: the examples of a component are the same
 * objects in all values.
 */
export function wholeExamples(schema: Schema, components: Components): unknown[] {
  const known = examplesOfComponents.get(components) ?? new Map<string, unknown[]>();
  examplesOfComponents.set(components, known);
  return collectExamples(schema, 'the value');

  function collectExamples(schema: Schema, path: string): unknown[] {
    const { example, $ref, allOf, oneOf, anyOf = oneOf } = schema;
    if (example !== undefined) return [admitted(schema, path)];
    if ($ref !== undefined) return collectExamplesOfComponent($ref.replace('#/$defs/', ''));
    if (anyOf !== undefined)
      return anyOf.flatMap((alternative) => collectExamples(alternative, path));
    return allOf === undefined ? collectExamplesOfType(schema, path) : combineExamples(allOf, path);
  }

  function admitted({ example, ...schema }: Schema, path: string): unknown {
    const { success } = buildParser(schema).safeParse(example);
    if (!success) throw new Error(`${path} does not admit its own example`);
    return structuredClone(example);
  }

  /** Converting all components takes long, and few schemas refer to one. */
  function buildParser(schema: Schema): z.ZodType {
    const hasReference = JSON.stringify(schema).includes('"$ref"');
    return z.fromJSONSchema(hasReference ? { ...schema, $defs: components } : schema);
  }

  function collectExamplesOfComponent(name: string): unknown[] {
    const examples = known.get(name) ?? collectExamples(components[name] ?? {}, name);
    known.set(name, examples);
    return examples;
  }

  function collectExamplesOfType(schema: Schema, path: string): unknown[] {
    const { enum: options, properties, items, type, format } = schema;
    if (options !== undefined) return options.slice(0, 1);
    if (properties !== undefined) return collectExamplesOfFields(properties, path);
    if (items !== undefined) return [collectExamples(items, `${path}[]`)];
    if (type === 'null') return [null];
    if (type === 'boolean') return [true];
    if (format === 'binary') return [new File([], 'apple.png')];
    throw new Error(`${path} has no example`);
  }

  function combineExamples(parts: Schema[], path: string): unknown[] {
    const constraining = parts.filter((part) => Object.keys(part).join() !== 'description');
    const wholes = zip(constraining.map((part) => collectExamples(part, path)));
    return wholes.map((values) => Object.assign({}, ...values));
  }

  function collectExamplesOfFields(fields: Record<string, Schema>, path: string): unknown[] {
    const named = Object.entries(fields).map(([name, field]) =>
      collectExamples(field, `${path}.${name}`).map((value) => ({ [name]: value })),
    );
    return zip(named).map((values) => Object.assign({}, ...values));
  }
}

/** Zips the lists; shorter lists repeat from the start. */
function zip(lists: unknown[][]): unknown[][] {
  const most = Math.max(1, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => lists.map((list) => list[index % list.length]));
}
