import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Caller } from '../auth/caller.ts';

/** For whom a quiz is put together. */
export interface Player {
  viewer: Pick<Caller, 'id' | 'role'> | undefined;
  /** The language of labels. */
  locale: LocaleCode;
}
