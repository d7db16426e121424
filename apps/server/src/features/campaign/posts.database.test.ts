import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildChannel,
  buildTranslatedWords,
  campaignPlan,
  createCampaign,
  dayAfter,
} from '../../../test/campaign/campaign-factory.ts';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { smmPost } from '../../schema/campaign.ts';

const app = useApp();
let admin: Record<string, string>;
let channelId: string;

beforeAll(async () => {
  admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  channelId = (await buildChannel(app)).id;
});

const translatedWords = (count: number) => buildTranslatedWords(app.database, count);
const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id);
const buildPlan = (words: readonly { id: string }[], change = {}) =>
  campaignPlan(channelId, { kind: 'words', ids: idsOf(words) }, change);

describe('changing a post', () => {
  const post = async (change = {}) => {
    const { posts } = await createCampaign(app, buildPlan(await translatedWords(1), change), admin);
    const [first] = posts;
    if (first === undefined) throw new Error('A post was expected');
    return first;
  };

  it('replaces its text and restores the original', async () => {
    const { id } = await post();
    const original = await app.call(routes.post.record, { id }, admin);
    const changed = await app.call(routes.post.update, { id, text: 'Saluton' }, admin);
    expect(changed).toMatchObject({ isEdited: true, content: { text: 'Saluton', bold: [] } });
    const restored = await app.call(routes.post.update, { id, text: null }, admin);
    expect(restored).toEqual(original);
  });

  it('replaces the question of a quiz', async () => {
    const words = await translatedWords(4);
    const { posts } = await createCampaign(app, buildPlan(words, { type: 'QUIZ' }), admin);
    const id = posts[0]?.id ?? '';
    const changed = await app.call(routes.post.update, { id, text: 'Kio?' }, admin);
    expect(changed.content).toMatchObject({
      question: 'Kio?',
      size: { length: 4, maxLength: 300 },
    });
  });

  it('refuses a text that is too long for the network', async () => {
    const { id } = await post();
    const change = { id, text: 'x'.repeat(4097) };
    expect(await app.refusal(routes.post.update, change, admin)).toMatchObject({
      fields: [{ path: 'text', code: 'maxLength' }],
    });
  });

  it('moves it to another time, where it stays when gaps are filled', async () => {
    const { id, campaignId } = await post();
    const scheduledAt = `${dayAfter(new Date(), 5)}T12:34:00.000Z`;
    expect(await app.call(routes.post.update, { id, scheduledAt }, admin)).toMatchObject({
      scheduledAt,
    });
    await app.call(routes.campaign.update, { id: campaignId, fillsGaps: true }, admin);
    expect(await app.call(routes.post.record, { id }, admin)).toMatchObject({ scheduledAt });
  });

  it('does not move it into the past', async () => {
    const { id } = await post();
    const change = { id, scheduledAt: '2020-01-01T00:00:00.000Z' };
    expect(await app.refusal(routes.post.update, change, admin)).toMatchObject({
      fields: [{ path: 'scheduledAt' }],
    });
  });

  it('plans a skipped post again by moving it', async () => {
    const { id } = await post();
    expect(await app.call(routes.post.skip, { id }, admin)).toMatchObject({ status: 'skipped' });
    const scheduledAt = `${dayAfter(new Date(), 5)}T12:00:00.000Z`;
    expect(await app.call(routes.post.update, { id, scheduledAt }, admin)).toMatchObject({
      status: 'planned',
    });
  });

  it('leaves a post alone that was sent', async () => {
    const { id } = await post();
    await app.database.update(smmPost).set({ status: 'sent' }).where(eq(smmPost.id, id));
    for (const [route, body] of [
      [routes.post.update, { id, text: 'Saluton' }],
      [routes.post.skip, { id }],
      [routes.post.send, { id }],
      [routes.post.send, { id, isConfirming: true }],
    ] as const) {
      expect(await app.refusal(route, body, admin)).toMatchObject({ fields: [{ path: 'id' }] });
    }
  });
});
