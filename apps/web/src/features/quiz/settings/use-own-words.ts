import type { QuizSource } from '@wordhoard/contract';
import type { OwnWordKind } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { useAtomValue } from 'jotai';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { listOwnWordIds } from '../../review/own-words.ts';
import { reviewsAtom } from '../../review/practice.ts';

export type OwnWordsSource = Extract<QuizSource, { kind: 'own' | 'words' }>;

/**
 * Returns the sources of the learner's own words of a language, from the account or the browser; `undefined`
 * for a source without words, as far as the browser knows.
 */
export function useOwnWords() {
  const { user } = useSession();
  const record = useAtomValue(reviewsAtom);
  const today = useLocalDay();
  return (knowing: OwnWordKind, langCode: string): OwnWordsSource | undefined => {
    if (user) return { kind: 'own', knowing, langCode, ...(knowing === 'due' && { day: today }) };
    const ids = listOwnWordIds(record, { knowing, langCode, today }).slice(0, limits.quizMaxWords);
    return ids.length === 0 ? undefined : { kind: 'words', ids, langCode };
  };
}
