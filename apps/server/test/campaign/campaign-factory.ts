import { routes, type SmmCampaignPlan, type SmmCampaignSource } from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import type { Database } from '../../src/platform/database/database.ts';
import {
  type CampaignRow,
  type ChannelRow,
  smmCampaign,
  smmChannel,
} from '../../src/schema/campaign.ts';
import { buildTranslation, buildWord } from '../factory.ts';
import type { TestApp } from '../test-app.ts';

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** The date some days after a time, in UTC. */
export const dayAfter = (time: Date, days: number): string =>
  new Date(time.getTime() + days * dayMilliseconds).toISOString().slice(0, 10);

/** Every day at nine o’clock, from tomorrow on. */
export const dailySchedule = (now = new Date()) => ({
  times: ['09:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startDate: dayAfter(now, 1),
  endDate: null,
  timeZone: 'UTC',
});

export const campaignPlan = (
  channelId: string,
  source: SmmCampaignSource,
  change: Partial<SmmCampaignPlan> = {},
): SmmCampaignPlan => ({
  channelId,
  type: 'POST',
  source,
  order: 'listed',
  schedule: dailySchedule(),
  template: '{word} – {translations}',
  pollHours: 24,
  skipsUnusable: false,
  ...change,
});

/** Stores a channel that posts Esperanto words with Interlingua translations, without asking its network. */
export async function buildChannel(
  { database, services }: TestApp,
  change: Partial<ChannelRow> = {},
): Promise<ChannelRow> {
  const id = newId();
  const [row] = await database
    .insert(smmChannel)
    .values({
      id,
      network: 'telegram',
      name: 'Vortoj',
      address: `@channel${id.slice(-12)}`,
      langCode: 'eo',
      tranLangCode: 'ia',
      isActive: true,
      createdAt: new Date(),
      ...change,
      token: services.channels.encrypt(change.token ?? `123456:${'x'.repeat(35)}`, id),
    })
    .returning();
  if (row === undefined) throw new Error('The channel was not stored');
  return row;
}

/** Creates a campaign that posts words, with its first post. */
export async function createCampaign(
  app: TestApp,
  plan: SmmCampaignPlan,
  headers: Record<string, string>,
) {
  const campaign = await app.call(routes.campaign.create, { name: 'Kampanjo', ...plan }, headers);
  const posts = await app.call(routes.post.feed, { campaignId: campaign.id }, headers);
  return { campaign, posts: posts.data };
}

/** Stores a campaign without posts, in a new channel. */
export async function buildCampaign(
  app: TestApp,
  change: Partial<CampaignRow> = {},
): Promise<void> {
  const { id: channelId } = await buildChannel(app);
  await app.database.insert(smmCampaign).values({
    ...campaignPlan(channelId, { kind: 'words', ids: [newId()] }),
    id: newId(),
    name: 'Kampanjo',
    status: SmmCampaignStatus.IN_PROGRESS,
    seed: 1,
    createdAt: new Date(),
    ...change,
  });
}

/** Builds Esperanto words with one translation each. */
export async function buildTranslatedWords(database: Database, count: number) {
  const words = [];
  for (let index = 0; index < count; index += 1) {
    const word = await buildWord(database);
    const meaning = await buildWord(database, { langCode: 'ia' });
    await buildTranslation(database, [word, meaning]);
    words.push({ ...word, meaning: meaning.text });
  }
  return words;
}
