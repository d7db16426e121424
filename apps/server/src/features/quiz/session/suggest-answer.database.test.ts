import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildWord } from '../../../../test/factory.ts';
import { useApp } from '../../../../test/test-app.ts';
import { answerSuggestion } from '../../../schema/moderation.ts';

const app = useApp();

const findSuggestions = (wordId: string) =>
  app.database.select().from(answerSuggestion).where(eq(answerSuggestion.wordId, wordId));

it('submits a suggestion to moderation', async () => {
  const { id: wordId } = await buildWord(app.database);
  const suggestion = { wordId, langCode: 'en', text: ' a  small house ' };
  const { status } = await app.call(routes.quiz.suggest, suggestion, await app.headersOf());
  expect(status).toBe(EntryStatus.Pending);
  expect(await findSuggestions(wordId)).toMatchObject([
    { langCode: 'en', text: 'a small house', status: EntryStatus.Pending },
  ]);
});

it('accepts a suggestion once from each learner', async () => {
  const { id: wordId } = await buildWord(app.database);
  const headers = await app.headersOf();
  const suggest = async (text: string) => {
    const response = await app.request(routes.quiz.suggest.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ wordId, langCode: 'en', text }),
    });
    return response.status;
  };
  const statuses = await Promise.all([suggest('house'), suggest('House!')]);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await suggest('home')).toBe(200);
  const body = { wordId, langCode: 'en', text: 'house' };
  expect(await app.refusal(routes.quiz.suggest, body, headers)).toMatchObject({
    code: 'SimilarRecordAlreadyExists',
  });
  await app.call(routes.quiz.suggest, body, await app.headersOf());
  expect(await findSuggestions(wordId)).toHaveLength(3);
});

it('requires a visible word and sign-in', async () => {
  const { id: wordId } = await buildWord(app.database, { published: false });
  const body = { wordId, langCode: 'en', text: 'house' };
  expect(await app.refusal(routes.quiz.suggest, body, await app.headersOf())).toMatchObject({
    status: 404,
    code: 'NotFound',
  });
  expect(await app.refusal(routes.quiz.suggest, body)).toMatchObject({ code: 'NotAuthorized' });
});
