import type { PostCounts } from '@wordhoard/ui';
import type { Post } from '../post/post-queries.ts';
import { dayIn } from '../time/zone-time.ts';

export type PostsByDay = ReadonlyMap<string, readonly Post[]>;

/** The posts of each day of a time zone, in the order of their times. */
export function postsByDay(timeZone: string, posts: readonly Post[]): PostsByDay {
  const inOrder = posts.toSorted((one, other) => compare(one.scheduledAt, other.scheduledAt));
  const days = new Map<string, Post[]>();
  for (const post of inOrder) {
    const day = dayIn(timeZone, post.scheduledAt);
    const posts = days.get(day);
    if (posts === undefined) days.set(day, [post]);
    else posts.push(post);
  }
  return days;
}

const compare = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

/** The first day from today on that has posts, or else the last one before. */
export function nearestDayWithPosts(days: PostsByDay, today: string): string | undefined {
  const withPosts = [...days.keys()].toSorted();
  return withPosts.find((day) => day >= today) ?? withPosts.at(-1);
}

/** What the calendar shows of a day. A post that is being sent is still planned. */
export function countsOf(posts: readonly Post[] = []): PostCounts {
  const counts: PostCounts = {};
  for (const { status } of posts) {
    const state = status === 'sending' ? 'planned' : status;
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}
