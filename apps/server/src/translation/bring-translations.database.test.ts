import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildTranslation, buildUser, buildWord, type User } from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { bringTranslations, type NamedTranslation } from './bring-translations.ts';
import { translation } from './schema.ts';

const app = useApp();
const now = new Date();

const bring = (caller: User, translations: NamedTranslation[]) =>
  app.database.transaction((transaction) =>
    bringTranslations(transaction, translations, { caller, now }),
  );

async function buildPair() {
  return [
    await buildWord(app.database),
    await buildWord(app.database, { langCode: 'ia' }),
  ] as const;
}

it('creates what is not here, awaiting approval, as one record for both directions', async () => {
  const learner = await buildUser(app.database);
  const [{ id: wordId }, { id: destId }] = await buildPair();
  const [there, back, asVerb] = await bring(learner, [
    { wordId, destId, speechPartId: 6 },
    { wordId: destId, destId: wordId, speechPartId: 6 },
    { wordId, destId: destId.toUpperCase(), speechPartId: 10 },
  ]);
  expect(there).toMatchObject({ wordId, destId, status: EntryStatus.Pending, isNew: true });
  expect(back).toMatchObject({ id: there?.id, wordId: destId, destId: wordId });
  expect(asVerb?.id).not.toBe(there?.id);
  const rows = await app.database
    .select()
    .from(translation)
    .where(eq(translation.id, there?.id ?? ''));
  expect(rows).toMatchObject([
    { lowLangCode: 'eo', highLangCode: 'ia', userId: learner.id, createdAt: now },
  ]);
});

it('leaves what is here as it is', async () => {
  const pair = await buildPair();
  const rejected = await buildTranslation(app.database, pair, { status: EntryStatus.Rejected });
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const named = { wordId: pair[1].id, destId: pair[0].id };
  const [old, young] = await bring(admin, [
    { ...named, speechPartId: 6 },
    { ...named, speechPartId: 1 },
  ]);
  expect(old).toMatchObject({ id: rejected.id, status: EntryStatus.Rejected, isNew: false });
  expect(young).toMatchObject({ status: EntryStatus.Approved, isNew: true });
});

it('gives the same record to all who bring it at once', async () => {
  const learners = await Promise.all([1, 2, 3, 4].map(() => buildUser(app.database)));
  const pairs = await Promise.all(Array.from({ length: 10 }, buildPair));
  const named = pairs.map(([{ id: wordId }, { id: destId }]) => ({
    wordId,
    destId,
    speechPartId: 6,
  }));
  const brought = await Promise.all(
    learners.map((learner, index) => bring(learner, index % 2 === 0 ? named : named.toReversed())),
  );
  const ids = brought.map((some) => some.map(({ id }) => id).sort());
  expect(new Set(ids.map((some) => some.join())).size).toBe(1);
  expect(brought.flat().filter(({ isNew }) => isNew)).toHaveLength(10);
});
