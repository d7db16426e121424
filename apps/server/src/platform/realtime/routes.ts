import { routes } from '@wordhoard/contract';
import type { Api } from '../http/api.ts';
import { callerOf } from '../http/request-context.ts';
import type { EventHub } from './event-hub.ts';
import { eventStream } from './event-stream.ts';

export function addRealtimeRoutes(api: Api, { events }: { events: EventHub }): void {
  api.openapi(routes.user.changes, (context) => {
    const caller = callerOf(context);
    const stream = eventStream((subscriber) => events.subscribe(caller, subscriber));
    // A proxy is not to wait until there is much of it.
    context.header('x-accel-buffering', 'no');
    context.header('content-type', 'text/event-stream');
    return context.body(stream, 200);
  });
}
