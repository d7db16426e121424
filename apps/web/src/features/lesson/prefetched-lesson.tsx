import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { idle } from '../../shared/time/idle.ts';
import { lessonQuery } from './queries.ts';
import { type LessonChoice, useLessonRequest } from './use-lesson-request.ts';

/**
 * Loads the next lesson while the browser is idle, or at the latest when a link to it is touched, so that its
 * first word appears at once.
 */
export function PrefetchedLesson(choice: LessonChoice): null {
  const api = useApi();
  const queryClient = useQueryClient();
  const request = useLessonRequest(choice);

  useEffect(() => {
    let isCurrent = true;
    function prefetch(): void {
      if (!isCurrent) return;
      queryClient
        .fetchQuery(lessonQuery(api, request))
        .then(({ material }) => preloadImages(material?.pairs ?? []))
        // The lesson itself reports failures.
        .catch(() => undefined);
    }
    function handlePress({ target }: PointerEvent): void {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname === paths.lesson()) prefetch();
    }
    if (!navigator.connection?.saveData) void idle().then(prefetch);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      isCurrent = false;
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [api, queryClient, request]);
  return null;
}

function preloadImages(pairs: readonly { word: { image: { url: string } | null } }[]): void {
  for (const { word } of pairs) {
    if (word.image) new Image().src = word.image.url;
  }
}
