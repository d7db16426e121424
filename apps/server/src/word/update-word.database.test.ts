import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAuthor } from '../../test/contribution-factory.ts';
import { buildUser, buildWord, type User } from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { word } from './schema.ts';

const app = useApp();
const { update } = routes.word;

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('one’s own word', () => {
  it('is mended, and waits for approval again', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Rejected, reason: 'Tajperaro' });
    const text = `Ĉevalo ${id}`;
    const changed = await app.call(update, { id, text, speechPartIds: [6, 10] }, headers);
    expect(changed).toMatchObject({ id, text, status: EntryStatus.Pending });
    const rows = await app.database.select().from(word).where(eq(word.id, id));
    expect(rows).toMatchObject([
      { key: text, searchText: `cevalo ${id}`, speechPartIds: [6, 10], reason: null },
    ]);
  });

  it('gets an example of use, and loses it', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Pending });
    for (const example of ['La ĉevalo kuras.', null]) {
      await app.call(update, { id, example }, headers);
      expect(await app.call(routes.word.entity, { id }, headers)).toMatchObject({ example });
    }
  });

  it('is made public, or private', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Pending });
    for (const privacy of [Privacy.Private, Privacy.Public]) {
      expect(await app.call(update, { id, privacy }, headers)).toMatchObject({ id, privacy });
    }
  });

  it('does not become one that is here already', async () => {
    const { text } = await buildWord(app.database);
    const { id } = await buildOwn({ status: EntryStatus.Pending });
    const refusal = await app.refusal(update, { id, text }, headers);
    expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
  });

  it('stays as it is once it is approved', async () => {
    const { id } = await buildOwn({ status: EntryStatus.Approved });
    const refusal = await app.refusal(update, { id, text: 'alia' }, headers);
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  });

  it('keeps what it says where others brought it too', async () => {
    const own = await buildOwn({ status: EntryStatus.Pending });
    await buildAuthor(app.database, own, await buildUser(app.database));
    for (const change of [{ text: 'alia' }, { example: 'Alia.' }, { speechPartIds: [] }]) {
      const refusal = await app.refusal(update, { id: own.id, ...change }, headers);
      expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
    }
    const { id } = own;
    expect(await app.call(update, { id, privacy: Privacy.Private }, headers)).toMatchObject({ id });
  });

  it('is approved at once when an admin makes it public', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const kept = await buildWord(app.database, { status: EntryStatus.Pending });
    await buildAuthor(app.database, kept, admin, { privacy: Privacy.Private });
    const change = { id: kept.id, privacy: Privacy.Public };
    const changed = await app.call(update, change, await app.headersOf(admin));
    expect(changed.status).toBe(EntryStatus.Approved);
  });
});

describe('somebody else’s word', () => {
  it('is not changed', async () => {
    const { id } = await buildWord(app.database);
    const refusal = await app.refusal(update, { id, text: 'alia' }, headers);
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  });

  it('is not even there before it is approved', async () => {
    const waiting = await buildWord(app.database, { status: EntryStatus.Pending });
    await buildAuthor(app.database, waiting, await buildUser(app.database));
    const refusal = await app.refusal(update, { id: waiting.id, text: 'alia' }, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });
});

async function buildOwn(overrides: Parameters<typeof buildWord>[1]) {
  const own = await buildWord(app.database, overrides);
  await buildAuthor(app.database, own, learner);
  return own;
}
