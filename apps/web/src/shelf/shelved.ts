import type { components } from '@wordhoard/api-client';

/** What stands on shelves: learners make them, share them and put those of others beside their own. */
export type ShelvedKind = 'list' | 'table';

/** What lists and tables have in common. */
export type Shelved = Pick<
  components['schemas']['ListRecord'],
  'id' | 'slug' | 'name' | 'note' | 'langCode' | 'privacy' | 'username' | 'isOwn' | 'isLinked'
>;
