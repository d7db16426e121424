import { openApiDocument } from '@wordhoard/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { alteredValues } from '../test/altered-values.ts';
import { api, calls } from '../test/described-api.ts';
import { wholeExamples } from '../test/whole-examples.ts';

const json = 'application/json';
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(openApiDocument(), 'openapi.json');

const bodies = calls.flatMap(({ method, path, request, responses }) => {
  const described = api.paths[path]?.[method];
  const operation = `openapi.json#/paths/${encodeURI(path.replaceAll('/', '~1'))}/${method}`;
  return [
    {
      call: `${method} ${path} takes`,
      $ref: `${operation}/requestBody/content/application~1json/schema`,
      described: described?.requestBody?.content[json]?.schema,
      declared: request.body?.content[json]?.schema,
    },
    {
      call: `${method} ${path} answers with`,
      $ref: `${operation}/responses/200/content/application~1json/schema`,
      described: described?.responses[200]?.content?.[json]?.schema,
      declared: responses[200]?.content?.[json]?.schema,
    },
  ].filter(({ declared }) => declared !== undefined);
});
/** Several routes may answer with the same entity. */
const distinctBodies = new Map(bodies.map((body) => [body.declared, body])).values();

/** Whether a rule in code refuses a value, such as that of the language catalogue. JSON Schema has no such rules. */
const isRefusedByCode = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.some(
    (issue) =>
      issue.code === 'custom' ||
      (issue.code === 'invalid_union' && issue.errors.some(isRefusedByCode)),
  );

function expectAgreement(
  values: readonly unknown[],
  declared: z.ZodType | undefined,
  isAsDescribed: ValidateFunction,
): void {
  for (const value of values) {
    const issues = declared?.safeParse(value).error?.issues ?? [];
    if (isRefusedByCode(issues) || isAsDescribed(value) === (issues.length === 0)) continue;
    expect.fail(JSON.stringify({ value, issues, described: isAsDescribed.errors }));
  }
}

it.each([...distinctBodies])(
  'describes what $call as the server checks it',
  ({ $ref, described = {}, declared }) => {
    const isAsDescribed = ajv.compile({ $ref });
    const examples = wholeExamples(described, api.components.schemas);
    expectAgreement([...examples, ...alteredValues(examples)], declared, isAsDescribed);
  },
);

const parameters = calls.flatMap(({ method, path, request: { params, query } }) =>
  (api.paths[path]?.[method]?.parameters ?? []).map((described) => ({
    call: `${method} ${path}`,
    ...described,
    declared: (described.in === 'path' ? params : query)?.shape[described.name],
  })),
);

it.each(parameters)(
  'describes the parameter $name of $call as the server checks it',
  ({ schema, required, declared }) => {
    const isAsDescribed = ajv.compile(schema);
    expectAgreement([schema.example, '', 'text', 'x'.repeat(10_000)], declared, isAsDescribed);
    expect(declared?.safeParse(undefined).success).toBe(!required);
  },
);

const forms = calls.flatMap(({ method, path, request: { body } }) =>
  Object.entries(body?.content ?? {})
    .filter(([type]) => type !== json)
    .map(([type, { schema }]) => ({
      call: `${method} ${path} takes as ${type}`,
      described: api.paths[path]?.[method]?.requestBody?.content[type]?.schema ?? {},
      declared: schema as z.ZodObject,
    })),
);

it.each(forms)('describes the fields that $call as the server checks them', (form) => {
  // JSON holds no files.
  const { file: _, ...properties } = form.described.properties ?? {};
  const required = form.described.required?.filter((name) => name !== 'file') ?? [];
  const described = { ...form.described, properties, required };
  const declared =
    'file' in form.declared.shape ? form.declared.omit({ file: true }) : form.declared;
  const isAsDescribed = ajv.compile({ ...described, $defs: api.components.schemas });
  const examples = wholeExamples(described, api.components.schemas);
  expectAgreement([...examples, ...alteredValues(examples)], declared, isAsDescribed);
});
