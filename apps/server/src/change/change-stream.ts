import type { Follower } from './change-hub.ts';

const longestMilliseconds = 60 * 60 * 1_000;
/** Whoever has so many messages unread does not read. */
const mostUnread = 100;

/**
 * Server-sent events for one browser. They end after an hour, so that whoever goes on is asked anew
 * who they are.
 *
 * @param follow begins the telling, and answers how to end it
 */
export function changeStream(follow: (follower: Follower) => () => void): ReadableStream {
  const encoder = new TextEncoder();
  let leave = () => {};
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => {
        if (!isOpen) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -mostUnread) end();
      };
      const unfollow = follow({
        tell: (change) => send(`data: ${JSON.stringify(change)}\n\n`),
        beat: () => send(':\n\n'),
        end: () => end(),
      });
      const ending = setTimeout(() => end(), longestMilliseconds).unref();
      leave = () => {
        isOpen = false;
        clearTimeout(ending);
        unfollow();
      };
      function end(): void {
        if (!isOpen) return;
        leave();
        controller.close();
      }
      send(':\n\n');
    },
    cancel: () => leave(),
  });
}
