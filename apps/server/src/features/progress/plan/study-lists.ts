import type { ListProgress, routes, StudyList } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { and, count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong, isOwnedBy } from '../../../platform/database/sql.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { list, listWord } from '../../../schema/collection.ts';
import { userWord } from '../../../schema/review.ts';
import { word } from '../../../schema/word.ts';
import { localize } from '../../collection/collection.ts';
import { isVisibleTo } from '../../collection/view.ts';
import { countTeachableWords } from '../../lesson/store.ts';
import { visibleIn } from '../../word/visible.ts';

/** How much of each list the caller knows and learns. Lists without such words are left out. */
export async function presentListProgress(
  database: Database,
  { listIds, knownIds, learningIds }: RouteRequest<typeof routes.progress.lists>,
  caller: RequestContext['caller'],
): Promise<ListProgress[]> {
  const learned = { caller, knownIds, learnedIds: [...knownIds, ...learningIds] };
  const counts = await countLearnedWords(database, listIds, learned);
  return counts.map(({ listId, known, learned }) => ({ listId, known, learning: learned - known }));
}

/** Only visitors send what they have learned. */
export type StudyRequest = RouteRequest<typeof routes.progress.plans> &
  Partial<RouteRequest<typeof routes.progress.studyLists>>;

/** Counts the learned and the remaining words of each list, in the order of the ids. */
export async function presentStudyLists(
  database: Database,
  listIds: readonly string[],
  { tranLangCode, day, learnedIds = [], learnedTodayIds = [] }: StudyRequest,
  { caller, locale }: RequestContext,
): Promise<StudyList[]> {
  if (listIds.length === 0) return [];
  const teaching = { tranLangCode, callerId: caller?.id, learnedIds };
  const { id, slug, langCode, name, localizedName, note, localizedNote } = list;
  const [lists, learned, teachable] = await Promise.all([
    database
      .select({ id, slug, langCode, name, localizedName, note, localizedNote })
      .from(list)
      .where(and(isAmong(id, listIds), isVisibleTo('list', caller))),
    countLearnedWords(database, listIds, { caller, day, learnedIds, learnedTodayIds }),
    countTeachableWords(database, listIds, teaching),
  ]);
  const listOf = new Map(lists.map((one) => [one.id, one]));
  const learnedOf = new Map(learned.map((one) => [one.listId, one]));
  const teachableOf = new Map(teachable.map((one) => [one.listId, one.words]));
  return [...new Set(listIds)].flatMap((listId) => {
    const found = listOf.get(listId);
    if (found === undefined) return [];
    const { id, slug, name, langCode } = localize(found, locale);
    const { learned = 0, learnedToday = 0 } = learnedOf.get(listId) ?? {};
    const remaining = teachableOf.get(listId) ?? 0;
    return [{ list: { id, slug, name, langCode }, learned, learnedToday, remaining }];
  });
}

/** The words that an account or a visitor has learned. */
interface LearnedWords {
  caller: RequestContext['caller'];
  /** The learner's day. */
  day?: string;
  /** The words that a visitor knows. An account has its own, as for the other ids. */
  knownIds?: readonly string[];
  learnedIds: readonly string[];
  /** The words that a visitor answered for the first time on the day. */
  learnedTodayIds?: readonly string[];
}

/** Counts the learned words of lists. Lists without any, or that the caller does not see, are left out. */
function countLearnedWords(
  database: Database,
  listIds: readonly string[],
  { caller, day, knownIds = [], learnedIds, learnedTodayIds = [] }: LearnedWords,
) {
  const { listId, wordId } = listWord;
  const isKnown = or(eq(userWord.knowing, Knowing.Known), isAmong(wordId, knownIds));
  const isLearnedToday = or(firstAnsweredOn(day), isAmong(wordId, learnedTodayIds));
  return database
    .select({
      listId,
      learned: count(),
      known: countWhere(isKnown),
      learnedToday: countWhere(isLearnedToday),
    })
    .from(listWord)
    .innerJoin(list, eq(list.id, listId))
    .innerJoin(word, eq(word.id, wordId))
    .leftJoin(userWord, and(isOwnedBy(userWord.userId, caller?.id), eq(userWord.wordId, wordId)))
    .where(
      and(
        isAmong(listId, listIds),
        or(isNotNull(userWord.stability), isAmong(wordId, learnedIds)),
        isVisibleTo('list', caller),
        visibleIn(list, caller?.id),
      ),
    )
    .groupBy(listId);
}

const firstAnsweredOn = (day: string | undefined): SQL | undefined =>
  day === undefined ? undefined : and(eq(userWord.reviews, 1), eq(userWord.reviewedOn, day));

const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;
