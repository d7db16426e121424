import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { useAtomValue } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { useSession } from '../auth/use-session.ts';
import { knownWordIdsAtom, savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { wordsQuery } from '../word/word-queries.ts';
import { missedWordIdsAtom } from './missed-word-ids-atom.ts';
import { type OwnWordsSource, ownWordsSource } from './own-words-source.ts';

type InBrowser = Readonly<Record<'saved' | 'known' | 'missed', readonly string[]>>;

/**
 * Gives the learner’s own words of a language to be played; `undefined` where a visitor has kept none.
 * Absent while it is asked which languages a visitor’s words are of.
 */
export function useOwnWords(tranLangCode: string) {
  const { user } = useSession();
  const inBrowser: InBrowser = {
    saved: useAtomValue(savedWordIdsAtom),
    known: useAtomValue(knownWordIdsAtom),
    missed: useAtomValue(missedWordIdsAtom),
  };
  const isVisitor = user === undefined;
  const { isPending, langCodes } = useLangCodes(inBrowser, { tranLangCode, isAsked: isVisitor });
  if (isPending) return undefined;

  return (knowing: keyof InBrowser, langCode: string): OwnWordsSource | undefined => {
    const isOfLanguage = (id: string) => (langCodes.get(id) ?? langCode) === langCode;
    const kept = isVisitor ? inBrowser[knowing].filter(isOfLanguage) : undefined;
    return kept?.length === 0 ? undefined : ownWordsSource({ knowing, langCode, inBrowser: kept });
  };
}

/** The browser knows no languages of words. What cannot be asked for may be of any. */
function useLangCodes(
  inBrowser: InBrowser,
  { tranLangCode, isAsked }: { tranLangCode: string; isAsked: boolean },
) {
  const ids = [...new Set(Object.values(inBrowser).flat())].slice(0, limits.feedMaxPageSize);
  const enabled = isAsked && ids.length > 0;
  const { data, isPending } = useQuery({ ...wordsQuery(useApi(), { ids, tranLangCode }), enabled });
  return {
    isPending: enabled && isPending,
    langCodes: new Map(data?.map(({ id, langCode }) => [id, langCode])),
  };
}
