import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import type { Lesson } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import type { Random } from '@wordhoard/quiz-engine';
import { lessonCodes } from '../quiz/session/lesson-content.ts';
import type { QuizMaterial } from '../quiz/session/plan-quiz.ts';
import type { QuizSession } from '../quiz/session/quiz-session.ts';

export type LessonRequest = PostBody<'/front-lesson/next'>;

/** The words of a lesson as the server has selected them, with questions that ask for the words. */
export interface LessonMaterial {
  lesson: Lesson;
  /** Absent if no word is left to learn. */
  material?: QuizMaterial;
  start?: (random: Random) => QuizSession;
}

/** In milliseconds. A lesson that is loaded early waits for its learner. */
const lessonLifetime = 300_000;

export const lessonQuery = (api: ApiClient, request: LessonRequest) =>
  queryOptions({
    queryKey: [...routeKey('post', '/front-lesson/next'), request],
    queryFn: ({ signal }) => fetchLesson(api, request, signal),
    staleTime: lessonLifetime,
    gcTime: lessonLifetime,
  });

async function fetchLesson(
  api: ApiClient,
  request: LessonRequest,
  signal: AbortSignal,
): Promise<LessonMaterial> {
  const lesson = await readData(api.POST('/front-lesson/next', { body: request, signal }));
  if (lesson.ids.length === 0) return { lesson };
  const { langCode, tranLangCode } = request;
  const settings = {
    source: {
      kind: 'lesson' as const,
      ids: lesson.ids,
      langCode,
      ...(request.listId && { listId: request.listId }),
    },
    tranLangCode,
    mode: QuizMode.Tran,
    // A word that is the same in both languages can only be a card.
    codes: [...lessonCodes, 'cards' as const],
    count: lesson.ids.length,
    direction: 'backward' as const,
  };
  const [material, { startLesson }] = await Promise.all([
    readData(api.POST('/front-quiz/entity', { body: settings, signal })),
    import('./start-lesson.ts'),
  ]);
  if (material.pairs.length === 0) return { lesson };
  return { lesson, material, start: (random) => startLesson(lesson, material, random) };
}

/** The units of the course, and how many of their words are left to learn. */
export const courseQuery = (api: ApiQueries, body: PostBody<'/front-lesson/course'>) =>
  api.queryOptions('post', '/front-lesson/course', { body });

export const nextUnitQuery = (api: ApiQueries, body: PostBody<'/front-lesson/unit'>) =>
  api.queryOptions('post', '/front-lesson/unit', { body }, { select: ({ unit }) => unit });

/** The words of each level, for finding the level of a learner. */
export const placementQuery = (api: ApiQueries, body: PostBody<'/front-lesson/placement'>) =>
  api.queryOptions(
    'post',
    '/front-lesson/placement',
    { body },
    { staleTime: Number.POSITIVE_INFINITY },
  );
