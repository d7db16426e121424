import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { translation } from '../../schema/translation.ts';

const app = useApp();
const { update } = routes.translation;
const remove = routes.translation.delete;

let pair: [Awaited<ReturnType<typeof buildWord>>, Awaited<ReturnType<typeof buildWord>>];
let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  pair = [await buildWord(app.database), await buildWord(app.database, { langCode: 'ia' })];
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('a translation of the learner', () => {
  it('waits for approval again after a change of its part of speech', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Rejected, reason: 'Verbo' });
    const changed = await app.call(update, { id, speechPartId: 10 }, headers);
    expect(changed).toMatchObject({ speechPartId: 10, status: EntryStatus.Pending, reason: null });
  });

  it('can be withdrawn', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Pending });
    expect(await app.call(remove, { id }, headers)).toEqual({ id });
    expect(await findRows(id)).toEqual([]);
  });

  it('stays for another author of the same translation when it is withdrawn', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Pending });
    const others = await app.headersOf();
    const proposal = { wordId: pair[0].id, dest: { id: pair[1].id } };
    const { data } = await app.call(routes.translation.create, [proposal], others);
    await app.call(remove, { id }, headers);
    expect(await findRows(id)).toEqual([]);
    expect(await findRows(data[0]?.id ?? '')).toMatchObject([{ status: EntryStatus.Pending }]);
  });

  it('is replaced by the duplicate of another author when it is withdrawn after its approval', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Approved });
    const other = await buildUser(app.database);
    const duplicate = { userId: other.id, duplicateOf: id };
    const { id: successor } = await buildTranslation(app.database, pair, duplicate);
    await app.call(remove, { id }, headers);
    const request = { wordId: pair[0].id, langCode: 'ia' };
    const { data } = await app.call(routes.translation.feed, request);
    expect(data.map((row) => row.id)).toEqual([successor]);
  });

  it('cannot become a translation that already exists', async () => {
    await buildTranslation(app.database, pair, { speechPartId: 10 });
    const { id } = await buildOwn({ status: EntryStatus.Pending });
    const refusal = await app.refusal(update, { id, speechPartId: 10 }, headers);
    expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
  });

  it('waits for approval again after an edit of the approved translation', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Approved });
    const changed = await app.call(update, { id, speechPartId: 10 }, headers);
    expect(changed).toMatchObject({ speechPartId: 10, status: EntryStatus.Pending });
    const request = { wordId: pair[0].id, langCode: 'ia' };
    expect(await app.call(routes.translation.feed, request)).toMatchObject({ total: 0 });
  });

  it('stays approved when an admin edits it', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const { id } = await buildTranslation(app.database, pair, { userId: admin.id });
    const adminHeaders = await app.headersOf(admin);
    const changed = await app.call(update, { id, speechPartId: 10 }, adminHeaders);
    expect(changed).toMatchObject({ speechPartId: 10, status: EntryStatus.Approved });
    await app.call(remove, { id }, adminHeaders);
    expect(await findRows(id)).toEqual([]);
  });
});

describe('a translation of another learner', () => {
  it('cannot be changed', async () => {
    const { id } = await buildTranslation(app.database, pair);
    const refusal = await app.refusal(remove, { id }, headers);
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  });

  it('is not found before its approval', async () => {
    const { id: userId } = await buildUser(app.database);
    const status = EntryStatus.Pending;
    const { id } = await buildTranslation(app.database, pair, { userId, status });
    const refusal = await app.refusal(update, { id, speechPartId: 10 }, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });
});

it('is not found if one of its words is hidden', async () => {
  const hidden = await buildHiddenWord(app.database, { langCode: 'ia' });
  const { id } = await buildTranslation(app.database, [pair[0], hidden]);
  const refusal = await app.refusal(remove, { id }, headers);
  expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
});

const buildOwn = (overrides: Parameters<typeof buildTranslation>[2]) =>
  buildTranslation(app.database, pair, { userId: learner.id, ...overrides });

const findRows = (id: string) =>
  app.database.select().from(translation).where(eq(translation.id, id));
