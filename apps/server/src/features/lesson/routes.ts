import { type Course, type NextUnit, type Placement, routes } from '@wordhoard/contract';
import { levelCodes, QuizMode } from '@wordhoard/contract/enumeration';
import { tellHomographsApart } from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { findCandidates } from '../quiz/load-candidates.ts';
import { findHomographs } from '../quiz/make-quiz.ts';
import { chooseLesson, presentTheme } from './choose-lesson.ts';
import { areCognates } from './cognate.ts';
import {
  countTeachableWords,
  findPlacementWords,
  findThemes,
  findUnits,
  type TeachingScope,
} from './store.ts';

export function addLessonRoutes(api: Api, { database }: Services): void {
  answer(api, routes.lesson, {
    next: (request, context) => chooseLesson(database, request, context),
    placement: (languages, context) => presentPlacement(database, languages, context),
    course: (request, context) => presentCourse(database, request, context),
    unit: async (request, context) => ({ unit: await presentNextUnit(database, request, context) }),
  });
}

/** Enough for all questions of a placement, if they stay on one level. */
const wordsOfLevel = 20;

/** Words that are left out, such as cognates, have others in their place. */
const maxCandidates = 2 * wordsOfLevel;

/** The questions show a word and ask for its translation. */
const asking = { asks: 'meaning', mode: QuizMode.Tran, direction: 'forward' } as const;

/** Selects words of each level, so that the browser can find the level of a learner. */
async function presentPlacement(
  database: Database,
  languages: Pick<TeachingScope, 'langCode' | 'tranLangCode'>,
  context: RequestContext,
): Promise<Placement> {
  const teaching = { ...languages, callerId: context.caller?.id, learnedIds: [] };
  const words = await findPlacementWords(database, teaching, maxCandidates);
  const settings = { ...asking, tranLangCode: languages.tranLangCode };
  const candidates = await findCandidates(
    database,
    words.map(({ id }) => id),
    { settings, context },
  );
  const find = findHomographs(database, { ...settings, context });
  const asked = await tellHomographsApart(candidates, settings, find);
  const telling = asked.filter(({ item }) => !isCognate(item));
  const itemOf = new Map(telling.map(({ item }) => [item.wordId, item]));
  const levels = levelCodes.map((level, index) => ({
    level,
    items: words
      .flatMap(({ id, level }) => (level === index + 1 ? (itemOf.get(id) ?? []) : []))
      .slice(0, wordsOfLevel),
  }));
  return { levels: levels.filter(({ items }) => items.length > 0) };
}

/** The units of the course, each with the words that are left to learn. */
async function presentCourse(
  database: Database,
  { langCode, ...teaching }: Omit<TeachingScope, 'callerId'>,
  { caller, locale }: RequestContext,
): Promise<Course> {
  const units = await findUnits(database, langCode);
  const counts = await countTeachableWords(
    database,
    units.map(({ list }) => list.id),
    { ...teaching, callerId: caller?.id },
  );
  const remainingOf = new Map(counts.map(({ listId, words }) => [listId, words]));
  return {
    units: units.map(({ list, level, wordCount }) => ({
      list: presentTheme(list, locale),
      level: levelCodes[level - 1] ?? 'A1',
      wordCount,
      remaining: remainingOf.get(list.id) ?? 0,
    })),
  };
}

/** The first unit with a word to teach. To find it takes much less than to count the words of all units. */
async function presentNextUnit(
  database: Database,
  request: Omit<TeachingScope, 'callerId'>,
  { caller, locale }: RequestContext,
): Promise<NextUnit | null> {
  const teaching = { ...request, callerId: caller?.id };
  const [[theme], units] = await Promise.all([
    findThemes(database, teaching, { levels: 'any', max: 1 }),
    findUnits(database, request.langCode),
  ]);
  const index = units.findIndex(({ list }) => list.id === theme?.id);
  if (theme === undefined || index < 0) return null;
  return { list: presentTheme(theme, locale), number: index + 1, total: units.length };
}

/** Whether a translation can be guessed by who does not know the word. */
const isCognate = ({
  prompt,
  accepted,
  langCode = '',
}: Placement['levels'][number]['items'][number]): boolean =>
  accepted.some((text) =>
    areCognates({ text, langCode }, { text: prompt.text, langCode: prompt.langCode ?? '' }),
  );
