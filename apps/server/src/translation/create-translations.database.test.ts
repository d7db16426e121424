import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { eq, or } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAuthor } from '../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { language } from '../language/schema.ts';
import { wordAuthor } from '../word/schema.ts';
import { translation } from './schema.ts';

const app = useApp();
const { create, feed } = routes.translation;

let word: Awaited<ReturnType<typeof buildWord>>;
let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  word = await buildWord(app.database);
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('a translation that a learner adds', () => {
  it('waits for approval with the word that it brings, and its author sees both', async () => {
    const dest = { text: `nova ${word.id}`, langCode: 'ia' };
    const { data } = await app.call(create, [{ wordId: word.id, dest }], headers);
    expect(data).toMatchObject([{ wordId: word.id, status: EntryStatus.Pending, dest }]);
    const request = { wordId: word.id, langCode: 'ia' };
    const own = await app.call(feed, request, headers);
    expect(own.data).toMatchObject([{ id: data[0]?.id, isOwn: true, dest }]);
    expect(await app.call(feed, request)).toMatchObject({ total: 0 });
    expect(await app.call(feed, request, await app.headersOf())).toMatchObject({ total: 0 });
  });

  it('may be of a word that is here, named by its id or as it is written', async () => {
    const [one, other] = [await buildForeign(), await buildForeign()];
    const wishes = [
      { wordId: word.id, dest: { id: one.id } },
      { wordId: word.id, dest: { text: ` ${other.text} `, langCode: 'ia' } },
    ];
    const { data } = await app.call(create, wishes, headers);
    expect(data.map(({ dest }) => dest.id)).toEqual([one.id, other.id]);
  });

  it('stands under the part of speech of its word, unless it says which', async () => {
    const many = await buildWord(app.database, { speechPartIds: [6, 10] });
    const { id } = await buildForeign();
    const wishes = [
      { wordId: word.id, dest: { id } },
      { wordId: word.id, dest: { id }, speechPartId: 2 },
      { wordId: many.id, dest: { id } },
    ];
    const { data } = await app.call(create, wishes, headers);
    expect(data.map(({ speechPartId }) => speechPartId)).toEqual([6, 2, 7]);
  });

  it('keeps its new word private beside a private word', async () => {
    const hidden = await buildWord(app.database, { status: EntryStatus.Pending });
    await buildAuthor(app.database, hidden, learner, { privacy: Privacy.Private });
    const dest = { text: `sekreta ${word.id}`, langCode: 'ia' };
    const { data } = await app.call(create, [{ wordId: hidden.id, dest }], headers);
    const authors = await app.database
      .select()
      .from(wordAuthor)
      .where(eq(wordAuthor.wordId, data[0]?.dest.id ?? ''));
    expect(authors).toMatchObject([{ userId: learner.id, privacy: Privacy.Private }]);
  });
});

it('is approved at once with its words, if an admin adds it', async () => {
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const waiting = await buildWord(app.database, { langCode: 'vo', status: EntryStatus.Pending });
  await buildAuthor(app.database, waiting, learner);
  const dest = { text: 'tuj nova', langCode: 'vo' };
  const wishes = [
    { wordId: word.id, dest: { text: waiting.text, langCode: 'vo' } },
    { wordId: word.id, dest },
  ];
  const { data } = await app.call(create, wishes, await app.headersOf(admin));
  expect(data).toMatchObject([
    { status: EntryStatus.Approved, dest: { id: waiting.id } },
    { status: EntryStatus.Approved, dest },
  ]);
  expect(await app.call(feed, { wordId: word.id, langCode: 'vo' })).toMatchObject({ total: 2 });
  const counted = await app.database.select().from(language).where(eq(language.code, 'vo'));
  expect(counted).toMatchObject([{ wordCount: 2 }]);
});

