import { campaignPlan } from '../campaign/campaign-factory.ts';
import { admins, type EntriesOf } from './entry.ts';
import type { World } from './world.ts';

const changing = { outcomes: admins, changes: 'campaign' } as const;
const token = `123456:${'x'.repeat(35)}`;

export const channel: EntriesOf<'channel'> = {
  feed: { request: () => ({}), outcomes: admins },
  record: { request: ({ campaign }) => ({ id: campaign.channelId }), outcomes: admins },
  create: {
    request: ({ mark }, _caller, id) => ({
      id,
      account: { network: 'telegram', address: `@${mark.slice(0, 20)}`, token },
      name: 'Vortoj',
      langCode: 'eo',
      tranLangCode: 'ia',
    }),
    ...changing,
    repeat: 'ok',
  },
  update: {
    request: ({ campaign }) => ({ id: campaign.channelId, isPaused: true }),
    ...changing,
  },
  delete: { request: ({ campaign }) => ({ id: campaign.channelId }), ...changing },
  check: { request: ({ campaign }) => ({ id: campaign.channelId }), ...changing },
};

const buildPlan = ({ campaign, common }: World) =>
  campaignPlan(campaign.channelId, { kind: 'words', ids: [common.id] });
const pickId = ({ campaign: { id } }: World) => ({ id });

export const campaign: EntriesOf<'campaign'> = {
  feed: { request: () => ({}), outcomes: admins },
  record: { request: pickId, outcomes: admins },
  preview: { request: buildPlan, outcomes: admins },
  create: {
    request: (world, _caller, id) => ({ id, name: 'Vortoj', ...buildPlan(world) }),
    ...changing,
    repeat: 'ok',
  },
  update: { request: (world) => ({ ...pickId(world), name: 'Aliaj vortoj' }), ...changing },
  delete: { request: pickId, ...changing },
  start: { request: pickId, ...changing },
  pause: { request: pickId, ...changing },
  complete: { request: pickId, ...changing },
};

const pickPostId = ({ campaign: { postId } }: World) => ({ id: postId });

export const post: EntriesOf<'post'> = {
  feed: { request: ({ campaign: { id } }) => ({ campaignId: id }), outcomes: admins },
  record: { request: pickPostId, outcomes: admins },
  update: { request: (world) => ({ ...pickPostId(world), text: 'Saluton' }), ...changing },
  skip: { request: pickPostId, ...changing },
  send: { request: pickPostId, ...changing },
};
