import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { translation } from '../../schema/translation.ts';
import { findOrCreateTranslations, type NamedTranslation } from './find-or-create-translations.ts';

const app = useApp();
const now = new Date();

const resolve = (caller: User, translations: NamedTranslation[]) =>
  app.database.transaction((transaction) =>
    findOrCreateTranslations(transaction, translations, { caller, now }),
  );

async function buildPair() {
  return [
    await buildWord(app.database),
    await buildWord(app.database, { langCode: 'ia' }),
  ] as const;
}

it('creates missing translations as pending, with one row for both directions', async () => {
  const learner = await buildUser(app.database);
  const [{ id: wordId }, { id: destId }] = await buildPair();
  const [first, reverse, asVerb] = await resolve(learner, [
    { wordId, destId, speechPartId: 6 },
    { wordId: destId, destId: wordId, speechPartId: 6 },
    { wordId, destId: destId.toUpperCase(), speechPartId: 10 },
  ]);
  expect(first).toMatchObject({ wordId, destId, status: EntryStatus.Pending, isNew: true });
  expect(reverse).toMatchObject({ id: first?.id, wordId: destId, destId: wordId });
  expect(asVerb?.id).not.toBe(first?.id);
  const rows = await app.database
    .select()
    .from(translation)
    .where(eq(translation.id, first?.id ?? ''));
  const [lowLangCode, highLangCode] = wordId < destId ? ['eo', 'ia'] : ['ia', 'eo'];
  expect(rows).toMatchObject([{ lowLangCode, highLangCode, userId: learner.id, createdAt: now }]);
});

it('finds approved translations and the caller’s own, and no others', async () => {
  const pair = await buildPair();
  const [learner, other] = [await buildUser(app.database), await buildUser(app.database)];
  const approved = await buildTranslation(app.database, pair);
  const pending = { status: EntryStatus.Pending, speechPartId: 1 };
  const theirs = await buildTranslation(app.database, pair, { ...pending, userId: other.id });
  const rejected = { status: EntryStatus.Rejected, speechPartId: 2, userId: learner.id };
  const own = await buildTranslation(app.database, pair, rejected);
  const named = { wordId: pair[1].id, destId: pair[0].id };
  const [found, proposed, again] = await resolve(learner, [
    { ...named, speechPartId: 6 },
    { ...named, speechPartId: 1 },
    { ...named, speechPartId: 2 },
  ]);
  expect(found).toMatchObject({ id: approved.id, status: EntryStatus.Approved, isNew: false });
  expect(proposed).toMatchObject({ status: EntryStatus.Pending, isNew: true });
  expect(proposed?.id).not.toBe(theirs.id);
  expect(again).toMatchObject({ id: own.id, status: EntryStatus.Rejected, isNew: false });
});

it('approves the translations of an admin, and makes pending ones duplicates of them', async () => {
  const pair = await buildPair();
  const [learner, admin] = [
    await buildUser(app.database),
    await buildUser(app.database, { role: UserRole.Admin }),
  ];
  const proposal = { status: EntryStatus.Pending, userId: learner.id };
  const { id } = await buildTranslation(app.database, pair, proposal);
  const [created] = await resolve(admin, [
    { wordId: pair[0].id, destId: pair[1].id, speechPartId: 6 },
  ]);
  expect(created).toMatchObject({ status: EntryStatus.Approved, isNew: true });
  const rows = await app.database.select().from(translation).where(eq(translation.id, id));
  expect(rows).toMatchObject([{ status: EntryStatus.Approved, duplicateOf: created?.id }]);
});

it('creates each translation once, even with concurrent requests', async () => {
  const learner = await buildUser(app.database);
  const pairs = await Promise.all(Array.from({ length: 10 }, buildPair));
  const named = pairs.map(([{ id: wordId }, { id: destId }]) => ({
    wordId,
    destId,
    speechPartId: 6,
  }));
  const resolved = await Promise.all(
    [1, 2, 3, 4].map((turn) => resolve(learner, turn % 2 === 0 ? named : named.toReversed())),
  );
  const ids = resolved.map((some) => some.map(({ id }) => id).sort());
  expect(new Set(ids.map((some) => some.join())).size).toBe(1);
  expect(resolved.flat().filter(({ isNew }) => isNew)).toHaveLength(10);
});
