import { routes } from '@wordhoard/contract';
import { EntryStatus, SortOrder } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildFullAccount } from '../../../test/full-account.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

describe('the contributions of a learner', () => {
  it('are shown to them with their status, without private words', async () => {
    const { learner, common, foreign, pending, contributions } = await buildFullAccount(
      app.database,
    );
    const { total, data } = await listContributions(learner);
    expect(total).toBe(6);
    const byKind = Map.groupBy(data, ({ kind }) => kind);
    expect(byKind.get('word')).toMatchObject([
      {
        id: pending.contributionId,
        status: EntryStatus.Pending,
        word: { id: pending.id, text: pending.text },
      },
    ]);
    expect(byKind.get('translation')).toMatchObject([
      { id: contributions.pending.id, status: EntryStatus.Pending, speechPartId: 6 },
      {
        id: contributions.approved.id,
        status: EntryStatus.Approved,
        words: [common.id, foreign.id].sort().map((id) => ({ id })),
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
    expect(byKind.get('image')).toMatchObject([
      { word: { id: common.id }, reason: `blurred, ${learner.username}` },
    ]);
    expect(byKind.get('recording')).toMatchObject([
      { word: { id: common.id }, speaker: `${learner.username} speaks`, licence: 'CC0' },
    ]);
    expect(byKind.get('tag')).toMatchObject([{ tag: { code: contributions.tag.code } }]);
  });

  it('are filtered by kind and status', async () => {
    const { learner, contributions } = await buildFullAccount(app.database);
    const filter = { kind: 'translation', status: EntryStatus.Approved } as const;
    expect(await listContributions(learner, filter)).toMatchObject({
      total: 1,
      data: [{ id: contributions.approved.id }],
    });
    expect(await listContributions(learner, { status: EntryStatus.Rejected })).toMatchObject({
      total: 1,
      data: [{ kind: 'image' }],
    });
  });

  it('come in pages, sorted by time', async () => {
    const { learner } = await buildFullAccount(app.database);
    const listIds = async (filter: object) => {
      const { data } = await listContributions(learner, filter);
      return data.map(({ id }) => id);
    };
    const all = await listIds({});
    expect(await listIds({ sort: SortOrder.Ascending })).toEqual(all.toReversed());
    expect(await listIds({ page: 2, pageSize: 2 })).toEqual(all.slice(2, 4));
  });

  it('are shown to nobody else', async () => {
    await buildFullAccount(app.database);
    expect(await listContributions(undefined)).toMatchObject({ total: 0, data: [] });
    expect(await app.refusal(routes.user.contributions, {})).toMatchObject({
      code: 'NotAuthorized',
    });
  });
});

async function listContributions(
  learner: Parameters<typeof app.headersOf>[0],
  filter: Partial<Parameters<typeof app.call<typeof routes.user.contributions>>[1]> = {},
) {
  return app.call(routes.user.contributions, filter, await app.headersOf(learner));
}
