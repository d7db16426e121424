import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import {
  buildContributedWord,
  buildContribution,
  buildHiddenWord,
  buildPersonalWord,
  buildTag,
  buildTagWord,
} from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { type ContributionKind, contributionTables } from '../contribution/decide.ts';

const app = useApp();
const { entity, record } = routes.word;

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

it('deletes a hidden word, also from the lists of its contributor', async () => {
  const word = await buildPersonalWord(app.database, learner);
  const { id: listId } = await buildList(app.database, [word], { userId: learner.id });
  await app.call(routes.word.delete, { id: word.id }, headers);
  expect(await app.refusal(record, { id: word.id }, headers)).toMatchObject({ code: 'NotFound' });
  expect(await app.call(routes.list.record, { id: listId }, headers)).toMatchObject({
    wordCount: 0,
  });
});

it('withdraws a published word with its only contribution, also from lists of others', async () => {
  const word = await buildContributedWord(app.database, learner);
  const { id: listId } = await buildList(app.database, [word]);
  await app.call(routes.word.delete, { id: word.id }, headers);
  expect(await app.refusal(record, { id: word.id }, headers)).toMatchObject({ code: 'NotFound' });
  expect(await app.call(routes.list.record, { id: listId })).toMatchObject({ wordCount: 0 });
});

it('keeps a published word for other contributors', async () => {
  const word = await buildContributedWord(app.database, learner, {}, { example: 'Mia frazo.' });
  const other = await buildUser(app.database);
  const approved = { status: EntryStatus.Approved, publishesWord: true, example: 'Alia frazo.' };
  await buildContribution(app.database, word, other, approved);
  await app.call(routes.word.delete, { id: word.id }, headers);
  expect(await app.call(entity, { id: word.id })).toMatchObject({ example: 'Alia frazo.' });
});

it('keeps a withdrawn word for each pending contributor', async () => {
  const word = await buildContributedWord(app.database, learner);
  const other = await buildUser(app.database);
  await buildContribution(app.database, word, other, { example: 'Alia frazo.' });
  await app.call(routes.word.delete, { id: word.id }, headers);
  const { langCode, text } = word;
  const own = await app.call(entity, { langCode, text }, await app.headersOf(other));
  expect(own).toMatchObject({ example: 'Alia frazo.', status: EntryStatus.Pending });
  expect(await app.refusal(entity, { langCode, text }, headers)).toMatchObject({
    code: 'NotFound',
  });
});

it('shows a withdrawn word in the lists of others again when its text is published again', async () => {
  const word = await buildContributedWord(app.database, learner);
  const { id: listId } = await buildList(app.database, [word]);
  await app.call(routes.word.delete, { id: word.id }, headers);
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  const { langCode, text } = word;
  const { id } = await app.call(routes.word.create, { langCode, text }, admin);
  const { data } = await app.call(routes.list.wordFeed, { listId });
  expect(data).toMatchObject([{ id, text }]);
});

it('deletes a contribution to a word of the starter content, and keeps the word', async () => {
  const word = await buildWord(app.database);
  const example = 'Mia frazo.';
  await app.call(routes.word.update, { id: word.id, example }, headers);
  await app.call(routes.word.delete, { id: word.id }, headers);
  expect(await app.call(record, { id: word.id }, headers)).toMatchObject({ example: null });
});

it('withdraws any published word for an admin who did not contribute', async () => {
  const word = await buildWord(app.database);
  const { langCode, text } = word;
  await app.call(routes.word.update, { id: word.id, example: 'Mia frazo.' }, headers);
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  await app.call(routes.word.delete, { id: word.id }, admin);
  expect(await app.refusal(record, { langCode, text })).toMatchObject({ code: 'NotFound' });
  expect(await app.call(record, { langCode, text }, headers)).toMatchObject({
    example: 'Mia frazo.',
  });
});

it('publishes nothing again that an admin has withdrawn when somebody else contributes the word', async () => {
  const said = { example: 'Malbona.', grammar: { plural: 'malbonoj' } };
  const word = await buildContributedWord(app.database, learner, {}, said);
  const { id, langCode, text } = word;
  const own = { userId: learner.id };
  const pair = [word, await buildWord(app.database, { langCode: 'ia' })] as const;
  const entries = {
    translation: await buildTranslation(app.database, pair, own),
    image: await buildImage(app.database, id, own),
    recording: await buildRecording(app.database, id, own),
    tag: await buildTagWord(app.database, await buildTag(app.database), word, own),
  };
  const { id: kept } = await buildTranslation(app.database, pair, { speechPartId: 3 });
  const same = { ...own, speechPartId: 3, duplicateOf: kept };
  const { id: repeated } = await buildTranslation(app.database, pair, same);
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  await app.call(routes.word.delete, { id }, admin);
  expect(await app.call(entity, { id }, headers)).toMatchObject({
    example: 'Malbona.',
    status: EntryStatus.Rejected,
  });

  const other = await app.headersOf(await buildUser(app.database));
  const contributionId = newId();
  const good = { contributionId, langCode, text, example: 'Bona.' };
  await app.call(routes.word.create, good, other);
  const decide = (status: EntryStatus) =>
    app.call(routes.moderation.decide, { kind: 'word', id: contributionId, status }, admin);
  await decide(EntryStatus.Approved);
  expect(await app.call(entity, { id })).toMatchObject({ example: 'Bona.', grammar: null });
  for (const kind of ['translation', 'image', 'recording', 'tag'] as const) {
    expect(await findStatus(kind, entries[kind].id)).toBe(EntryStatus.Rejected);
  }
  expect(await findStatus('translation', repeated)).toBe(EntryStatus.Approved);
  await decide(EntryStatus.Pending);
  expect(await app.refusal(record, { id })).toMatchObject({ code: 'NotFound' });
});

it('is refused to learners who did not contribute', async () => {
  const { id } = await buildWord(app.database);
  expect(await app.refusal(routes.word.delete, { id }, headers)).toMatchObject({
    status: 403,
    code: 'Forbidden',
  });
  const { id: hidden } = await buildHiddenWord(app.database);
  expect(await app.refusal(routes.word.delete, { id: hidden }, headers)).toMatchObject({
    status: 404,
    code: 'NotFound',
  });
});

async function findStatus(kind: ContributionKind, id: string) {
  const { [kind]: table } = contributionTables;
  const [row] = await app.database
    .select({ status: table.status })
    .from(table)
    .where(eq(table.id, id));
  return row?.status;
}
