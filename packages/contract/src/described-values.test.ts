import { openApiDocument } from '@wordhoard/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
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

it.each([...distinctBodies])(
  'describes what $call as the server checks it',
  ({ $ref, described = {}, declared }) => {
    const isAsDescribed = ajv.compile({ $ref });
    const examples = wholeExamples(described, api.components.schemas);
    for (const value of [...examples, ...alteredValues(examples)]) {
      const issues = declared?.safeParse(value).error?.issues ?? [];
      if (isRefusedByCode(issues) || isAsDescribed(value) === (issues.length === 0)) continue;
      expect.fail(JSON.stringify({ value, issues, described: isAsDescribed.errors }));
    }
  },
);
