import type { ListRecord } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';

/** A public list of German words, as cards show it. */
export const buildList = (id: string, changes: Partial<ListRecord> = {}): ListRecord => ({
  id,
  slug: id,
  name: id,
  note: '',
  langCode: 'de',
  privacy: Privacy.Public,
  username: null,
  isOwn: false,
  isLinked: false,
  wordCount: 2,
  pictures: [],
  firstWords: [],
  ...changes,
});