describe('a translation that waits for approval', () => {
  it('is seen by whoever proposes it, too, and by nobody else', async () => {
    const { id } = await buildWaiting();
    const { data } = await app.call(create, [wish()], headers);
    expect(data).toMatchObject([{ id, status: EntryStatus.Pending }]);
    const request = { wordId: word.id, langCode: 'ia' };
    const seen = await app.call(feed, request, headers);
    expect(seen.data).toMatchObject([{ id, isOwn: false, reason: null }]);
    expect(await app.call(feed, request, await app.headersOf())).toMatchObject({ total: 0 });
    const refusal = await app.refusal(create, [wish()], headers);
    expect(refusal.code).toBe('SimilarRecordAlreadyExists');
  });

  it('is approved when an admin proposes it', async () => {
    const { id } = await buildWaiting();
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const { data } = await app.call(create, [wish()], await app.headersOf(admin));
    expect(data).toMatchObject([{ id, status: EntryStatus.Approved }]);
    expect(await app.call(feed, { wordId: word.id, langCode: 'ia' })).toMatchObject({ total: 1 });
  });

  it('is seen no longer once it is rejected', async () => {
    const { id } = await buildWaiting();
    await app.call(create, [wish()], headers);
    await app.database
      .update(translation)
      .set({ status: EntryStatus.Rejected })
      .where(eq(translation.id, id));
    const request = { wordId: word.id, langCode: 'ia' };
    expect(await app.call(feed, request, headers)).toMatchObject({ total: 0 });
  });

  let foreign: Awaited<ReturnType<typeof buildForeign>>;
  beforeEach(async () => {
    foreign = await buildForeign();
  });

  const wish = () => ({ wordId: word.id, dest: { id: foreign.id } });

  async function buildWaiting() {
    const author = await buildUser(app.database);
    const waiting = { userId: author.id, status: EntryStatus.Pending };
    return buildTranslation(app.database, [word, foreign], waiting);
  }
});

describe('what is refused', () => {
  it('is what is here already, and then nothing is added', async () => {
    const [one, other] = [await buildForeign(), await buildForeign()];
    await buildTranslation(app.database, [word, one]);
    await buildTranslation(app.database, [word, other], { status: EntryStatus.Rejected });
    const wishes = [one, other].map(({ id }) => ({ wordId: word.id, dest: { id } }));
    const refusal = await app.refusal(create, wishes, headers);
    expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
    expect(refusal.fields?.map(({ path }) => path)).toEqual(['0.dest', '1.dest']);
  });

  it('is not what is new beside it', async () => {
    const [one, other] = [await buildForeign(), await buildForeign()];
    const { id } = await buildTranslation(app.database, [word, one]);
    const wishes = [one, other].map(({ id }) => ({ wordId: word.id, dest: { id } }));
    const { data } = await app.call(create, wishes, headers);
    expect(data).toMatchObject([
      { id, status: EntryStatus.Approved },
      { status: EntryStatus.Pending },
    ]);
  });

  it('is a word of the same language, or the word itself', async () => {
    const namesake = await buildWord(app.database);
    for (const [dest, path] of [
      [{ text: 'samlingva', langCode: 'eo' }, '1.dest.langCode'],
      [{ id: namesake.id }, '1.dest.id'],
      [{ id: word.id }, '1.dest.id'],
    ] as const) {
      const right = { wordId: word.id, dest: { text: `nova ${word.id}`, langCode: 'ia' } };
      const refusal = await app.refusal(create, [right, { wordId: word.id, dest }], headers);
      expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path }] });
    }
    const feedOfWord = await app.call(feed, { wordId: word.id, langCode: 'ia' }, headers);
    expect(feedOfWord.total).toBe(0);
  });

  it('is a word that its author keeps private', async () => {
    const hidden = await buildWord(app.database, { status: EntryStatus.Pending });
    await buildAuthor(app.database, hidden, await buildUser(app.database));
    const { id } = await buildForeign();
    for (const [wish, path] of [
      [{ wordId: hidden.id, dest: { id } }, '0.wordId'],
      [{ wordId: id, dest: { id: hidden.id } }, '0.dest.id'],
    ] as const) {
      const refusal = await app.refusal(create, [wish], headers);
      expect(refusal).toMatchObject({ code: 'NotFound', fields: [{ path }] });
    }
  });

  it('is a visitor', async () => {
    const dest = { text: 'nova', langCode: 'ia' };
    const refusal = await app.refusal(create, [{ wordId: word.id, dest }]);
    expect(refusal).toMatchObject({ status: 401, code: 'NotAuthorized' });
  });
});

it('is added once, whoever adds it at the same time', async () => {
  const dest = { text: `samtempa ${word.id}`, langCode: 'ia' };
  const callers = await Promise.all(Array.from({ length: 6 }, () => app.headersOf()));
  const answers = await Promise.all(
    callers.map((caller) => app.call(create, [{ wordId: word.id, dest }], caller)),
  );
  const { lowWordId, highWordId } = translation;
  const rows = await app.database
    .select()
    .from(translation)
    .where(or(eq(lowWordId, word.id), eq(highWordId, word.id)));
  expect(rows).toHaveLength(1);
  const ids = new Set(answers.map(({ data }) => data[0]?.id));
  expect(ids).toEqual(new Set(rows.map(({ id }) => id)));
});

const buildForeign = () => buildWord(app.database, { langCode: 'ia' });
