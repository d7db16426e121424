import type { QuizSource } from '@wordhoard/contract';
import { quizLimits } from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findVisibleList, findWordsOfList } from '../list/store.ts';
import { toDay } from '../review/activity.ts';
import { findOwnWords } from '../review/own-words.ts';
import { findExistingTag, findWordsOfTag } from '../tag/store.ts';
import { chooseSearchedWords } from '../word/search.ts';
import { chooseWords, selectWords, type WordRow } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import { getListTheme, getTagTheme, getWordsTheme, type Theme } from '../word/theme.ts';

export type WordSource = Exclude<QuizSource, { kind: 'table' }>;

export interface SourceWords {
  words: WordRow[];
  langCode: string;
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
      return { words, langCode: list.langCode, group: list.id, theme: getListTheme(list.id) };
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
      const found = await findWordsById(database, [...new Set(ids)], caller?.id);
      const words = found.filter((word) => word.langCode === langCode);
      return { words, langCode, theme: getWordsTheme(ids) };
    }
  }
}
