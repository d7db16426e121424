import type { Subscriber } from './event-hub.ts';

const maxMilliseconds = 60 * 60 * 1_000;
/** A browser with more unread messages than this does not read them. */
const maxUnread = 100;

/**
 * Server-sent events for one browser. They end after an hour, so that the browser authenticates again.
 *
 * @param subscribe starts the subscription, and returns a function that ends it
 */
export function eventStream(subscribe: (subscriber: Subscriber) => () => void): ReadableStream {
  const encoder = new TextEncoder();
  let leave = () => {};
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => {
        if (!isOpen) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -maxUnread) end();
      };
      const unsubscribe = subscribe({
        send: (change) => send(`data: ${JSON.stringify(change)}\n\n`),
        sendHeartbeat: () => send(':\n\n'),
        end: () => end(),
      });
      const ending = setTimeout(() => end(), maxMilliseconds).unref();
      leave = () => {
        isOpen = false;
        clearTimeout(ending);
        unsubscribe();
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
