import { readFileSync } from 'node:fs';
import { openApiDocument, routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';

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
