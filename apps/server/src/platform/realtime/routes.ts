import { routes } from '@wordhoard/contract';
import type { Api } from '../http/api.ts';
import { requireCaller } from '../http/request-context.ts';
import type { EventHub, Subscriber } from './event-hub.ts';

export function addRealtimeRoutes(api: Api, { events }: { events: EventHub }): void {
  api.openapi(routes.user.changes, (context) => {
    const caller = requireCaller(context);
    const stream = eventStream((subscriber) => events.subscribe(caller, subscriber));
    // Keeps proxies from buffering the stream.
    context.header('x-accel-buffering', 'no');
    context.header('content-type', 'text/event-stream');
    return context.body(stream, 200);
  });
}

const maxMilliseconds = 60 * 60 * 1_000;
/** A browser with more unread messages is considered gone. */
const maxUnread = 100;

/**
 * Server-sent events for one browser. They end after an hour, so that the browser authenticates again.
 *
 * @param subscribe starts the subscription, and returns a function that ends it
 */
function eventStream(subscribe: (subscriber: Subscriber) => () => void): ReadableStream {
  const encoder = new TextEncoder();
  let stop = () => {};
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
      stop = () => {
        isOpen = false;
        clearTimeout(ending);
        unsubscribe();
      };
      function end(): void {
        if (!isOpen) return;
        stop();
        controller.close();
      }
      send(':\n\n');
    },
    cancel: () => stop(),
  });
}
