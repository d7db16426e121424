import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { useApi } from '../app/api-context.ts';
import { listQuery } from '../list/list-query.ts';
import { tableQuery } from '../table/table-query.ts';
import type { QuizSource } from './quiz-choice.ts';

interface NamedSource {
  /** What its author calls it, once that is known. */
  name: string | undefined;
  /** It was there when it was played, and is no longer, or not for this learner. */
  isGone: boolean;
}

/** The list or the table that is played. Other sources have no name of their own, and cannot go. */
export function useNamedSource(source: QuizSource): NamedSource {
  const api = useApi();
  const slug = 'slug' in source ? source.slug : '';
  const list = useQuery({
    ...listQuery(api, { slug }),
    enabled: source.kind === 'list' && slug !== '',
  });
  const table = useQuery({
    ...tableQuery(api, { slug }),
    enabled: source.kind === 'table' && slug !== '',
  });
  const { data, error } = source.kind === 'table' ? table : list;
  return { name: data?.name, isGone: error instanceof ApiFailure && error.status === 404 };
}
