import { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { buildProposals, type Proposal, type Proposals } from '../../../test/proposals.ts';
import { useApp } from '../../../test/test-app.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { moveEntries } from './own-entries.ts';

const app = useApp();
const { Approved, Pending, Rejected } = EntryStatus;
type Word = Awaited<ReturnType<typeof buildWord>>;

let from: Word;
let to: Word;
let users: User[];

beforeEach(async () => {
  [from, to] = [await buildWord(app.database), await buildWord(app.database)];
  users = await Promise.all([1, 2, 3].map(() => buildUser(app.database)));
});

const move = (user?: User) =>
  app.database.transaction((transaction) =>
    moveEntries(transaction, { from: from.id, to: to.id, userId: user?.id }),
  );

const userAt = (index: number) => users[index]?.id ?? '';

describe.each(['translation', 'tag'] as const)('proposals of a %s', (kind) => {
  let proposals: Proposals;
  beforeEach(async () => {
    proposals = await buildProposals(app.database, kind);
  });

  const build: Proposals['build'] = (word, overrides) => proposals.build(word, overrides);
  const proposed = (index: number, row: Partial<Proposal>) => ({ userId: userAt(index), ...row });

  async function after(rows: readonly Proposal[]) {
    const outcomes = await proposals.outcomes(rows);
    return outcomes.map(({ wordIds, ...row }) => ({ ...row, moved: wordIds.includes(to.id) }));
  }

  it('move with their status', async () => {
    const rows = [
      await build(from, proposed(0, { status: Pending })),
      await build(from, proposed(1, { status: Rejected })),
    ];
    await move();
    expect(await after(rows)).toEqual([
      { row: 0, status: Pending, duplicateOf: null, moved: true },
      { row: 1, status: Rejected, duplicateOf: null, moved: true },
    ]);
  });

  it('stay approved, and make duplicates of the same proposals for the second word', async () => {
    const rows = [
      await build(from, proposed(0, { status: Approved })),
      await build(to, proposed(1, { status: Pending })),
    ];
    await move();
    expect(await after(rows)).toEqual([
      { row: 0, status: Approved, duplicateOf: null, moved: true },
      { row: 1, status: Approved, duplicateOf: 0, moved: true },
    ]);
  });

  it('become duplicates together with their own duplicates', async () => {
    const shown = await build(from, proposed(0, { status: Approved }));
    const rows = [
      await build(to, proposed(2, { status: Approved })),
      shown,
      await build(from, proposed(1, { status: Approved, duplicateOf: shown.id })),
    ];
    await move();
    expect(await after(rows)).toEqual([
      { row: 0, status: Approved, duplicateOf: null, moved: true },
      { row: 1, status: Approved, duplicateOf: 0, moved: true },
      { row: 2, status: Approved, duplicateOf: 0, moved: true },
    ]);
  });

  it('are removed if their author has proposed the same for the second word', async () => {
    const rows = [
      await build(from, proposed(0, { status: Pending })),
      await build(to, proposed(0, { status: Pending })),
      await build(from, proposed(1, { status: Pending })),
    ];
    await move();
    expect(await after(rows)).toEqual([
      { row: 1, status: Pending, duplicateOf: null, moved: true },
      { row: 2, status: Pending, duplicateOf: null, moved: true },
    ]);
  });

  it('of one learner move, and the earliest duplicate replaces them', async () => {
    const shown = await build(from, proposed(0, { status: Approved }));
    const rows = [
      shown,
      await build(from, proposed(1, { status: Approved, duplicateOf: shown.id })),
      await build(from, proposed(2, { status: Approved, duplicateOf: shown.id })),
    ];
    await move(users[0]);
    expect(await after(rows)).toEqual([
      { row: 0, status: Approved, duplicateOf: null, moved: true },
      { row: 1, status: Approved, duplicateOf: null, moved: false },
      { row: 2, status: Approved, duplicateOf: 1, moved: false },
    ]);
  });

  it('of one learner that are duplicates become approved proposals of their own', async () => {
    const shown = await build(from, proposed(0, { status: Approved }));
    const rows = [
      shown,
      await build(from, proposed(1, { status: Approved, duplicateOf: shown.id })),
    ];
    await move(users[1]);
    expect(await after(rows)).toEqual([
      { row: 0, status: Approved, duplicateOf: null, moved: false },
      { row: 1, status: Approved, duplicateOf: null, moved: true },
    ]);
  });
});

describe('the two words of a translation', () => {
  it.each([
    ['0', '2', '1'],
    ['2', '0', '1'],
  ])('stay in the order of their ids: moved from %s to %s, other word %s', async (...digits) => {
    const [fromId = '', toId = '', foreignId = ''] = digits.map(
      (digit) => digit + newId().slice(1),
    );
    from = await buildWord(app.database, { id: fromId });
    to = await buildWord(app.database, { id: toId });
    const foreign = await buildWord(app.database, { id: foreignId, langCode: 'ia' });
    const { id } = await buildTranslation(app.database, [from, foreign]);
    await move();
    const [low, high] = to.id < foreign.id ? [to, foreign] : [foreign, to];
    const [row] = await app.database.select().from(translation).where(eq(translation.id, id));
    expect(row).toMatchObject({
      lowWordId: low.id,
      lowLangCode: low.langCode,
      highWordId: high.id,
      highLangCode: high.langCode,
    });
  });

  it('are not duplicates if the part of speech differs', async () => {
    const foreign = await buildWord(app.database, { langCode: 'ia' });
    const row = { userId: userAt(0), status: Approved };
    const noun = await buildTranslation(app.database, [from, foreign], { ...row, speechPartId: 6 });
    const verb = await buildTranslation(app.database, [to, foreign], { ...row, speechPartId: 10 });
    await move();
    const { id, duplicateOf } = translation;
    const rows = await app.database
      .select({ duplicateOf })
      .from(translation)
      .where(inArray(id, [noun.id, verb.id]));
    expect(rows).toEqual([{ duplicateOf: null }, { duplicateOf: null }]);
  });
});

describe('pins', () => {
  let foreign: Word;
  beforeEach(async () => {
    foreign = await buildWord(app.database, { langCode: 'ia' });
  });

  const pin = (index: number, { id: wordId }: Word, { id: translationId }: { id: string }) =>
    app.database.insert(translationPin).values({ userId: userAt(index), wordId, translationId });
  const findPins = (index: number) =>
    app.database
      .select()
      .from(translationPin)
      .where(eq(translationPin.userId, userAt(index)));

  it('move with their translations on both sides', async () => {
    const { id: translationId } = await buildTranslation(app.database, [from, foreign]);
    await pin(0, from, { id: translationId });
    await pin(1, foreign, { id: translationId });
    await move();
    expect(await findPins(0)).toMatchObject([{ wordId: to.id, translationId }]);
    expect(await findPins(1)).toMatchObject([{ wordId: foreign.id, translationId }]);
  });

  it('move to the translation that replaces theirs', async () => {
    const shown = await buildTranslation(app.database, [to, foreign], { userId: userAt(1) });
    const row = { userId: userAt(0), status: Pending };
    const own = await buildTranslation(app.database, [from, foreign], row);
    await pin(0, from, own);
    await move();
    expect(await findPins(0)).toMatchObject([{ wordId: to.id, translationId: shown.id }]);
  });
});
