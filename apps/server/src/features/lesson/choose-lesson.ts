import type { Lesson, LessonRequest } from '@wordhoard/contract';
import { type LocaleCode, levelCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { localize } from '../collection/collection.ts';
import { toViewer } from '../collection/view.ts';
import { findVisibleList } from '../list/store.ts';
import { toDay } from '../review/activity.ts';
import { findOwnWords } from '../review/own-words.ts';
import { findFurtherMeanings } from './further-meanings.ts';
import {
  findTeachableIds,
  findThemes,
  findWordsOfLists,
  type LevelRange,
  type TeachableWord,
  type TeachingScope,
  type Theme,
} from './store.ts';

/** The number of saved words that are checked for a translation, and counted. */
const maxSaved = 100;

/** A word to teach, and the list that it comes from. Words that the learner has saved have none. */
interface Candidate {
  id: string;
  list?: Theme;
  /** In the list. */
  position?: number;
}

/**
 * Selects the next words to learn: those that the learner has saved, then unit by unit of the course, then theme by theme. Equal requests
 * select equal words until some of them are learned.
 */
export async function chooseLesson(
  database: Database,
  { level, listId, maxWords, savedIds, learnedIds, ...languages }: LessonRequest,
  context: RequestContext,
): Promise<Lesson> {
  const { caller, locale } = context;
  const teaching = { ...languages, callerId: caller?.id, learnedIds };
  if (listId !== undefined) {
    const list = await findVisibleList(database, { id: listId }, caller);
    const reading = { ...teaching, ...toViewer(list, caller?.id) };
    const listed = await findListWords(database, list, reading);
    return addFurtherMeanings(database, reading, listed, buildLesson(listed, { maxWords, locale }));
  }
  const saved = await findSavedWords(database, savedIds, teaching, context);
  const isFull = saved.length >= limits.lessonWords;
  const themed = isFull ? [] : await chooseThemeWords(database, teaching, level);
  const words = [...saved, ...themed];
  return addFurtherMeanings(database, teaching, words, buildLesson(words, { maxWords, locale }));
}

/** Adds what the list of the lesson teaches about words that the learner knows already. */
async function addFurtherMeanings(
  database: Database,
  teaching: TeachingScope,
  candidates: readonly Candidate[],
  lesson: Lesson,
): Promise<Lesson> {
  const listId = lesson.list?.id;
  if (listId === undefined) return lesson;
  const listed = candidates.flatMap(({ id, list, position }) =>
    list?.id === listId && position !== undefined ? [{ id, listId, position }] : [],
  );
  const also = await findFurtherMeanings(database, teaching, { listed, lessonIds: lesson.ids });
  return also.length === 0 ? lesson : { ...lesson, also };
}

/** The words of one list in its order, whatever their level. */
async function findListWords(database: Database, list: Theme, teaching: TeachingScope) {
  const words = await findWordsOfLists(database, [list.id], teaching, 'any');
  return orderWords(words, [list.id]).map(({ id, position }) => ({ id, list, position }));
}

/** The words that the account has saved and not reviewed yet, in the order in which they were saved, then the given words. */
async function findSavedWords(
  database: Database,
  savedIds: readonly string[],
  teaching: TeachingScope,
  { caller, now }: RequestContext,
): Promise<Candidate[]> {
  const own = caller && { userId: caller.id, langCode: teaching.langCode, day: toDay(now) };
  const inAccount = own ? await findOwnWords(database, own, 'new', maxSaved) : [];
  const ids = [...new Set([...inAccount.map(({ id }) => id), ...savedIds])].slice(0, maxSaved);
  return (await findTeachableIds(database, ids, teaching)).map((id) => ({ id }));
}

/** With a level above the first, words of unknown level come after all others. */
async function chooseThemeWords(
  database: Database,
  teaching: TeachingScope,
  level: LessonRequest['level'],
): Promise<Candidate[]> {
  if (level === undefined || level === levelCodes[0])
    return findWordsFrom(database, teaching, 'any');
  const words = await findWordsFrom(database, teaching, { from: level });
  if (words.length >= limits.lessonWords) return words;
  return [...words, ...(await findWordsFrom(database, teaching, 'unknown'))];
}

async function findWordsFrom(database: Database, teaching: TeachingScope, levels: LevelRange) {
  const [theme] = await findThemes(database, teaching, { levels, max: 1 });
  if (theme === undefined) return [];
  const words = await findThemeWords(database, [theme], teaching, levels);
  if (words.length >= limits.lessonWords) return words;
  // Each theme has a word to teach, so together they fill a lesson.
  const themes = await findThemes(database, teaching, { levels, max: limits.lessonWords });
  return findThemeWords(database, themes, teaching, levels);
}

async function findThemeWords(
  database: Database,
  themes: readonly Theme[],
  teaching: TeachingScope,
  levels: LevelRange,
): Promise<Candidate[]> {
  const listOf = new Map(themes.map((theme) => [theme.id, theme]));
  const words = await findWordsOfLists(database, [...listOf.keys()], teaching, levels);
  return orderWords(words, [...listOf.keys()]).flatMap(({ id, listId, position }) => {
    const list = listOf.get(listId);
    return list === undefined ? [] : [{ id, list, position }];
  });
}

/** The first words. A word may be in several lists. */
function buildLesson(
  candidates: readonly Candidate[],
  { maxWords, locale }: { maxWords: number; locale: LocaleCode },
): Lesson {
  const firstOf = new Map(candidates.toReversed().map((candidate) => [candidate.id, candidate]));
  const words = [...new Set(candidates.map(({ id }) => id))];
  const ids = words.slice(0, maxWords);
  const list = candidates[0]?.list;
  return {
    list: list === undefined ? null : presentTheme(list, locale),
    ids,
    remaining: words.slice(maxWords).filter((id) => firstOf.get(id)?.list === list).length,
  };
}

export function presentTheme(theme: Theme, locale: LocaleCode): NonNullable<Lesson['list']> {
  const { id, slug, name } = localize(theme, locale);
  return { id, slug, name };
}

/**
 * Orders the words of themes for learning: theme by theme, in each in the order of its author.
 *
 * @param listIds - the themes in order
 */
export const orderWords = (words: readonly TeachableWord[], listIds: readonly string[]) =>
  words.toSorted(
    (one, other) =>
      listIds.indexOf(one.listId) - listIds.indexOf(other.listId) || one.position - other.position,
  );
