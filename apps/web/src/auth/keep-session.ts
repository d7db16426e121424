import { type createTokenCookie, type Session, sessionOf } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import { sessionAtom } from './session-atom.ts';

interface Ports {
  store: ReturnType<typeof createStore>;
  cookie: ReturnType<typeof createTokenCookie>;
  /** To the other tabs of this browser, which share the cookie. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  now: () => number;
}

/** Restores the session of an earlier visit, keeps it in step with the cookie, and ends it in time. */
export function keepSession({ store, cookie, channel, now }: Ports): void {
  let isFromElsewhere = false;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function endInTime(session: Session | undefined): void {
    clearTimeout(ending);
    if (session === undefined) return;
    ending = setTimeout(() => store.set(sessionAtom, undefined), session.expiresAt - now());
  }

  function restore(): void {
    const session = cookie.restore(now());
    store.set(sessionAtom, session);
    endInTime(session);
  }

  restore();
  store.sub(sessionAtom, () => {
    if (isFromElsewhere) return;
    const session = store.get(sessionAtom);
    if (session === undefined) cookie.clear();
    else cookie.save(session);
    endInTime(session);
    channel.postMessage('changed');
  });
  channel.addEventListener('message', () => {
    isFromElsewhere = true;
    restore();
    isFromElsewhere = false;
  });
}

/** The session of a token that the server has just given out. */
export function freshSession(token: string, now: number): Session {
  const session = sessionOf(token, now);
  if (session === undefined) throw new Error('The server has given a token that is no good');
  return session;
}
