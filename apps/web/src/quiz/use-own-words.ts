import { useAtomValue } from 'jotai';
import { useSession } from '../auth/use-session.ts';
import { knownWordIdsAtom, savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { missedWordIdsAtom } from './missed-word-ids-atom.ts';
import { type OwnWordsSource, ownWordsSource } from './own-words-source.ts';

/** Gives the learner’s own words to be played; `undefined` where a visitor has kept none. */
export function useOwnWords() {
  const { user } = useSession();
  const inBrowser = {
    saved: useAtomValue(savedWordIdsAtom),
    known: useAtomValue(knownWordIdsAtom),
    missed: useAtomValue(missedWordIdsAtom),
  };
  return (knowing: keyof typeof inBrowser, langCode: string): OwnWordsSource | undefined => {
    const kept = user === undefined ? inBrowser[knowing] : undefined;
    return kept?.length === 0 ? undefined : ownWordsSource({ knowing, langCode, inBrowser: kept });
  };
}
