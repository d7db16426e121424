import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildContribution,
  buildPersonalWord,
  buildTag,
  buildTagWord,
} from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { language, word, wordContribution } from '../../schema/word.ts';

const app = useApp();
const { decide, decideMany } = routes.moderation;
const { Approved, Rejected, Pending } = EntryStatus;
const nothing = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

let learner: User;
let admin: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  admin = await buildUser(app.database, { role: UserRole.Admin });
  headers = await app.headersOf(admin);
});

describe('a word', () => {
  it('is visible and counted after approval, and hidden after rejection', async () => {
    const langCode = 'quc';
    const { id: wordId, text, contributionId: id } = await buildPending({ langCode });
    await app.call(decide, { kind: 'word', id, status: Approved }, headers);
    expect(await countOf(langCode)).toBe(1);
    expect(await app.call(routes.word.record, { id: wordId })).toMatchObject({ id: wordId });
    await app.call(decide, { kind: 'word', id, status: Rejected, reason: 'Ne' }, headers);
    expect(await countOf(langCode)).toBe(0);
    const author = await app.headersOf(learner);
    const own = await app.call(routes.word.entity, { langCode, text }, author);
    expect(own).toMatchObject({ status: Rejected, reason: 'Ne' });
    const refusal = await app.refusal(routes.word.record, { langCode, text });
    expect(refusal).toMatchObject({ code: 'NotFound' });
  });

  it('is decided separately for each learner who proposes it', async () => {
    const first = await buildPending({ text: 'dufoje proponita' });
    const other = await buildUser(app.database);
    const second = await buildPersonalWord(app.database, other, { text: first.text });
    const rejection = { kind: 'word', id: first.contributionId, status: Rejected } as const;
    await app.call(decide, { ...rejection, reason: 'Vi ne pravas.' }, headers);
    const name = { langCode: 'eo', text: first.text };
    const others = await app.headersOf(other);
    expect(await app.call(routes.word.entity, name, others)).toMatchObject({
      status: Pending,
      reason: null,
    });
    const approval = { kind: 'word', id: second.contributionId, status: Approved } as const;
    await app.call(decide, approval, headers);
    expect(await app.call(routes.word.entity, name, await app.headersOf(learner))).toMatchObject({
      id: second.id,
      status: Rejected,
      reason: 'Vi ne pravas.',
    });
  });

  it('is counted once if several admins approve it at the same time', async () => {
    const langCode = 'gn';
    const { contributionId: id } = await buildPending({ langCode });
    const body = { kind: 'word', id, status: Approved } as const;
    await Promise.all(Array.from({ length: 5 }, () => app.call(decide, body, headers)));
    expect(await countOf(langCode)).toBe(1);
  });

  it('is found by its id while it is proposed, by admins only', async () => {
    const { id, text } = await buildPending({ homograph: 2 });
    for (const route of [routes.word.entity, routes.word.record]) {
      expect(await app.call(route, { id }, headers)).toMatchObject({ text, homograph: 2 });
      for (const others of [undefined, await app.headersOf()]) {
        expect(await app.refusal(route, { id }, others)).toMatchObject({ code: 'NotFound' });
      }
    }
    const secret = await buildPersonalWord(app.database, learner, {}, { privacy: Privacy.Private });
    expect(await app.refusal(routes.word.entity, { id: secret.id }, headers)).toMatchObject({
      code: 'NotFound',
    });
  });

  it('is not found if it is private', async () => {
    const secret = await buildPersonalWord(app.database, learner, {}, { privacy: Privacy.Private });
    const body = { kind: 'word', id: secret.contributionId, status: Approved };
    expect(await app.refusal(decide, body, headers)).toMatchObject({ code: 'NotFound' });
  });

  it('of the starter content stays when an example is rejected later', async () => {
    const word = await buildWord(app.database);
    const example = 'Mia frazo.';
    const { id } = await buildContribution(app.database, word, learner, { example });
    await app.call(decide, { kind: 'word', id, status: Approved }, headers);
    expect(await app.call(routes.word.record, { id: word.id })).toMatchObject({ example });
    await app.call(decide, { kind: 'word', id, status: Rejected, reason: 'Ne' }, headers);
    expect(await app.call(routes.word.record, { id: word.id })).toMatchObject({ example: null });
  });
});

