import { routes } from '@wordhoard/contract';
import { callerOf } from '../auth/caller.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { changeStream } from './change-stream.ts';

export function addChangeRoutes(api: Api, { changes }: Services): void {
  api.openapi(routes.user.changes, (context) => {
    const caller = callerOf(context);
    const events = changeStream((follower) => changes.follow(caller, follower));
    // A proxy is not to wait until there is much of it.
    context.header('x-accel-buffering', 'no');
    context.header('content-type', 'text/event-stream');
    return context.body(events, 200);
  });
}
