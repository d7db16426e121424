import { EntryStatus } from '@wordhoard/contract/enumeration';
import { admins, type EntriesOf, everybody } from './entry.ts';
import type { World } from './world.ts';

export const general: EntriesOf<'general'> = {
  language: { ask: () => '/front-general/lang/eo', answers: everybody },
  languages: { ask: () => '/front-general/languages', answers: everybody },
  initData: { ask: () => '/front-general/init-data', answers: everybody },
  search: { ask: ({ mark }) => `/front-general/search?s=${mark}`, answers: everybody },
  reportBrokenLink: { ask: () => ({ path: '/list/perdita' }), answers: everybody },
};

const verdict = ({ translation: { id } }: World) => ({ id, status: EntryStatus.Approved });

export const moderation: EntriesOf<'moderation'> = {
  feed: { ask: () => ({ kind: 'suggestion' }), answers: admins },
  decide: {
    ask: (world) => ({ kind: 'translation', ...verdict(world) }),
    answers: admins,
    changesWorld: true,
  },
  decideMany: {
    ask: ({ image: { id } }) => ({ kind: 'image', ids: [id], status: EntryStatus.Approved }),
    answers: admins,
    changesWorld: true,
  },
  dismissBrokenLink: {
    ask: ({ brokenLink: { id } }) => ({ id }),
    answers: admins,
    changesWorld: true,
  },
};
