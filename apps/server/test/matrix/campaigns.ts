import { campaignPlan } from '../campaign/campaign-factory.ts';
import { admins, type EntriesOf } from './entry.ts';
import type { World } from './world.ts';

const changing = { outcomes: admins, changesWorld: true } as const;
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

const planOf = ({ campaign, common }: World) =>
  campaignPlan(campaign.channelId, { kind: 'words', ids: [common.id] });
const idOf = ({ campaign: { id } }: World) => ({ id });

export const campaign: EntriesOf<'campaign'> = {
  feed: { request: () => ({}), outcomes: admins },
  record: { request: idOf, outcomes: admins },
  preview: { request: planOf, outcomes: admins },
  create: {
    request: (world, _caller, id) => ({ id, name: 'Vortoj', ...planOf(world) }),
    ...changing,
    repeat: 'ok',
  },
  update: { request: (world) => ({ ...idOf(world), name: 'Aliaj vortoj' }), ...changing },
  delete: { request: idOf, ...changing },
  start: { request: idOf, ...changing },
  pause: { request: idOf, ...changing },
  complete: { request: idOf, ...changing },
};

const postIdOf = ({ campaign: { postId } }: World) => ({ id: postId });

export const post: EntriesOf<'post'> = {
  feed: { request: ({ campaign: { id } }) => ({ campaignId: id }), outcomes: admins },
  record: { request: postIdOf, outcomes: admins },
  update: { request: (world) => ({ ...postIdOf(world), text: 'Saluton' }), ...changing },
  skip: { request: postIdOf, ...changing },
  send: { request: postIdOf, ...changing },
};
