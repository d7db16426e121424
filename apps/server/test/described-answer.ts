import { openApiDocument } from '@wordhoard/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

type Content = Record<string, { schema: { $ref?: string }; examples?: object }>;
type Operation = { responses: Record<string, { content?: Content }> };

const json = 'application/json';
const document = JSON.parse(JSON.stringify(openApiDocument()));
const paths: Record<string, Record<string, Operation>> = document.paths;
const patterns = Object.keys(paths)
  .filter((path) => path.includes('{'))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, '');

/** Expects an answer that `openapi.json` describes, if it describes the route. */
export async function expectDescribedAnswer(
  method: string,
  address: string,
  response: Response,
): Promise<void> {
  const [name = ''] = address.split('?');
  const path = paths[name] ? name : patterns.find(({ pattern }) => pattern.test(name))?.path;
  const responses = path && paths[path]?.[method.toLowerCase()]?.responses;
  const { status } = response;
  // No route describes an unexpected error.
  if (!responses || status === 500) return;
  const call = `${method} ${path}`;
  expect(Object.keys(responses), `the statuses of ${call}`).toContain(String(status));
  const content = responses[status]?.content?.[json];
  const isPlainJson =
    response.headers.get('content-type')?.startsWith(json) &&
    !response.headers.has('content-encoding');
  if (!content || !isPlainJson) return;
  const answer = (await response.clone().json()) as { code?: string };
  const place = `#/paths/${encodeURI(path.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
  const $ref =
    content.schema.$ref ?? `${place}/responses/${status}/content/application~1json/schema`;
  const isAsDescribed = ajv.getSchema($ref);
  if (!isAsDescribed) throw new Error(`Nothing is described at ${$ref}`);
  expect(
    isAsDescribed(answer) ? [] : isAsDescribed.errors,
    `${call} ${JSON.stringify(answer)}`,
  ).toEqual([]);
  if (content.examples) expect(Object.keys(content.examples), `${call}`).toContain(answer.code);
}
