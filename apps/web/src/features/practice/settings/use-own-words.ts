import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import { atom, useAtomValue } from 'jotai';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { wordsQuery } from '../../word/queries.ts';
import { knownWordIdsAtom, savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { type OwnWordsSource, ownWordsSource } from '../quiz/quiz-link.ts';
import { queuedSessionsAtom } from '../session-sync/queued-session.ts';

type BrowserWords = Readonly<Record<'saved' | 'known' | 'missed', readonly string[]>>;

/**
 * Returns the sources of the learner's own words of a language; `undefined` for a source without
 * words. Returns `undefined` while the languages of a visitor's words are loading.
 */
export function useOwnWords(tranLangCode: string) {
  const { user } = useSession();
  const browserWords: BrowserWords = {
    saved: useAtomValue(savedWordIdsAtom),
    known: useAtomValue(knownWordIdsAtom),
    missed: useAtomValue(missedWordIdsAtom),
  };
  const isVisitor = user === undefined;
  const { isPending, langCodes } = useLangCodes(browserWords, {
    tranLangCode,
    isEnabled: isVisitor,
  });
  if (isPending) return undefined;

  return (knowing: keyof BrowserWords, langCode: string): OwnWordsSource | undefined => {
    const isOfLanguage = (id: string) => (langCodes.get(id) ?? langCode) === langCode;
    const ids = isVisitor ? browserWords[knowing].filter(isOfLanguage) : undefined;
    return ids?.length === 0 ? undefined : ownWordsSource({ knowing, langCode, inBrowser: ids });
  };
}

/**
 * The browser does not store the languages of words. Words that cannot be fetched may be of any
 * language.
 */
function useLangCodes(
  inBrowser: BrowserWords,
  { tranLangCode, isEnabled }: { tranLangCode: string; isEnabled: boolean },
) {
  const ids = [...new Set(Object.values(inBrowser).flat())].slice(0, limits.feedMaxPageSize);
  const enabled = isEnabled && ids.length > 0;
  const { data, isPending } = useQuery({
    ...wordsQuery(useApiQueries(), { ids, tranLangCode }),
    enabled,
  });
  return {
    isPending: enabled && isPending,
    langCodes: new Map(data?.map(({ id, langCode }) => [id, langCode])),
  };
}

/** The words in a visitor's sessions whose latest answer was wrong, the latest first. */
export const missedWordIdsAtom = atom((get) => {
  const isRightById = new Map<string, boolean>();
  const sessions = get(queuedSessionsAtom).filter(({ owner }) => owner === undefined);
  for (const { wordId, verdict } of sessions.flatMap(({ answers }) => answers)) {
    isRightById.delete(wordId);
    isRightById.set(wordId, isRightVerdict(verdict));
  }
  return [...isRightById]
    .filter(([, isRight]) => !isRight)
    .map(([wordId]) => wordId)
    .reverse();
});
