import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { language, wordContribution } from '../../schema/word.ts';

const app = useApp();
const { create, entity, record } = routes.word;

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

it('is pending, and visible to its author only', async () => {
  const named = { langCode: 'eo', text: '  nova   vorto ', mode: WordMode.Idiom };
  const word = await app.call(create, { ...named, speechPartId: 10 }, headers);
  expect(word).toEqual({
    id: word.id,
    text: 'nova vorto',
    langCode: 'eo',
    mode: WordMode.Idiom,
    homograph: 1,
    hasHomographs: false,
    status: EntryStatus.Pending,
    privacy: Privacy.Public,
  });
  const { id } = word;
  expect(await app.call(record, { id }, headers)).toMatchObject({ text: 'nova vorto' });
  expect(await app.refusal(record, { id })).toMatchObject({ code: 'NotFound' });
});

it('is approved immediately and counted if an admin creates it', async () => {
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const named = { langCode: 'tlh', text: 'qapla' };
  const word = await app.call(create, named, await app.headersOf(admin));
  expect(word.status).toBe(EntryStatus.Approved);
  expect(await app.call(record, { id: word.id })).toMatchObject({ text: 'qapla' });
  const counted = await app.database.select().from(language).where(eq(language.code, 'tlh'));
  expect(counted).toMatchObject([{ wordCount: 1 }]);
});

it('is refused if its text is a form of another word, unless it is said to be a word of its own', async () => {
  const lemma = await buildWord(app.database, { grammar: { plural: `domoj${learner.id}` } });
  const named = { langCode: 'eo', text: `Domoj${learner.id}` };
  const refused = { status: 409, code: 'WordIsForm' };
  expect(await app.refusal(create, named, headers)).toMatchObject(refused);
  expect(await app.call(entity, named)).toMatchObject({ id: lemma.id, text: lemma.text });
  const { id } = await app.call(create, { ...named, isSeparate: true }, headers);
  expect(await app.call(entity, named, headers)).toMatchObject({ id, text: named.text });
});

it('is no form without its capital', async () => {
  const text = `rajtoj${learner.id}`;
  await buildWord(app.database, { grammar: { plural: `R${text.slice(1)}` } });
  const created = await app.call(create, { langCode: 'eo', text }, headers);
  expect(created).toMatchObject({ text });
});

it('is private on request, also for an admin', async () => {
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const adminHeaders = await app.headersOf(admin);
  const named = { langCode: 'eo', text: 'mia sekreto', privacy: Privacy.Private };
  const word = await app.call(create, named, adminHeaders);
  expect(word).toMatchObject({ status: EntryStatus.Pending, privacy: Privacy.Private });
  expect(await app.call(entity, { id: word.id }, adminHeaders)).toMatchObject({
    privacy: Privacy.Private,
  });
  expect(await app.refusal(record, { id: word.id }, headers)).toMatchObject({ code: 'NotFound' });
});

it('shows its privacy to its author only', async () => {
  const { id } = await app.call(create, { langCode: 'eo', text: 'vorto por chiuj' }, headers);
  await approveContributions(learner);
  expect(await app.call(entity, { id }, headers)).toMatchObject({ privacy: Privacy.Public });
  expect(await app.call(entity, { id })).toMatchObject({ privacy: null });
});

it('shows its example on its page and its card', async () => {
  const example = 'Mi manĝas pomon.';
  const { id } = await app.call(create, { langCode: 'eo', text: 'pomo', example }, headers);
  expect(await app.call(entity, { id }, headers)).toMatchObject({ example });
  expect(await app.call(record, { id }, headers)).toMatchObject({ example });
});

it('shows the translations of its example, and the word as it stands there', async () => {
  const example = 'Mi manĝas pomojn.';
  const exampleDetails = { form: 'pomojn', trans: [{ langCode: 'en', text: 'I eat apples.' }] };
  const named = { langCode: 'eo', text: 'pomo' };
  const { id } = await app.call(create, { ...named, example, exampleDetails }, headers);
  expect(await app.call(entity, { id }, headers)).toMatchObject({
    exampleDetails,
    contribution: { exampleDetails },
  });
  expect(await app.call(record, { id }, headers)).toMatchObject({ exampleDetails });
});

it('refuses two translations of its example into one language', async () => {
  const trans = ['One.', 'Another.'].map((text) => ({ langCode: 'en', text }));
  const body = { langCode: 'eo', text: 'pomo', example: 'Pomo.', exampleDetails: { trans } };
  expect(await app.refusal(create, body, headers)).toMatchObject({ code: 'ParameterInvalid' });
});

it('shows each learner their own example, and decides about each separately', async () => {
  const named = { langCode: 'eo', text: 'arbo' };
  const { id } = await app.call(create, { ...named, example: 'Granda arbo.' }, headers);
  const other = await buildUser(app.database);
  const others = await app.headersOf(other);
  const theirs = await app.call(create, { ...named, example: 'Alia arbo.' }, others);
  expect(theirs).toMatchObject({ id, status: EntryStatus.Pending });
  expect(await app.call(record, { id }, others)).toMatchObject({ example: 'Alia arbo.' });
  expect(await app.call(record, { id }, headers)).toMatchObject({ example: 'Granda arbo.' });
  await approveContributions(learner);
  expect(await app.call(entity, named, others)).toMatchObject({
    id,
    example: 'Alia arbo.',
    status: EntryStatus.Pending,
  });
  expect(await app.call(record, named)).toMatchObject({ id, example: 'Granda arbo.' });
});

it('does not publish a private example with the same word of another learner', async () => {
  const named = { langCode: 'eo', text: 'pinkodo' };
  const secret = { example: 'Mia kodo estas 4711.', privacy: Privacy.Private };
  await app.call(create, { ...named, ...secret }, headers);
  const other = await buildUser(app.database);
  await app.call(create, named, await app.headersOf(other));
  await approveContributions(other);
  expect(await app.call(record, named)).toMatchObject({ example: null });
  expect(await app.call(entity, named, headers)).toMatchObject(secret);
});

it('adds an example to a published word once', async () => {
  const { id, text, langCode } = await buildWord(app.database);
  const named = { langCode, text, example: 'Kun ekzemplo.' };
  expect(await app.call(create, named, headers)).toMatchObject({ id, status: EntryStatus.Pending });
  const refusal = await app.refusal(create, named, headers);
  expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
});

it('is refused without an example if its author already sees the word', async () => {
  const { text } = await buildWord(app.database);
  const own = { langCode: 'eo', text: `mia ${text}` };
  await app.call(create, own, headers);
  for (const named of [{ langCode: 'eo', text }, own]) {
    const refusal = await app.refusal(create, named, headers);
    expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
  }
});

async function approveContributions({ id: userId }: User): Promise<void> {
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  const own = await app.database
    .select()
    .from(wordContribution)
    .where(eq(wordContribution.userId, userId));
  for (const { id } of own) {
    const approval = { kind: 'word' as const, id, status: EntryStatus.Approved };
    await app.call(routes.moderation.decide, approval, admin);
  }
}

it('is created once by simultaneous requests', async () => {
  const named = { langCode: 'eo', text: `rapida ${learner.id}` };
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => app.call(create, named, headers)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
