import type { BrowserContext } from '@playwright/test';
import type { FailureOrder } from '../../../server/test/campaign/failure-order.ts';
import { callAs } from './call-as.ts';

const socialNetwork = () => process.env['E2E_SOCIAL_NETWORK'] ?? '';
const dayMilliseconds = 24 * 60 * 60 * 1_000;

interface CreatedCampaign {
  id: string;
  /** The words of its posts, in their order. */
  words: string[];
  /** The day of the first post. */
  startDate: string;
}

/** Creates a campaign that posts Spanish fruit every day from the day after tomorrow on, in a channel of its own. */
export async function createCampaign(
  context: BrowserContext,
  name: string,
): Promise<CreatedCampaign> {
  const call = async (path: string, data: object) =>
    (await callAs(context, 'post', path, data)).json();
  const account = { network: 'telegram', ...(await openChat(context)) };
  const languages = { langCode: 'es', tranLangCode: 'en' };
  const channel = await call('/front-smm-channel/create', { name, ...languages, account });
  // In the time zone below, tomorrow begins earlier than in UTC.
  const startDate = new Date(Date.now() + 2 * dayMilliseconds).toISOString().slice(0, 10);
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const { id } = await call('/front-smm-campaign/create', {
    name,
    channelId: channel.id,
    type: 'POST',
    source: { kind: 'tag', code: 'fruit' },
    order: 'listed',
    schedule: { times: ['09:00'], weekdays, startDate, endDate: null, timeZone: 'Asia/Tokyo' },
    template: '{word} – {translations}',
    pollHours: 24,
    skipsUnusable: true,
  });
  const { data } = await call('/front-smm-post/feed', { campaignId: id });
  const words = data.map(({ word }: { word: { text: string } }) => word.text);
  return { id, words, startDate };
}

/** A new channel at the network, in which the bot may post. */
export async function openChat(
  context: BrowserContext,
): Promise<{ address: string; token: string }> {
  return (await context.request.post(`${socialNetwork()}/channel`)).json();
}

/** Lets the next call of a method of the network fail. */
export async function failNext(context: BrowserContext, order: FailureOrder): Promise<void> {
  await context.request.post(`${socialNetwork()}/failure`, { data: order });
}
