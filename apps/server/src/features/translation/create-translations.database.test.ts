import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { eq, or } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { translation } from '../../schema/translation.ts';
import { language, wordContribution } from '../../schema/word.ts';

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

describe('a new translation', () => {
  it('is pending together with the word that it creates, and visible to its author', async () => {
    const dest = { text: `nova ${word.id}`, langCode: 'ia' };
    const { data } = await app.call(create, [{ wordId: word.id, dest }], headers);
    expect(data).toMatchObject([{ wordId: word.id, status: EntryStatus.Pending, dest }]);
    const request = { wordId: word.id, langCode: 'ia' };
    const own = await app.call(feed, request, headers);
    expect(own.data).toMatchObject([{ id: data[0]?.id, isOwn: true, dest }]);
    expect(await app.call(feed, request)).toMatchObject({ total: 0 });
    expect(await app.call(feed, request, await app.headersOf())).toMatchObject({ total: 0 });
  });

  it('may name a published word by its id or its text', async () => {
    const [one, other] = [await buildForeign(), await buildForeign()];
    const proposals = [
      { wordId: word.id, dest: { id: one.id } },
      { wordId: word.id, dest: { text: ` ${other.text} `, langCode: 'ia' } },
    ];
    const { data } = await app.call(create, proposals, headers);
    expect(data.map(({ dest }) => dest.id)).toEqual([one.id, other.id]);
  });

  it('may name one of several words of the same text', async () => {
    const { text } = await buildForeign();
    const { id } = await buildWord(app.database, { langCode: 'ia', text, homograph: 2 });
    const dest = { text, langCode: 'ia', homograph: 2 };
    const { data } = await app.call(create, [{ wordId: word.id, dest }], headers);
    expect(data).toMatchObject([{ dest: { ...dest, id } }]);
    const tenth = { wordId: word.id, dest: { ...dest, homograph: 10 } };
    expect(await app.refusal(create, [tenth], headers)).toMatchObject({ code: 'ParameterInvalid' });
  });

  it('may name a word by a form, unless several have it', async () => {
    const grammar = { forms: [{ name: 'pluralo', text: `formo ${word.id}` }] };
    const dest = { text: `formo ${word.id}`, langCode: 'ia' };
    const { id } = await buildWord(app.database, { langCode: 'ia', grammar });
    const { data } = await app.call(create, [{ wordId: word.id, dest }], headers);
    expect(data).toMatchObject([{ dest: { id } }]);
    await buildWord(app.database, { langCode: 'ia', grammar });
    const refusal = await app.refusal(create, [{ wordId: word.id, dest }], headers);
    expect(refusal).toMatchObject({ code: 'WordIsForm', fields: [{ path: '0.dest.text' }] });
  });

  it('gets the part of speech of its word by default', async () => {
    const many = await buildWord(app.database, { speechPartIds: [6, 10] });
    const { id } = await buildForeign();
    const proposals = [
      { wordId: word.id, dest: { id } },
      { wordId: word.id, dest: { id }, speechPartId: 2 },
      { wordId: many.id, dest: { id } },
    ];
    const { data } = await app.call(create, proposals, headers);
    expect(data.map(({ speechPartId }) => speechPartId)).toEqual([6, 2, 7]);
  });

  it('creates a private word if its first word is private', async () => {
    const hidden = await buildPersonalWord(app.database, learner, {}, { privacy: Privacy.Private });
    const dest = { text: `sekreta ${word.id}`, langCode: 'ia' };
    const { data } = await app.call(create, [{ wordId: hidden.id, dest }], headers);
    const authors = await app.database
      .select()
      .from(wordContribution)
      .where(eq(wordContribution.wordId, data[0]?.dest.id ?? ''));
    expect(authors).toMatchObject([{ userId: learner.id, privacy: Privacy.Private }]);
  });
});

