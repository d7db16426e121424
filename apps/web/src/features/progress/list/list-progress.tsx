import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { KnowingBar } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { reviewsAtom } from '../../review/practice.ts';
import { listProgressQuery } from '../queries.ts';
import { listVisitorWords } from './visitor-words.ts';

interface ListProgressProps {
  /** The lists that are shown together. One request counts the words of a page of them. */
  listIds: readonly string[];
  listId: string;
  total: number;
}

/** How much of a list the learner knows and learns; nothing if that is no word. */
export function ListProgress({ listIds, listId, total }: ListProgressProps) {
  const { user } = useSession();
  const record = useAtomValue(reviewsAtom);
  const { knownIds, learningIds } = listVisitorWords(
    user === undefined ? record : {},
    useLocalDay(),
  );
  const { data: counts } = useQuery({
    ...listProgressQuery(useApiQueries(), {
      listIds: findPage(listIds, listId),
      knownIds,
      learningIds,
    }),
    select: ({ data }) => data.find((one) => one.listId === listId),
  });
  return counts ? (
    <KnowingBar known={counts.known} learning={counts.learning} total={total} />
  ) : null;
}

/** The lists of one request: a feed grows by pages, and those that are loaded stay. */
function findPage(listIds: readonly string[], listId: string): string[] {
  const { feedPageSize } = limits;
  const page = Math.floor(listIds.indexOf(listId) / feedPageSize);
  return listIds.slice(page * feedPageSize, (page + 1) * feedPageSize);
}