describe('a translation', () => {
  it('publishes its words, but not their examples', async () => {
    const example = 'Nevidita frazo.';
    const known = await buildForeign();
    const pending = await buildPersonalWord(app.database, learner, {}, { example });
    const { id } = await buildOwnTranslation(known, pending);
    await app.call(decide, { kind: 'translation', id, status: Approved }, headers);
    expect(await app.call(routes.word.record, { id: pending.id })).toMatchObject({ example: null });
    const approval = { kind: 'word', id: pending.contributionId, status: Approved } as const;
    await app.call(decide, approval, headers);
    expect(await app.call(routes.word.record, { id: pending.id })).toMatchObject({ example });
  });

  it('is approved with the same one of another learner, and pending again when that is rejected', async () => {
    const [one, other] = [await buildWord(app.database), await buildForeign()];
    const { id } = await buildOwnTranslation(one, other);
    const { id: userId } = await buildUser(app.database);
    const { id: same } = await buildOwnTranslation(one, other, { userId });
    await app.call(decide, { kind: 'translation', id, status: Approved }, headers);
    expect(await rowOf(same)).toMatchObject({ status: Approved, duplicateOf: id });
    const rejection = { kind: 'translation', id, status: Rejected, reason: 'Ne' } as const;
    await app.call(decide, rejection, headers);
    expect(await rowOf(same)).toMatchObject({ status: Pending, duplicateOf: null, reason: null });
  });

  it('publishes the pending words that it links', async () => {
    const langCode = 'ay';
    const known = await buildWord(app.database, { speechPartIds: [6] });
    const pending = await buildPending({ langCode, speechPartIds: [] });
    const { id } = await buildOwnTranslation(known, pending, { speechPartId: 10 });
    await app.call(decide, { kind: 'translation', id, status: Approved }, headers);
    const feed = await app.call(routes.translation.feed, { wordId: known.id, langCode });
    expect(feed).toMatchObject({ total: 1, data: [{ id, dest: { id: pending.id } }] });
    expect(await countOf(langCode)).toBe(1);
    expect(await speechPartsOf(known.id)).toEqual([6, 10]);
    expect(await speechPartsOf(pending.id)).toEqual([10]);
  });

  it('loses its pins when it is rejected', async () => {
    const [one, other] = [await buildWord(app.database), await buildForeign()];
    const { id: translationId } = await buildOwnTranslation(one, other, { status: Approved });
    const pin = { userId: admin.id, wordId: one.id, translationId };
    await app.database.insert(translationPin).values(pin);
    const body = {
      kind: 'translation',
      id: translationId,
      status: Rejected,
      reason: 'Ne',
    } as const;
    await app.call(decide, body, headers);
    const pins = await app.database
      .select()
      .from(translationPin)
      .where(eq(translationPin.translationId, translationId));
    expect(pins).toEqual([]);
  });

  it('of a private word is not found', async () => {
    const secret = await buildPersonalWord(app.database, learner, {}, { privacy: Privacy.Private });
    const { id } = await buildOwnTranslation(secret, await buildForeign());
    const body = { kind: 'translation', id, status: Approved };
    expect(await app.refusal(decide, body, headers)).toMatchObject({ code: 'NotFound' });
  });
});

it('approves an image with its word', async () => {
  const pending = await buildPending();
  const { id } = await buildImage(app.database, pending.id, {
    userId: learner.id,
    status: Pending,
  });
  await app.call(decide, { kind: 'image', id, status: Approved }, headers);
  const record = await app.call(routes.word.record, { id: pending.id });
  expect(record.image).toMatchObject({ id });
});