describe('a definition', () => {
  const { Definition } = WordMode;

  it('is proposed in the language of its word, and shown on the page of each after its approval', async () => {
    const text = `besto ${word.id}; ${'tre '.repeat(50)}bela`;
    const dest = { text, langCode: 'eo', mode: Definition };
    const { data } = await app.call(create, [{ wordId: word.id, dest }], headers);
    expect(data).toMatchObject([{ status: EntryStatus.Pending, dest }]);
    const entityFor = (id: string, reader?: Record<string, string>) =>
      app.call(routes.word.entity, { id }, reader);
    expect(await entityFor(word.id)).toMatchObject({ definitionFeed: { total: 0 } });
    const own = await entityFor(word.id, headers);
    expect(own.definitionFeed.data).toMatchObject([{ dest, isOwn: true }]);

    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    await app.call(create, [{ wordId: word.id, dest }], admin);
    const shown = await entityFor(word.id);
    expect(shown.definitionFeed.data).toMatchObject([{ dest }]);
    const { id = '' } = shown.definitionFeed.data[0]?.dest ?? {};
    expect(await entityFor(id)).toMatchObject({
      mode: Definition,
      text,
      definitionFeed: { data: [{ dest: { id: word.id } }] },
    });
    const name = { langCode: 'eo', text, mode: Definition };
    expect(await app.call(routes.word.entity, name)).toMatchObject({ id });
  });

  it.each([
    ['a word of its language that is no definition', 'eo', WordMode.Word, 'dest.langCode'],
    ['a definition in another language', 'ia', Definition, 'dest.langCode'],
  ])('is not %s', async (_, langCode, mode, path) => {
    const proposal = { wordId: word.id, dest: { text: `io ${word.id}`, langCode, mode } };
    expect(await app.refusal(create, [proposal], headers)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: `0.${path}` }],
    });
  });

  it('may be longer than a word', async () => {
    const findRefusal = (mode: WordMode, length: number) => {
      const dest = { text: 'o'.repeat(length), langCode: 'eo', mode };
      return app.refusal(create, [{ wordId: word.id, dest }], headers);
    };
    for (const [mode, maxLength] of [
      [Definition, 300],
      [WordMode.Idiom, 120],
    ] as const) {
      expect(await findRefusal(mode, maxLength + 1)).toMatchObject({
        code: 'ParameterInvalid',
        fields: [{ path: '0.dest.text', code: 'maxLength' }],
      });
    }
  });
});

it('is approved with its words if an admin adds it', async () => {
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const { text } = await buildPersonalWord(app.database, learner, { langCode: 'vo' });
  const dest = { text: 'tuj nova', langCode: 'vo' };
  const proposals = [
    { wordId: word.id, dest: { text, langCode: 'vo' } },
    { wordId: word.id, dest },
  ];
  const { data } = await app.call(create, proposals, await app.headersOf(admin));
  expect(data).toMatchObject([
    { status: EntryStatus.Approved, dest: { text } },
    { status: EntryStatus.Approved, dest },
  ]);
  expect(await app.call(feed, { wordId: word.id, langCode: 'vo' })).toMatchObject({ total: 2 });
  const counted = await app.database.select().from(language).where(eq(language.code, 'vo'));
  expect(counted).toMatchObject([{ wordCount: 2 }]);
});

