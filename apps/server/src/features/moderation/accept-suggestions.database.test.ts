import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { buildSuggestion } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { answerSuggestion } from '../../schema/moderation.ts';

const app = useApp();
const { decide, decideMany } = routes.moderation;
const { Approved, Pending, Rejected } = EntryStatus;

let word: Awaited<ReturnType<typeof buildWord>>;
let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  word = await buildWord(app.database, { speechPartIds: [10] });
  learner = await buildUser(app.database);
  headers = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
});

it('becomes a translation of the learner who suggested it', async () => {
  const { id, text } = await buildSuggestion(app.database, word, learner);
  await app.call(decide, { kind: 'suggestion', id, status: Approved }, headers);
  expect((await translations()).data).toMatchObject([
    { speechPartId: 10, isOwn: true, status: Approved, dest: { text, langCode: 'ia' } },
  ]);
});

it('approves its author’s earlier translation, even if it was rejected', async () => {
  const known = await buildWord(app.database, { langCode: 'ia' });
  const { id: translationId } = await buildTranslation(app.database, [word, known], {
    speechPartId: 10,
    status: Rejected,
    userId: learner.id,
  });
  const { id } = await buildSuggestion(app.database, word, learner, { text: known.text });
  await app.call(decide, { kind: 'suggestion', id, status: Approved }, headers);
  expect(await translations()).toMatchObject({ total: 1, data: [{ id: translationId }] });
});

it('is accepted once by several admins at the same time, also if several learners suggest it', async () => {
  const other = await buildUser(app.database);
  const suggestions = [
    await buildSuggestion(app.database, word, learner, { text: 'bon' }),
    await buildSuggestion(app.database, word, other, { text: 'bon' }),
    await buildSuggestion(app.database, word, other, { text: 'melior' }),
  ];
  const ids = suggestions.map(({ id }) => id);
  const body = { kind: 'suggestion', status: Approved } as const;
  await Promise.all([
    app.call(decideMany, { ...body, ids }, headers),
    app.call(decideMany, { ...body, ids: ids.toReversed() }, headers),
  ]);
  const { data } = await translations();
  expect(data.map(({ dest }) => dest.text).sort()).toEqual(['bon', 'melior']);
});

it('is rejected with a reason, reopened, and can be accepted later', async () => {
  const { id } = await buildSuggestion(app.database, word, learner);
  const rejection = { kind: 'suggestion', id, status: Rejected, reason: 'Ne' } as const;
  await app.call(decide, rejection, headers);
  expect(await rowOf(id)).toMatchObject({ status: Rejected, reason: 'Ne' });
  const reopening = { kind: 'suggestion', id, status: Pending } as const;
  await app.call(decide, reopening, headers);
  expect(await rowOf(id)).toMatchObject({ status: Pending, reason: null });
  await app.call(decide, { kind: 'suggestion', id, status: Approved }, headers);
  expect(await rowOf(id)).toMatchObject({ status: Approved, reason: null });
  for (const decision of [rejection, reopening]) {
    const refusal = await app.refusal(decide, decision, headers);
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  }
});

it('is refused as a translation into the word’s own language', async () => {
  const { langCode } = word;
  const { id } = await buildSuggestion(app.database, word, learner, { langCode });
  const refusal = await app.refusal(decide, { kind: 'suggestion', id, status: Approved }, headers);
  expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
});

const translations = async () =>
  app.call(
    routes.translation.feed,
    { wordId: word.id, langCode: 'ia' },
    await app.headersOf(learner),
  );

const rowOf = async (id: string) =>
  (await app.database.select().from(answerSuggestion).where(eq(answerSuggestion.id, id)))[0];
