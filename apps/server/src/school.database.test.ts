import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { reader, useApp } from '../test/test-app.ts';

const app = useApp();
const school = { ...reader, 'x-forwarded-for': '203.0.113.9' };
const pupils = Array.from({ length: 40 }, (_, index) => ({
  username: `pupil${String.fromCharCode(97 + (index % 26))}${index}`,
  email: `pupil${index}@school.example`,
  password: 'Word+hoard1',
}));

const post = (path: string, body: unknown, headers: Record<string, string> = school) =>
  app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });

/** How many of the responses have each status. */
async function awaitStatuses(responses: readonly Promise<Response>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const { auth, general, quiz, word } = routes;

it('a class of 40 behind one address signs up at the same time', async () => {
  const sent = pupils.map((pupil) => post(auth.signUp.path, { ...pupil, learn: 'de' }));
  expect(await awaitStatuses(sent)).toEqual({ 200: 40 });
});

it('a class of 40 behind one address signs in at the same time', async () => {
  const sent = pupils.map(({ username, password }) =>
    post(auth.signIn.path, { login: username, password }),
  );
  expect(await awaitStatuses(sent)).toEqual({ 200: 40 });
});

it('a class of 40 visitors behind one address searches and plays at the same time', async () => {
  const beginnings = ['H', 'Hu', 'Hun', 'Hund'];
  const sent = pupils.flatMap(() => [
    app.request(general.initData.path, { headers: school }),
    post(word.feed.path, { langCode: 'de', tranLangCode: 'en' }),
    ...beginnings.map((text) =>
      app.request(`${general.search.path}?s=${text}`, { headers: school }),
    ),
    post(quiz.entity.path, {
      source: { kind: 'list', slug: 'de-colours' },
      quizCode: 'cards',
      tranLangCode: 'en',
    }),
  ]);
  const statuses = await awaitStatuses(sent);
  expect(statuses[429]).toBeUndefined();
  expect(statuses[200]).toBeGreaterThanOrEqual(240);
});

it('a refusal names the minutes until the next attempt', async () => {
  const wrong = (turn: number) =>
    post(auth.signIn.path, { login: pupils[turn % 40]?.username, password: 'Wrong+hoard1' });
  const statuses = await awaitStatuses(Array.from({ length: 40 }, (_, turn) => wrong(turn)));
  expect(statuses[429]).toBe(15);
  const refused = await wrong(0);
  expect(await refused.json()).toMatchObject({
    code: 'TooManyRequests',
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ minutes?\.$/),
  });
});
