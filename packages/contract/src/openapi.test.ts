import { readFileSync } from 'node:fs';
import { openApiDocument, routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Schema, wholeExamples } from '../test/whole-examples.ts';

const allRoutes = Object.values(routes).flatMap((domain) => Object.values(domain));

it('describes every route', () => {
  const document = openApiDocument();
  const described = Object.entries(document.paths ?? {}).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(allRoutes.map(({ method, path }) => `${method} ${path}`).sort());
});

it('is the document that the client types are generated from', () => {
  const written = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

it('declares of every route who may call it', () => {
  const accesses = new Set(allRoutes.map((route) => route['x-access']));
  expect([...accesses].every((access) => ['anyone', 'learner', 'admin'].includes(access))).toBe(
    true,
  );
});

it('refuses unknown fields in every body', () => {
  for (const route of allRoutes) {
    if (!('body' in route.request)) continue;
    for (const { schema } of Object.values<{ schema: z.ZodType }>(route.request.body.content)) {
      const body = schema instanceof z.ZodArray ? [{ intruder: true }] : { intruder: true };
      const issues = JSON.stringify(schema.safeParse(body).error?.issues);
      expect(issues, route.path).toContain('unrecognized_keys');
    }
  }
});

interface DescribedCall {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; schema: Schema }[];
  requestBody?: { content: Content<Schema> };
  responses: Record<string, { content?: Content<Schema>; headers?: Content<Schema> }>;
}

interface DescribedApi {
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, Schema> };
}

interface DeclaredCall {
  method: string;
  path: string;
  request: {
    params?: Fields;
    query?: Fields;
    headers?: Fields | undefined;
    body?: { content: Content<z.ZodType> };
  };
  responses: Record<string, { content?: Content<z.ZodType> }>;
}

type Fields = z.ZodObject<Record<string, z.ZodType>>;

type Content<Of> = Record<string, { schema: Of }>;

describe('the examples', () => {
  const written = JSON.stringify(openApiDocument());
  const api: DescribedApi = JSON.parse(written.replaceAll('#/components/schemas/', '#/$defs/'));
  const calls: DeclaredCall[] = allRoutes;

  const expectToFit = (shown: Schema, declared: z.ZodType | undefined) => {
    for (const example of wholeExamples(shown, api.components.schemas)) {
      expect(declared?.safeParse(example)).toMatchObject({ success: true });
    }
  };
  const expectContentToFit = (shown: Content<Schema> = {}, declared: Content<z.ZodType> = {}) => {
    for (const [mediaType, { schema }] of Object.entries(shown)) {
      expectToFit(schema, declared[mediaType]?.schema);
    }
  };

  it.each(calls)('give every field that $method $path takes', ({ method, path, request }) => {
    const { requestBody, parameters = [] } = api.paths[path]?.[method] ?? {};
    expectContentToFit(requestBody?.content, request.body?.content);
    const declared = { path: request.params, query: request.query, header: request.headers };
    for (const { in: place, name, schema } of parameters) {
      expectToFit(schema, declared[place]?.shape[name]);
    }
  });

  it.each(calls)('give every field that $method $path answers', ({ method, path, responses }) => {
    const { 200: success, 302: redirect } = api.paths[path]?.[method]?.responses ?? {};
    expectContentToFit(success?.content, responses[200]?.content);
    for (const { schema } of Object.values(redirect?.headers ?? {})) {
      expectToFit(schema, z.string());
    }
  });
});