describe('a translation that two learners propose', () => {
  it('is a separate proposal of each, invisible to the other', async () => {
    const { id } = await buildPending();
    const { data } = await app.call(create, [proposal()], headers);
    expect(data).toMatchObject([{ status: EntryStatus.Pending }]);
    expect(data[0]?.id).not.toBe(id);
    const request = { wordId: word.id, langCode: 'ia' };
    const seen = await app.call(feed, request, headers);
    expect(seen.data).toMatchObject([{ id: data[0]?.id, isOwn: true, reason: null }]);
    expect(await app.call(feed, request, await app.headersOf())).toMatchObject({ total: 0 });
    const refusal = await app.refusal(create, [proposal()], headers);
    expect(refusal.code).toBe('SimilarRecordAlreadyExists');
  });

  it('is shown once when an admin adds it, and approved for each author', async () => {
    const { id } = await buildPending();
    await app.call(create, [proposal()], headers);
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const { data } = await app.call(create, [proposal()], await app.headersOf(admin));
    const request = { wordId: word.id, langCode: 'ia' };
    for (const reader of [undefined, headers]) {
      const seen = await app.call(feed, request, reader);
      expect(seen.data.map((row) => row.id)).toEqual([data[0]?.id]);
    }
    const contributed = await app.call(routes.user.contributions, {}, headers);
    expect(contributed.data).toMatchObject([{ status: EntryStatus.Approved }]);
    const rows = await app.database.select().from(translation).where(eq(translation.id, id));
    expect(rows).toMatchObject([{ duplicateOf: data[0]?.id }]);
  });

  it('stays pending for one learner when that of the other is rejected', async () => {
    const { id } = await buildPending();
    await app.call(create, [proposal()], headers);
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    const rejection = { kind: 'translation' as const, id, status: EntryStatus.Rejected };
    await app.call(routes.moderation.decide, { ...rejection, reason: 'Ne' }, admin);
    const seen = await app.call(feed, { wordId: word.id, langCode: 'ia' }, headers);
    expect(seen.data).toMatchObject([{ status: EntryStatus.Pending, reason: null }]);
  });

  let foreign: Awaited<ReturnType<typeof buildForeign>>;
  beforeEach(async () => {
    foreign = await buildForeign();
  });

  const proposal = () => ({ wordId: word.id, dest: { id: foreign.id } });

  async function buildPending() {
    const author = await buildUser(app.database);
    const pending = { userId: author.id, status: EntryStatus.Pending };
    return buildTranslation(app.database, [word, foreign], pending);
  }
});

describe('a refused translation', () => {
  it('already exists for the learner', async () => {
    const [one, other] = [await buildForeign(), await buildForeign()];
    await buildTranslation(app.database, [word, one]);
    const rejected = { status: EntryStatus.Rejected, userId: learner.id };
    await buildTranslation(app.database, [word, other], rejected);
    const proposals = [one, other].map(({ id }) => ({ wordId: word.id, dest: { id } }));
    const refusal = await app.refusal(create, proposals, headers);
    expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
    expect(refusal.fields?.map(({ path }) => path)).toEqual(['0.dest', '1.dest']);
  });

  it('does not prevent a new one in the same request', async () => {
    const [one, other] = [await buildForeign(), await buildForeign()];
    const { id } = await buildTranslation(app.database, [word, one]);
    const proposals = [one, other].map(({ id }) => ({ wordId: word.id, dest: { id } }));
    const { data } = await app.call(create, proposals, headers);
    expect(data).toMatchObject([
      { id, status: EntryStatus.Approved },
      { status: EntryStatus.Pending },
    ]);
  });

  it('joins words of the same language, or a word with itself', async () => {
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

  it('names a personal word of another learner', async () => {
    const hidden = await buildPersonalWord(app.database, await buildUser(app.database));
    const { id } = await buildForeign();
    for (const [proposal, path] of [
      [{ wordId: hidden.id, dest: { id } }, '0.wordId'],
      [{ wordId: id, dest: { id: hidden.id } }, '0.dest.id'],
    ] as const) {
      const refusal = await app.refusal(create, [proposal], headers);
      expect(refusal).toMatchObject({ code: 'NotFound', fields: [{ path }] });
    }
  });

  it('comes from an anonymous caller', async () => {
    const dest = { text: 'nova', langCode: 'ia' };
    const refusal = await app.refusal(create, [{ wordId: word.id, dest }]);
    expect(refusal).toMatchObject({ status: 401, code: 'NotAuthorized' });
  });
});

it('is added once by concurrent requests', async () => {
  const dest = { text: `samtempa ${word.id}`, langCode: 'ia' };
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => app.call(create, [{ wordId: word.id, dest }], headers)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const { lowWordId, highWordId } = translation;
  const rows = await app.database
    .select()
    .from(translation)
    .where(or(eq(lowWordId, word.id), eq(highWordId, word.id)));
  expect(rows).toHaveLength(1);
});

const buildForeign = () => buildWord(app.database, { langCode: 'ia' });
