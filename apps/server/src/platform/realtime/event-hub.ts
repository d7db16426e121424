import { type AccountChange, routes } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { type Caller, requireCaller } from '../http/request-context.ts';
import { followEvents } from './follow-events.ts';
import type { AccountEvent } from './publish.ts';

/** A browser that is sent the changes of its account. */
interface Subscriber {
  send(change: AccountChange): void;
  /** Keeps proxies from closing an idle connection. */
  sendHeartbeat(): void;
  end(): void;
}

type Account = Pick<Caller, 'id' | 'sessionId'>;

/** Passes account events of the database to the browsers that are connected to this server. */
export interface EventHub {
  /** Starts reading events, unless it has started. Subscribers receive everything that is committed later. */
  open(): Promise<void>;
  /** Returns a function that ends the subscription. */
  subscribe(account: Account, subscriber: Subscriber): () => void;
  hear(event: AccountEvent): void;
  close(): void;
}

/** A browser has one connection for all its tabs. */
const maxPerAccount = 10;
const heartbeatMilliseconds = 5_000;

interface Subscription {
  sessionId: string;
  subscriber: Subscriber;
}

export function createEventHub(database: Database): EventHub {
  const byAccount = new Map<string, Set<Subscription>>();
  const all = () => [...byAccount.values()].flatMap((subscriptions) => [...subscriptions]);
  const heartbeat = setInterval(() => {
    for (const { subscriber } of all()) subscriber.sendHeartbeat();
  }, heartbeatMilliseconds).unref();

  function endAll(subscriptions: readonly Subscription[]): void {
    for (const { subscriber } of subscriptions) subscriber.end();
  }

  const hub: EventHub = {
    open: () => following.open(),
    subscribe({ id, sessionId }, subscriber) {
      const subscriptions = byAccount.get(id) ?? new Set();
      byAccount.set(id, subscriptions);
      const subscription = { sessionId, subscriber };
      subscriptions.add(subscription);
      // A connection that was lost without notice is among the oldest.
      endAll([...subscriptions].slice(0, -maxPerAccount));
      return () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0 && byAccount.get(id) === subscriptions) byAccount.delete(id);
      };
    },
    hear({ userId, ...event }) {
      const subscriptions = [...(byAccount.get(userId) ?? [])];
      if (event.kind === 'session-ended') {
        endAll(subscriptions.filter(({ sessionId }) => sessionId === event.sessionId));
      } else if (event.kind === 'sessions-ended') {
        endAll(subscriptions.filter(({ sessionId }) => sessionId !== event.exceptId));
      } else {
        for (const { subscriber } of subscriptions) subscriber.send(event);
      }
    },
    close() {
      clearInterval(heartbeat);
      following.close();
      endAll(all());
    },
  };
  const following = followEvents(database, {
    hear: hub.hear,
    isListening: () => byAccount.size > 0,
    // The browsers connect again, and synchronise what they may have missed.
    lost: () => endAll(all()),
  });
  return hub;
}

export function addRealtimeRoutes(api: Api, { events }: { events: EventHub }): void {
  api.openapi(routes.user.changes, async (context) => {
    const caller = requireCaller(context);
    await events.open();
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