it('approves a recording with its word', async () => {
  const pending = await buildPending();
  const { id, digest } = await buildRecording(app.database, pending.id, {
    userId: learner.id,
    status: Pending,
  });
  await app.call(decide, { kind: 'recording', id, status: Approved }, headers);
  const { recording } = await app.call(routes.word.record, { id: pending.id });
  expect(recording).toEqual({ url: `/recording/${digest}.mp3` });
});

it('counts the words of a tag when links are approved and rejected', async () => {
  const tag = await buildTag(app.database);
  const links = await Promise.all(
    [1, 2, 3].map(async () => {
      const overrides = { userId: learner.id, status: Pending };
      return buildTagWord(app.database, tag, await buildWord(app.database), overrides);
    }),
  );
  const ids = links.map(({ id }) => id);
  const [first = ''] = ids;
  const countOfTag = async () => (await app.call(routes.tag.record, { code: tag.code })).wordCount;
  await app.call(decideMany, { kind: 'tag', ids, status: Approved }, headers);
  expect(await countOfTag()).toBe(3);
  const body = { kind: 'tag', id: first, status: Rejected, reason: 'Ne' } as const;
  await app.call(decide, body, headers);
  await app.call(decide, body, headers);
  expect(await countOfTag()).toBe(2);
});

describe('reopening', () => {
  it('hides an approved word, which is pending again, and keeps who has reopened it', async () => {
    const langCode = 'kn';
    const { text, contributionId: id } = await buildPending({ langCode });
    await app.call(decide, { kind: 'word', id, status: Approved }, headers);
    const colleague = await buildUser(app.database, { role: UserRole.Admin });
    const reopening = { kind: 'word', id, status: Pending } as const;
    await app.call(decide, reopening, await app.headersOf(colleague));
    expect(await countOf(langCode)).toBe(0);
    const refusal = await app.refusal(routes.word.record, { langCode, text });
    expect(refusal).toMatchObject({ code: 'NotFound' });
    const author = await app.headersOf(learner);
    expect(await app.call(routes.word.entity, { langCode, text }, author)).toMatchObject({
      status: Pending,
    });
    const [row] = await app.database
      .select()
      .from(wordContribution)
      .where(eq(wordContribution.id, id));
    expect(row).toMatchObject({ decidedBy: colleague.id, decidedAt: expect.any(Date) });
    await app.call(decide, { kind: 'word', id, status: Approved }, headers);
    expect(await countOf(langCode)).toBe(1);
  });

  it('makes a translation pending together with the same one of another learner', async () => {
    const [one, other] = [await buildWord(app.database), await buildForeign()];
    const { id } = await buildOwnTranslation(one, other);
    const { id: userId } = await buildUser(app.database);
    const { id: same } = await buildOwnTranslation(one, other, { userId });
    await app.call(decide, { kind: 'translation', id, status: Approved }, headers);
    await app.call(decide, { kind: 'translation', id, status: Pending }, headers);
    for (const row of [await rowOf(id), await rowOf(same)]) {
      expect(row).toMatchObject({ status: Pending, duplicateOf: null });
    }
  });

  it('removes the reason of a rejection', async () => {
    const { id } = await buildOwnTranslation(await buildWord(app.database), await buildForeign());
    const rejection = { kind: 'translation', id, status: Rejected, reason: 'Ne' } as const;
    await app.call(decide, rejection, headers);
    await app.call(decideMany, { kind: 'translation', ids: [id], status: Pending }, headers);
    expect(await rowOf(id)).toMatchObject({ status: Pending, reason: null });
  });
});

