import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildContribution, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const { entity } = routes.word;

it('shows callers their own contribution to a published word', async () => {
  const learner = await buildUser(app.database);
  const word = await buildWord(app.database);
  const rejected = {
    status: EntryStatus.Rejected,
    reason: 'No',
    example: 'Mine',
    speechPartIds: [6],
  };
  await buildContribution(app.database, word, learner, rejected);
  const own = await app.call(entity, { id: word.id }, await app.headersOf(learner));
  const { status, reason, example, speechPartIds } = rejected;
  expect(own).toMatchObject({ status, reason, privacy: Privacy.Public });
  expect(own).toMatchObject({ isPublished: true, contribution: { example, speechPartIds } });
});

it('hides a contribution from others', async () => {
  const word = await buildWord(app.database);
  await buildContribution(app.database, word, await buildUser(app.database), { example: 'Mine' });
  for (const headers of [undefined, await app.headersOf()]) {
    const others = await app.call(entity, { id: word.id }, headers);
    expect(others).toMatchObject({ isPublished: true, contribution: null, privacy: null });
  }
});

it('reports that a personal word is not published', async () => {
  const learner = await buildUser(app.database);
  const { id } = await buildPersonalWord(app.database, learner);
  expect(await app.call(entity, { id }, await app.headersOf(learner))).toMatchObject({
    isPublished: false,
    contribution: { example: null, speechPartIds: [] },
  });
});
