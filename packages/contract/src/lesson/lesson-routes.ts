import { z } from '@hono/zod-openapi';
import { postRoute } from '../base/route.ts';
import { langCode, tranLangCode } from '../base/scalar.ts';
import { lesson, lessonRequest, placement } from './lesson.ts';

export const lessonRoutes = {
  next: postRoute({
    path: '/front-lesson/next',
    access: 'anyone',
    summary: 'Select the next words to learn: those that the learner saved, then theme by theme',
    body: lessonRequest,
    success: lesson,
    errors: ['NotFound'],
  }),
  placement: postRoute({
    path: '/front-lesson/placement',
    access: 'anyone',
    summary: 'Get words of each level, to find the level of a learner',
    body: z.strictObject({ langCode, tranLangCode }),
    success: placement,
  }),
};
