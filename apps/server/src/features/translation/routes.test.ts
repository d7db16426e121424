import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildTranslation, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

it('returns one record for both of its words', async () => {
  const one = await buildWord(app.database);
  const other = await buildWord(app.database, { langCode: 'ia' });
  const { id } = await buildTranslation(app.database, [one, other]);
  const forward = await app.call(routes.translation.feed, { wordId: one.id, langCode: 'ia' });
  const backward = await app.call(routes.translation.feed, { wordId: other.id, langCode: 'eo' });
  expect(forward).toMatchObject({
    total: 1,
    data: [{ id, wordId: one.id, dest: { id: other.id } }],
  });
  expect(backward).toMatchObject({
    total: 1,
    data: [{ id, wordId: other.id, dest: { id: one.id } }],
  });
});

it('filters by part of speech', async () => {
  const one = await buildWord(app.database);
  const noun = await buildWord(app.database, { langCode: 'ia' });
  const verb = await buildWord(app.database, { langCode: 'ia' });
  await buildTranslation(app.database, [one, noun], { speechPartId: 6 });
  await buildTranslation(app.database, [one, verb], { speechPartId: 10 });
  const request = { wordId: one.id, langCode: 'ia', speechPartId: 10 };
  const feed = await app.call(routes.translation.feed, request);
  expect(feed).toMatchObject({ total: 1, data: [{ speechPartId: 10, dest: { id: verb.id } }] });
});

it('returns pages in the order in which translations were added', async () => {
  const one = await buildWord(app.database);
  const ids = [];
  for (let count = 0; count < 5; count += 1) {
    const other = await buildWord(app.database, { langCode: 'ia' });
    ids.push((await buildTranslation(app.database, [one, other])).id);
  }
  const request = { wordId: one.id, langCode: 'ia', page: 2, pageSize: 2 };
  const feed = await app.call(routes.translation.feed, request);
  expect(feed.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect(feed.total).toBe(5);
});

it('returns one translation, unless it is pending', async () => {
  const pair = [await buildWord(app.database), await buildWord(app.database)] as const;
  const shown = await buildTranslation(app.database, pair);
  const pending = await buildTranslation(app.database, pair, {
    speechPartId: 2,
    status: EntryStatus.Pending,
  });
  expect((await app.call(routes.translation.record, { id: shown.id })).id).toBe(shown.id);
  const refusal = await app.refusal(routes.translation.record.path, { id: pending.id });
  expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
});
