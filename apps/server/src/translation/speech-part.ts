import { speechPartOptions } from '@wordhoard/contract/enumeration';

const other =
  speechPartOptions.find(({ code }) => code === 'other')?.id ?? speechPartOptions.length;

/** Under which a translation stands if nobody says: the only one of its word, if that has just one. */
export function onlySpeechPart(speechPartIds: readonly number[]): number {
  const [first = other, ...others] = speechPartIds;
  return others.length === 0 ? first : other;
}
