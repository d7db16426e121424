import type { OwnWordKind } from '@wordhoard/contract/enumeration';
import { useAtomValue } from 'jotai';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { listOwnWordIds } from '../../review/own-words.ts';
import { reviewsAtom } from '../../review/practice.ts';
import { type OwnWordsSource, toOwnWordsSource } from '../quiz-link.ts';

/**
 * Returns the sources of the learner's own words of a language, from the account or the browser; `undefined`
 * for a source without words, as far as the browser knows.
 */
export function useOwnWords() {
  const { user } = useSession();
  const record = useAtomValue(reviewsAtom);
  const today = useLocalDay();
  return (knowing: OwnWordKind, langCode: string): OwnWordsSource | undefined => {
    const own = { knowing, langCode, today };
    const inBrowser = user === undefined ? listOwnWordIds(record, own) : undefined;
    return inBrowser?.length === 0 ? undefined : toOwnWordsSource({ ...own, inBrowser });
  };
}
