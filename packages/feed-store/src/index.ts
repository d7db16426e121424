export type { Feed } from './feed.ts';
export { feedItems, hasMore, mergeFeed, nextPage } from './feed.ts';
export type { FeedPage } from './feed-page.ts';
export { mergePage, skipFor } from './feed-page.ts';
