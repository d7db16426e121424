import { limits } from '@wordhoard/contract/limits';
import { atom } from 'jotai';
import type { KeptWord } from '../../shared/sharing/kept-words.ts';
import { keptWordsAtom } from '../../shared/sharing/kept-words.ts';
import { practiceAtom, visitor } from '../review/practice.ts';
import { answerOfflineAtom } from './answer-offline.ts';

/**
 * Answers calls about words that a visitor has learned from an unlisted list. The server does not show them outside of the
 * list, and not at all once that is deleted.
 */
export const answerKeptAtom = atom(null, async (get, set, path: string, input: unknown) => {
  if (get(practiceAtom).owner !== visitor) return undefined;
  const kept = get(keptWordsAtom);
  if (path === '/front-lesson/next') return chooseLesson(Object(input), kept);
  return isAsked(path, Object(input), kept) ? set(answerOfflineAtom, path, input) : undefined;
});

interface WordRequest {
  id?: string;
  ids?: readonly string[];
  langCode?: string;
  text?: string;
  homograph?: number;
  source?: Pick<WordRequest, 'ids'>;
}

function isAsked(
  path: string,
  { source, ...asked }: WordRequest,
  kept: readonly KeptWord[],
): boolean {
  const includes = (ids: readonly string[] = []) => kept.some(({ id }) => ids.includes(id));
  switch (path) {
    case '/front-quiz/entity':
    case '/front-quiz/availability':
      return includes(source?.ids);
    case '/front-word/words':
      return includes(asked.ids);
    case '/front-word/entity':
      return kept.some(
        ({ id, langCode, text, homograph }) =>
          id === asked.id ||
          (langCode === asked.langCode &&
            text === asked.text &&
            homograph === (asked.homograph ?? 1)),
      );
    default:
      return false;
  }
}

interface LessonRequest {
  langCode: string;
  listId?: string;
  maxWords?: number;
  savedIds?: readonly string[];
  learnedIds?: readonly string[];
}

/** Kept words that the visitor has saved are taught first. */
function chooseLesson(
  {
    langCode,
    listId,
    maxWords = limits.lessonWords,
    savedIds = [],
    learnedIds = [],
  }: LessonRequest,
  kept: readonly KeptWord[],
) {
  if (listId !== undefined) return undefined;
  const ids = kept
    .filter((word) => word.langCode === langCode && savedIds.includes(word.id))
    .flatMap(({ id }) => (learnedIds.includes(id) ? [] : [id]));
  if (ids.length === 0) return undefined;
  return {
    list: null,
    ids: ids.slice(0, maxWords),
    remaining: Math.max(0, ids.length - maxWords),
  };
}
