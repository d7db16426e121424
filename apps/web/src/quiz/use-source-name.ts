import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context.ts';
import { listQuery } from '../list/list-query.ts';

/** The name of what is being played, in the interface language of now. */
export function useSourceName(source: { slug: string; name: string }): string {
  const { data } = useQuery(listQuery(useApi(), { slug: source.slug }));
  return data?.name ?? source.name;
}
