import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { QuizSettings } from './quiz-choice.ts';

/** What a quiz with these settings asks, and which kinds of question its words support. */
export function quizMaterialQuery(api: ApiClient, settings: QuizSettings) {
  return queryOptions({
    queryKey: ['quiz', 'material', settings],
    queryFn: ({ signal }) => dataOf(api.POST('/front-quiz/entity', { body: settings, signal })),
    placeholderData: keepPreviousData,
  });
}
