import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { useAtomValue } from 'jotai';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { learningWordsQuery } from '../../user/queries.ts';
import { type WordRecord, wordsQuery } from '../../word/queries.ts';
import { savedWordIdsAtom } from './knowing-atom.ts';

interface Languages {
  langCode: string;
  tranLangCode: string;
}

interface SavedWords {
  total: number;
  /** Nothing yet while they are on their way. */
  words: readonly WordRecord[] | undefined;
}

/** The words of one language that the learner has saved last, from the account or the browser. */
export function useSavedWords(languages: Languages): SavedWords | undefined {
  const { user } = useSession();
  const inAccount = useAccountWords(languages, user?.username);
  const inBrowser = useBrowserWords(languages, user === undefined);
  return user === undefined ? inBrowser : inAccount;
}

function useAccountWords(languages: Languages, username: string | undefined) {
  const pageSize = limits.feedPageSize;
  const { data } = useQuery({
    ...learningWordsQuery(useApiQueries(), { ...languages, username: username ?? '', pageSize }),
    enabled: username !== undefined,
  });
  return data && { total: data.total, words: data.data };
}

/** The browser knows no languages of words, so all that it can ask for are asked for. */
function useBrowserWords({ langCode, tranLangCode }: Languages, isAsked: boolean) {
  const ids = useAtomValue(savedWordIdsAtom).slice(0, limits.feedMaxPageSize);
  const query = useQuery({
    ...wordsQuery(useApiQueries(), { ids, tranLangCode }),
    enabled: isAsked && ids.length > 0,
  });
  if (query.isError) return undefined;
  const words = query.data?.filter((word) => word.langCode === langCode);
  return { total: ids.length === 0 ? 0 : (words?.length ?? ids.length), words };
}
