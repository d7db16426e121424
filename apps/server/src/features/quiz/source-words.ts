import type { QuizSource } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { quizLimits } from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { toViewer } from '../collection/view.ts';
import { findList, findVisibleList, findWordsOfList } from '../list/store.ts';
import { toDay } from '../review/activity.ts';
import { findOwnWords } from '../review/own-words.ts';
import { findExistingTag, findWordsOfTag } from '../tag/store.ts';
import { chooseSearchedWords } from '../word/search.ts';
import { chooseWords, selectWords, type WordRow } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import { getListTheme, getTagTheme, getWordsTheme, type Theme } from '../word/theme.ts';

export type WordSource = Exclude<QuizSource, { kind: 'table' }>;

/**
 * The chosen words that an author shows by the link of a list. Only words of that list: the author shows no others.
 */
async function findSharedWords(
  database: Database,
  { ids, listId }: Extract<QuizSource, { kind: 'lesson' | 'words' }>,
  caller: RequestContext['caller'],
) {
  if (listId === undefined) return undefined;
  const list = await findList(database, { id: listId }, caller);
  if (list === undefined) return undefined;
  const { authorId } = toViewer(list, caller?.id);
  if (authorId === undefined) return undefined;
  const words = await findWordsOfList(database, list, caller?.id, wholeList);
  const wordOf = new Map(words.map((word) => [word.id, word]));
  return { words: [...new Set(ids)].flatMap((id) => wordOf.get(id) ?? []), authorId };
}

const wholeList = { page: 1, pageSize: limits.listMaxWords };

export interface SourceWords {
  words: WordRow[];
  langCode: string;
  /** The author of an unlisted list, who shows its words. */
  authorId?: string | undefined;
  /** Distractors are picked from this group first. */
  group?: string;
  /** What the words are about. */
  theme?: Theme;
}

const allWords = { page: 1, pageSize: quizLimits.candidates };

/** Finds the words of a source that the caller sees. */
export async function findSourceWords(
  database: Database,
  source: WordSource,
  tranLangCode: string,
  context: RequestContext,
): Promise<SourceWords> {
  const { caller, now } = context;
  switch (source.kind) {
    case 'list': {
      const list = await findVisibleList(database, source, caller);
      const words = await findWordsOfList(database, list, caller?.id, allWords);
      const { authorId } = toViewer(list, caller?.id);
      const { id, langCode } = list;
      return { words, langCode, authorId, group: id, theme: getListTheme(id) };
    }
    case 'tag': {
      const { code, langCode } = source;
      const { id: tagId } = await findExistingTag(database, code, context);
      const { rows } = await findWordsOfTag(database, { tagId, langCode }, allWords);
      return { words: rows, langCode, group: tagId, theme: getTagTheme(tagId) };
    }
    case 'search': {
      const { text, langCode, mode } = source;
      const chosen =
        text === ''
          ? chooseWords({ langCode, mode }, allWords)
          : chooseSearchedWords({ text, langCode, tranLangCode, mode }, allWords);
      return { words: (await selectWords(database, chosen)).rows, langCode };
    }
    case 'own': {
      if (caller === undefined) throw new ApplicationError('NotAuthorized');
      const { knowing, langCode, day = toDay(now) } = source;
      const own = { userId: caller.id, langCode, day };
      const words = await findOwnWords(database, own, knowing, quizLimits.candidates);
      return { words, langCode };
    }
    case 'words':
    case 'lesson': {
      const { ids, langCode } = source;
      const shared = await findSharedWords(database, source, caller);
      const found = shared ?? {
        words: await findWordsById(database, [...new Set(ids)], caller?.id),
      };
      const words = found.words.filter((word) => word.langCode === langCode);
      return { ...found, words, langCode, theme: getWordsTheme(ids) };
    }
  }
}
