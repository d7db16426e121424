import { failure, routes } from '@wordhoard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reader, useApp } from '../test/test-app.ts';

const app = useApp();
const posted = Object.values(routes)
  .flatMap((domain) => Object.values(domain))
  .filter((route) => route.method === 'post');

const id = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\0', 'a\0b', '%', '_', '\\', "'; drop table word; --", '\ud800', '؀'),
  fc.string({ minLength: 100, maxLength: 3_000 }),
);
const anything = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e9, 1e308, id, 'de', 'en-fruit', [], {}),
  fc.array(fc.oneof(text, fc.constant(id)), { maxLength: 3 }),
  fc.jsonValue(),
);
/** Bodies that come near enough to what a route takes to get past its front door. */
const nearlyRight = fc.record(
  {
    id: fc.oneof(fc.constant(id), anything),
    ids: fc.oneof(fc.constant([id, id]), anything),
    wordId: fc.oneof(fc.constant(id), anything),
    listId: fc.oneof(fc.constant(id), anything),
    tableId: fc.oneof(fc.constant(id), anything),
    slug: fc.oneof(text, anything),
    code: fc.oneof(text, anything),
    path: fc.oneof(text, anything),
    text: fc.oneof(text, anything),
    langCode: fc.oneof(fc.constant('de'), anything),
    tranLangCode: fc.oneof(fc.constant('en'), anything),
    speechPartId: fc.oneof(fc.constant(6), anything),
    mode: fc.oneof(fc.constant(1), anything),
    page: fc.oneof(fc.constantFrom(1, 100, -1, 1e9), anything),
    pageSize: fc.oneof(fc.constantFrom(1, 100, 101), anything),
    sort: fc.oneof(fc.constantFrom(0, 1, 2), anything),
  },
  { requiredKeys: [] },
);

async function expectNoFault(path: string, body: string): Promise<void> {
  const response = await app.request(path, { method: 'POST', headers: reader, body });
  const answer = await response.json();
  expect(response.status, `${body}\n${JSON.stringify(answer)}`).toBeLessThan(500);
  if (response.status !== 200) failure.parse(answer);
}

describe.each(posted.map(({ path }) => path))('%s', (path) => {
  it('answers hostile bodies with a coded failure', async () => {
    const body = fc.oneof(
      nearlyRight.map((value) => JSON.stringify(value)),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(body, (sent) => expectNoFault(path, sent)),
      { numRuns: 60 },
    );
  });
});

/** Requests that are right but for one text, which reaches the database. */
const rightButForText: Record<string, (text: string) => object> = {
  [routes.word.feed.path]: (text) => ({ langCode: 'de', tranLangCode: 'en', text }),
  [routes.word.entity.path]: (text) => ({ langCode: 'de', text }),
  [routes.word.record.path]: (text) => ({ langCode: 'de', text }),
  [routes.word.options.path]: (text) => ({ langCode: 'de', text }),
  [routes.list.feed.path]: (text) => ({ text }),
  [routes.list.entity.path]: (slug) => ({ slug }),
  [routes.table.feed.path]: (text) => ({ text }),
  [routes.table.record.path]: (slug) => ({ slug }),
  [routes.tag.record.path]: (code) => ({ code }),
  [routes.tag.options.path]: (text) => ({ text }),
  [routes.general.reportBrokenLink.path]: (path) => ({ path }),
};

it.each(Object.entries(rightButForText))('%s takes any text', async (path, bodyWith) => {
  await fc.assert(
    fc.asyncProperty(text, (hostile) => expectNoFault(path, JSON.stringify(bodyWith(hostile)))),
    { numRuns: 60 },
  );
});
