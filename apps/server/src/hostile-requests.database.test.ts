import { failure, openApiDocument, routes } from '@wordhoard/contract';
import { errorStatus } from '@wordhoard/contract/error-code';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import { arbitraryBody, hostileText, type Schema } from '../test/arbitrary-body.ts';
import { reader, useApp } from '../test/test-app.ts';
import { buildWorld, type World } from '../test/world.ts';
import { selectRow } from './platform/database/database.ts';
import { word } from './schema/word.ts';

const app = useApp();
let world: World;
beforeAll(async () => {
  world = await buildWorld(app);
});

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { examples?: Record<string, unknown> }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;
const routesWithBody = Object.values(routes)
  .flatMap((domain) => Object.values(domain))
  .filter((route) => 'body' in route.request && 'application/json' in route.request.body.content);

/** Every run sends others. The embedded database takes a while for each. */
const totalRequests = inject('template').kind === 'postgres' ? 450 : 300;
const requestsPerRoute = Math.ceil(totalRequests / routesWithBody.length);

const texts: Record<string, readonly string[]> = {
  langCode: ['de', 'en', 'eo'],
  tranLangCode: ['en', 'ru'],
  learn: ['de'],
  slug: ['en-fruit', 'de-colours', 'pronouns'],
  code: ['fruit', 'animals'],
  day: [new Date().toISOString().slice(0, 10)],
  username: ['wordlover'],
  text: ['Apfel', 'vorto', 'a;b\nc\td'],
};

const hostileBody = (schema: Schema): fc.Arbitrary<unknown> =>
  arbitraryBody(schema, {
    resolve: (reference) => document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {},
    ids: world.ids,
    textsOf: (name) => texts[name] ?? [],
  });

describe.each(routesWithBody.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    const operation = document.paths[route.path]?.[route.method];
    const schema = operation?.requestBody?.content['application/json']?.schema;

    it('gives a documented response to any body', async () => {
      if (operation === undefined || schema === undefined)
        throw new Error('The operation is not documented');
      const caller = fc.constantFrom(reader, ...world.callers);
      await fc.assert(
        fc.asyncProperty(hostileBody(schema), caller, async (body, headers) => {
          const sent = JSON.stringify(body) ?? '';
          const init = { method: route.method.toUpperCase(), headers, body: sent };
          const response = await app.request(route.path, init);
          await expectDocumented(response, { operation, success: successOf(route), sent });
        }),
        { numRuns: requestsPerRoute },
      );
    });
  },
);

it('executes no SQL in a text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routesWithBody), hostileText, async (route, text) => {
      const body = JSON.stringify({ text, code: text, slug: text, name: text, path: text });
      const [, headers = reader] = world.callers;
      await app.request(route.path, { method: route.method.toUpperCase(), headers, body });
    }),
  );
  const row = await selectRow<{ count: number }>(
    app.database,
    sql`select count(*)::int as count from ${word} where lang_code = 'de'`,
  );
  expect(row?.count).toBeGreaterThan(200);
});

it.each(['', '{', '[]', 'null', '"x"', '{"id":', '\0'])('refuses %j as a body', async (body) => {
  for (const { path, method } of routesWithBody) {
    const init = { method: method.toUpperCase(), headers: reader, body };
    const { status } = await app.request(path, init);
    expect([400, 401, 403], path).toContain(status);
  }
});

const successOf = (route: (typeof routesWithBody)[number]): z.ZodType =>
  route.responses[200].content['application/json'].schema;

interface ExpectedAnswer {
  operation: Operation;
  success: z.ZodType;
  sent: string;
}

/** A success matches its schema exactly. A failure has a documented code. */
async function expectDocumented(
  response: Response,
  { operation, success, sent }: ExpectedAnswer,
): Promise<void> {
  const answer = await response.json();
  const hint = `${sent}\n${JSON.stringify(answer)}`;
  if (response.status === 200) {
    expect(success.parse(answer), hint).toEqual(answer);
    return;
  }
  expect(response.status, hint).toBeLessThan(500);
  const { code } = failure.parse(answer);
  expect(errorStatus[code], hint).toBe(response.status);
  const documented =
    operation.responses[response.status]?.content['application/json']?.examples ?? {};
  expect(Object.keys(documented), hint).toContain(code);
}
