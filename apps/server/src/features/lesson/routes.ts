import { routes } from '@wordhoard/contract';
import type { Api } from '../../platform/http/api.ts';
import { requestContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { nextLesson } from './next-lesson.ts';
import { presentPlacement } from './placement.ts';

export function addLessonRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.lesson.next, async (context) => {
    const request = context.req.valid('json');
    return context.json(await nextLesson(database, request, requestContextOf(context)), 200);
  });

  api.openapi(routes.lesson.placement, async (context) => {
    const languages = context.req.valid('json');
    return context.json(
      await presentPlacement(database, languages, requestContextOf(context)),
      200,
    );
  });
}