describe('refusals', () => {
  it('rejection without a reason', async () => {
    const { contributionId: id } = await buildPending();
    const refusal = await app.refusal(decide, { kind: 'word', id, status: Rejected }, headers);
    const fields = [{ path: 'reason', code: 'required' }];
    expect(refusal).toMatchObject({ status: 400, code: 'ParameterInvalid', fields });
  });

  it.each([
    ['rejection', { status: Rejected, reason: 'Ne' }],
    ['reopening', { status: Pending }],
  ])('%s of an admin’s entry', async (_, decision) => {
    const colleague = await buildUser(app.database, { role: UserRole.Admin });
    const added = await app.call(
      routes.word.create,
      { langCode: 'eo', text: `de admino ${colleague.id}` },
      await app.headersOf(colleague),
    );
    const pair = [await buildWord(app.database), await buildForeign()] as const;
    const { id } = await buildTranslation(app.database, pair, { userId: colleague.id });
    const [own] = await app.database
      .select()
      .from(wordContribution)
      .where(eq(wordContribution.wordId, added.id));
    for (const entry of [
      { kind: 'word', id: own?.id },
      { kind: 'translation', id },
    ]) {
      const body = { ...entry, ...decision };
      const refusal = await app.refusal(decide, body, headers);
      expect(refusal).toMatchObject({
        status: 403,
        code: 'EntryStatusCannotBeChangedForAdminEntity',
        fields: [{ path: 'id' }],
      });
    }
  });

  it('unknown entries, together with the whole request', async () => {
    const { id: wordId, contributionId: id } = await buildPending();
    const body = { kind: 'word', ids: [id, nothing], status: Approved };
    const refusal = await app.refusal(decideMany, body, headers);
    expect(refusal).toMatchObject({ code: 'NotFound', fields: [{ path: 'ids.1' }] });
    const [row] = await app.database.select().from(word).where(eq(word.id, wordId));
    expect(row?.published).toBe(false);
  });

  it('an unknown entry, which it names like the request', async () => {
    const body = { kind: 'word', id: nothing, status: Approved };
    const refusal = await app.refusal(decide, body, headers);
    expect(refusal).toMatchObject({ code: 'NotFound', fields: [{ path: 'id' }] });
  });

  it('decisions of learners', async () => {
    const { contributionId: id } = await buildPending();
    const body = { kind: 'word', id, status: Approved };
    const refusal = await app.refusal(decide, body, await app.headersOf(learner));
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  });
});

it('gives the same result for simultaneous decisions about many entries', async () => {
  const langCode = 'qu';
  const one = await buildWord(app.database);
  const pending = await Promise.all(Array.from({ length: 8 }, () => buildPending({ langCode })));
  const translations = await Promise.all(
    pending.map((other) => buildOwnTranslation(one, other, {})),
  );
  const wordIds = pending.map(({ contributionId }) => contributionId);
  const ids = translations.map(({ id }) => id);
  await Promise.all([
    app.call(decideMany, { kind: 'word', ids: wordIds.toReversed(), status: Approved }, headers),
    app.call(decideMany, { kind: 'translation', ids, status: Approved }, headers),
    app.call(decideMany, { kind: 'translation', ids: ids.toReversed(), status: Approved }, headers),
  ]);
  expect(await countOf(langCode)).toBe(8);
  const rows = await app.database
    .select()
    .from(translation)
    .where(eq(translation.userId, learner.id));
  expect(rows.map(({ status }) => status)).toEqual(ids.map(() => Approved));
});

const buildPending = (overrides: Parameters<typeof buildWord>[1] = {}) =>
  buildPersonalWord(app.database, learner, overrides);

const rowOf = async (id: string) =>
  (await app.database.select().from(translation).where(eq(translation.id, id)))[0];

type Word = Awaited<ReturnType<typeof buildWord>>;

const buildOwnTranslation = (
  one: Word,
  other: Word,
  overrides: Parameters<typeof buildTranslation>[2] = {},
) =>
  buildTranslation(app.database, [one, other], {
    userId: learner.id,
    status: Pending,
    ...overrides,
  });

const buildForeign = () => buildWord(app.database, { langCode: 'ia' });

const countOf = async (code: string) =>
  (await app.database.select().from(language).where(eq(language.code, code)))[0]?.wordCount ?? 0;

const speechPartsOf = async (id: string) =>
  (await app.database.select().from(word).where(eq(word.id, id)))[0]?.speechPartIds;
