import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildImage, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

describe('deleting an image', () => {
  it('is allowed to its author at any time', async () => {
    const author = await buildUser(app.database);
    const headers = await app.headersOf(author);
    const { id: wordId } = await buildWord(app.database);
    for (const status of Object.values(EntryStatus)) {
      const { id } = await buildImage(app.database, wordId, { status, userId: author.id });
      expect(await app.call(routes.image.delete, { id }, headers)).toEqual({ id });
      expect(await app.refusal(routes.image.delete, { id }, headers)).toMatchObject({
        status: 404,
      });
    }
  });

  it('is allowed to admins and to no other learner', async () => {
    const author = await buildUser(app.database);
    const { id: wordId } = await buildWord(app.database);
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    const { Pending, Approved } = EntryStatus;
    for (const [status, code] of [
      [Pending, 'NotFound'],
      [Approved, 'Forbidden'],
    ] as const) {
      const { id } = await buildImage(app.database, wordId, { status, userId: author.id });
      const refusal = await app.refusal(routes.image.delete, { id }, await app.headersOf());
      expect(refusal.code).toBe(code);
      expect(await app.call(routes.image.delete, { id }, admin)).toEqual({ id });
    }
  });
});
