import { openApiDocument, routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api, type Content, calls } from '../test/described-api.ts';
import { type Schema, wholeExamples } from '../test/whole-examples.ts';
import { day, time } from './base/scalar.ts';

const allRoutes = Object.values(routes).flatMap((domain) => Object.values(domain));

it('describes every route', () => {
  const document = openApiDocument();
  const described = Object.entries(document.paths ?? {}).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(allRoutes.map(({ method, path }) => `${method} ${path}`).sort());
});

it('declares the access of every route', () => {
  const accesses = new Set(allRoutes.map((route) => route['x-access']));
  expect([...accesses].every((access) => ['anyone', 'learner', 'admin'].includes(access))).toBe(
    true,
  );
});

it('rejects unknown fields in every body', () => {
  for (const route of allRoutes) {
    if (!('body' in route.request)) continue;
    for (const { schema } of Object.values<{ schema: z.ZodType }>(route.request.body.content)) {
      const body = schema instanceof z.ZodArray ? [{ intruder: true }] : { intruder: true };
      const issues = JSON.stringify(schema.safeParse(body).error?.issues);
      expect(issues, route.path).toContain('unrecognized_keys');
    }
  }
});

/** The names of all components that a description refers to, directly or indirectly. */
function componentsIn(description: unknown, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(description).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (!known.has(name)) componentsIn(api.components.schemas[name], known.add(name));
  }
  return known;
}

it('uses every entity of the specification in a route, or in the file of an account', () => {
  expect([...componentsIn([api.paths, api.components.schemas['AccountExport']])]).toEqual(
    expect.arrayContaining([
      'WordEntity',
      'User',
      'LangEntity',
      'UserList',
      'UserTable',
      'ListEntity',
      'ListRecord',
      'TableEntity',
      'TableRecord',
      'Tran',
      'TranRecord',
      'WordRecord',
      'WordTranRecord',
      'WordImageRecord',
      'QuizRackWordRecord',
      'TagWordRecord',
      'TagEntity',
      'TagRecord',
    ]),
  );
});

describe('the formats', () => {
  const { StudyBreak, User } = api.components.schemas;

  it.each([
    ['date', StudyBreak?.properties?.['from'], day],
    ['date-time', User?.properties?.['createdAt'], time],
  ])('describe a %s exactly as the server checks it', (format, described = {}, declared) => {
    expect(described.format).toBe(format);
    const shown = z.fromJSONSchema(described);
    for (const text of [
      '2026-03-01',
      '2026-3-1',
      '2026-02-30',
      '0999-12-31',
      '2026-03-01T12:00:00Z',
      '2026-03-01T12:00:00.123Z',
      '2026-03-01T12:00Z',
      '2026-03-01T12:00:00+02:00',
      '3026-03-01T12:00:00Z',
      '2',
    ]) {
      expect([text, shown.safeParse(text).success]).toEqual([
        text,
        declared.safeParse(text).success,
      ]);
    }
  });
});

describe('the examples', () => {
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

  it.each(calls)('cover every request field of $method $path', ({ method, path, request }) => {
    const { requestBody, parameters = [] } = api.paths[path]?.[method] ?? {};
    expectContentToFit(requestBody?.content, request.body?.content);
    const declared = { path: request.params, query: request.query, header: request.headers };
    for (const { in: location, name, schema } of parameters) {
      expectToFit(schema, declared[location]?.shape[name]);
    }
  });

  it.each(calls)('cover every response field of $method $path', ({ method, path, responses }) => {
    const { 200: success, 302: redirect } = api.paths[path]?.[method]?.responses ?? {};
    expectContentToFit(success?.content, responses[200]?.content);
    for (const { schema } of Object.values(redirect?.headers ?? {})) {
      expectToFit(schema, z.string());
    }
  });
});
