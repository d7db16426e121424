import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { translation, translationPin } from '../../schema/translation.ts';

const app = useApp();
const { pin, feed } = routes.translation;

let word: Awaited<ReturnType<typeof buildWord>>;
let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  word = await buildWord(app.database);
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

it('comes first among the translations of the given word', async () => {
  await buildOne();
  const { id: tranId } = await buildOne();
  const answer = await app.call(pin, { tranId, wordId: word.id }, headers);
  expect(answer).toEqual({ tranId, pinned: true });
  const { data } = await app.call(feed, { wordId: word.id, langCode: 'ia' }, headers);
  expect(data.map(({ id, isPinned }) => [id, isPinned])[0]).toEqual([tranId, true]);
});

it('belongs to the first word of the record by default', async () => {
  const { id: tranId } = await buildOne();
  await app.call(pin, { tranId }, headers);
  const record = await app.call(routes.translation.record, { id: tranId }, headers);
  expect(record.isPinned).toBe(true);
  await app.call(pin, { tranId, pinned: false }, headers);
  expect(await pins()).toEqual([]);
});

it('is idempotent', async () => {
  const { id: tranId } = await buildOne();
  for (const pinned of [true, true]) await app.call(pin, { tranId, pinned }, headers);
  expect(await pins()).toHaveLength(1);
  for (const pinned of [false, false]) await app.call(pin, { tranId, pinned }, headers);
  expect(await pins()).toEqual([]);
});

it('has a maximum for each word, even with concurrent requests', async () => {
  const most = limits.translationMaxPins;
  const all = await Promise.all(Array.from({ length: most + 3 }, buildOne));
  const pinOne = ({ id: tranId }: { id: string }) =>
    app.call(pin, { tranId, wordId: word.id }, headers);
  const answers = await Promise.allSettled(all.map(pinOne));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
  expect(await pins()).toHaveLength(most);
});

it('is refused beyond the maximum until another one is removed', async () => {
  const wordId = word.id;
  for (let count = 0; count < limits.translationMaxPins; count += 1) {
    await app.call(pin, { tranId: (await buildOne()).id, wordId }, headers);
  }
  const { id: tranId } = await buildOne();
  const refusal = await app.refusal(pin, { tranId, wordId }, headers);
  expect(refusal).toMatchObject({ status: 422, code: 'MaxTranWordPinsExceeded' });
  const [former] = await pins();
  await app.call(pin, { tranId: former?.translationId ?? '', wordId, pinned: false }, headers);
  await app.call(pin, { tranId, wordId }, headers);
  await app.call(pin, { tranId, wordId }, headers);
});

it('is refused for a word that is not part of the translation', async () => {
  const { id: tranId } = await buildOne();
  const { id: wordId } = await buildWord(app.database);
  const refusal = await app.refusal(pin, { tranId, wordId }, headers);
  expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'wordId' }] });
});

it('requires a visible translation, but can always be removed', async () => {
  const { id: tranId } = await buildOne();
  await app.call(pin, { tranId, wordId: word.id }, headers);
  const status = EntryStatus.Rejected;
  await app.database.update(translation).set({ status }).where(eq(translation.id, tranId));
  const refusal = await app.refusal(pin, { tranId, wordId: word.id }, headers);
  expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  await app.call(pin, { tranId, wordId: word.id, pinned: false }, headers);
  expect(await pins()).toEqual([]);
});

const buildOne = async () =>
  buildTranslation(app.database, [word, await buildWord(app.database, { langCode: 'ia' })]);

const pins = () =>
  app.database.select().from(translationPin).where(eq(translationPin.userId, learner.id));
