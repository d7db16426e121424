import { EntryStatus } from '@wordhoard/contract/enumeration';
import { admins, type EntriesOf, everybody } from './entry.ts';
import type { World } from './world.ts';

export const general: EntriesOf<'general'> = {
  language: { request: () => '/front-general/lang/eo', outcomes: everybody },
  languages: { request: () => '/front-general/languages', outcomes: everybody },
  initData: { request: () => '/front-general/init-data', outcomes: everybody },
  search: { request: ({ mark }) => `/front-general/search?s=${mark}`, outcomes: everybody },
  reportBrokenLink: {
    request: () => ({ path: '/list/perdita' }),
    outcomes: everybody,
    repeat: 'ok',
  },
};

const verdict = ({ translation: { id } }: World) => ({ id, status: EntryStatus.Approved });

export const moderation: EntriesOf<'moderation'> = {
  feed: { request: () => ({ kind: 'suggestion' }), outcomes: admins },
  decide: {
    request: (world) => ({ kind: 'translation', ...verdict(world) }),
    outcomes: admins,
    changes: 'world',
  },
  decideMany: {
    request: ({ image: { id } }) => ({ kind: 'image', ids: [id], status: EntryStatus.Approved }),
    outcomes: admins,
    changes: 'world',
  },
  dismissBrokenLink: {
    request: ({ brokenLink: { id } }) => ({ id }),
    outcomes: admins,
    changes: 'world',
  },
};
