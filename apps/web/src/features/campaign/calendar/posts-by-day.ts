import type { PostCounts } from '@wordhoard/ui';
import type { Post } from '../queries.ts';
import { dayIn } from '../time/zone-time.ts';

type PostsByDay = ReadonlyMap<string, readonly Post[]>;

/** The posts of each day of a time zone, in the order of their times. */
export function groupByDay(timeZone: string, posts: readonly Post[]): PostsByDay {
  const days = new Map<string, Post[]>();
  const inOrder = posts.toSorted(
    (one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt),
  );
  for (const post of inOrder) {
    const day = dayIn(timeZone, post.scheduledAt);
    days.set(day, [...(days.get(day) ?? []), post]);
  }
  return days;
}

/** The first day from today on that has posts, or else the last one before. */
export function findNearestDay(days: PostsByDay, today: string): string | undefined {
  const withPosts = [...days.keys()].toSorted();
  return withPosts.find((day) => day >= today) ?? withPosts.at(-1);
}

/** What the calendar shows of a day. A post that is being sent is still planned. */
export function countByState(posts: readonly Post[] = []): PostCounts {
  const counts: PostCounts = {};
  for (const { status } of posts) {
    const state = status === 'sending' ? 'planned' : status;
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}
