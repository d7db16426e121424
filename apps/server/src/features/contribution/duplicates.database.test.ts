import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildContribution } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { buildProposals, type Proposal, type Proposals } from '../../../test/proposals.ts';
import { useApp } from '../../../test/test-app.ts';
import { translationPin } from '../../schema/translation.ts';
import {
  approveFirst,
  equalsAny,
  markDuplicates,
  releaseDuplicates,
  replaceByDuplicates,
  retract,
} from './duplicates.ts';

const app = useApp();
const { Approved, Pending, Rejected } = EntryStatus;

let users: User[];
beforeEach(async () => {
  users = await Promise.all([1, 2, 3].map(() => buildUser(app.database)));
});

const findIds = (...rows: readonly Proposal[]) =>
  sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
const userAt = (index: number) => users[index]?.id ?? '';

describe.each(['translation', 'tag'] as const)('proposals of a %s', (kind) => {
  let word: Awaited<ReturnType<typeof buildWord>>;
  let proposals: Proposals;

  beforeEach(async () => {
    word = await buildWord(app.database);
    proposals = await buildProposals(app.database, kind);
  });

  /** Builds a proposal of the learner with this index. */
  const build = (index: number, row: Partial<Proposal> = {}) =>
    proposals.build(word, { userId: userAt(index), status: Pending, ...row });

  /** The status of each row, and which of the rows it duplicates. */
  async function outcomes(...rows: readonly Proposal[]) {
    const found = await proposals.outcomes(rows);
    return found.map(({ status, duplicateOf }) =>
      duplicateOf === null ? status : { status, duplicateOf },
    );
  }

  async function approve(...rows: readonly Proposal[]) {
    const decided = { by: userAt(2), at: new Date() };
    await approveFirst(app.database, kind, findIds(...rows), decided);
    await markDuplicates(app.database, kind, equalsAny(kind, findIds(...rows)));
  }

  const buildDuplicates = async () => {
    const shown = await build(0, { status: Approved });
    const duplicate = { status: Approved, duplicateOf: shown.id };
    return [shown, await build(1, duplicate), await build(2, duplicate)] as const;
  };

  it('become duplicates of the approved one, even if they are rejected', async () => {
    const rows = [await build(0), await build(1), await build(2, { status: Rejected })] as const;
    await approve(rows[1]);
    const duplicate = { status: Approved, duplicateOf: 1 };
    expect(await outcomes(...rows)).toEqual([duplicate, Approved, duplicate]);
  });

  it('are approved once if several are approved together', async () => {
    const rows = [await build(0), await build(1)] as const;
    await approve(...rows.toReversed());
    expect(await outcomes(...rows)).toEqual([Approved, { status: Approved, duplicateOf: 0 }]);
  });

  it('become duplicates if the same is already approved', async () => {
    const rows = [await build(0, { status: Approved }), await build(1)] as const;
    await approve(rows[1]);
    expect(await outcomes(...rows)).toEqual([Approved, { status: Approved, duplicateOf: 0 }]);
  });

  it('do not affect those of another word', async () => {
    const elsewhere = await proposals.build(await buildWord(app.database), {
      userId: userAt(1),
      status: Pending,
    });
    const row = await build(0);
    await approve(row);
    expect(await outcomes(row, elsewhere)).toEqual([Approved, Pending]);
  });

  it('are pending again when the approved one is rejected', async () => {
    const rows = await buildDuplicates();
    await releaseDuplicates(app.database, kind, findIds(rows[0]));
    expect((await outcomes(...rows)).slice(1)).toEqual([Pending, Pending]);
  });

  it('replace the approved one when its author withdraws it, the earliest first', async () => {
    const rows = await buildDuplicates();
    await retract(app.database, kind, findIds(rows[0]));
    const duplicate = { status: Approved, duplicateOf: 1 };
    expect(await outcomes(...rows)).toEqual([Pending, Approved, duplicate]);
  });

  it('do not replace the approved one if their author has the word privately', async () => {
    const rows = await buildDuplicates();
    for (const author of users.slice(1)) {
      const secret = { privacy: Privacy.Private };
      await buildContribution(app.database, word, author, secret);
    }
    await retract(app.database, kind, findIds(rows[0]));
    expect(await outcomes(...rows)).toEqual([Pending, Pending, Pending]);
  });

  it('keep the approved one when the author of a duplicate withdraws it', async () => {
    const rows = await buildDuplicates();
    await retract(app.database, kind, findIds(rows[1]));
    const duplicate = { status: Approved, duplicateOf: 0 };
    expect(await outcomes(...rows)).toEqual([Approved, Pending, duplicate]);
  });

  it('are replaced by one that is not withdrawn with them', async () => {
    const rows = await buildDuplicates();
    await retract(app.database, kind, findIds(rows[0], rows[1]));
    expect(await outcomes(...rows)).toEqual([Pending, Pending, Approved]);
  });

  it('need no replacement without duplicates', async () => {
    const row = await build(0, { status: Approved });
    await replaceByDuplicates(app.database, kind, findIds(row));
    expect(await outcomes(row)).toEqual([Approved]);
  });
});

it('moves pins from a duplicate to the approved translation', async () => {
  const word = await buildWord(app.database);
  const pair = [word, await buildWord(app.database, { langCode: 'ia' })] as const;
  const shown = await buildTranslation(app.database, pair, { userId: userAt(0) });
  const row = { userId: userAt(1), status: Pending };
  const own = await buildTranslation(app.database, pair, row);
  const pin = (index: number, { id: translationId }: Proposal) =>
    app.database
      .insert(translationPin)
      .values({ userId: userAt(index), wordId: word.id, translationId });
  await pin(0, shown);
  await pin(1, own);
  await pin(1, shown);
  await markDuplicates(app.database, 'translation', equalsAny('translation', findIds(shown)));
  const pins = await app.database
    .select()
    .from(translationPin)
    .where(eq(translationPin.wordId, word.id));
  expect(pins.map(({ userId }) => userId).sort()).toEqual([userAt(0), userAt(1)].sort());
  expect(new Set(pins.map(({ translationId }) => translationId))).toEqual(new Set([shown.id]));
});
