import { type createTokenCookie, type Session, sessionOf } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import {
  beginSessionAtom,
  endSessionAtom,
  type SessionEnd,
  sessionAtom,
  sessionEndAtom,
} from './session-atom.ts';

/** What tabs send each other: the new session, or how the previous one ended. */
interface AccountEvent {
  session: Session | undefined;
  end: SessionEnd | undefined;
}

interface Ports {
  store: ReturnType<typeof createStore>;
  cookie: ReturnType<typeof createTokenCookie>;
  /** Reaches the other tabs of this browser, which share the cookie. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** Reports when the user returns to the page. Timers are suspended while a machine sleeps. */
  page: Pick<Window, 'addEventListener'>;
  now: () => number;
}

/**
 * Restores the session of an earlier visit, synchronises it with the cookie, and ends it when it
 * expires.
 */
export function keepSession({ store, cookie, channel, page, now }: Ports): void {
  let isFromElsewhere = false;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function endInTime(session: Session | undefined): void {
    clearTimeout(ending);
    if (session === undefined) return;
    ending = setTimeout(() => store.set(endSessionAtom, 'expired'), session.expiresAt - now());
  }

  function follow(change: () => void): void {
    isFromElsewhere = true;
    change();
    isFromElsewhere = false;
  }

  function adopt(session: Session): void {
    if (session.token !== store.get(sessionAtom)?.token)
      follow(() => store.set(beginSessionAtom, session));
  }

  function wakeUp(): void {
    const session = store.get(sessionAtom);
    if (session !== undefined && session.expiresAt <= now()) store.set(endSessionAtom, 'expired');
    const kept = cookie.restore(now());
    if (kept !== undefined) adopt(kept);
  }

  const restored = cookie.restore(now());
  store.set(sessionAtom, restored);
  endInTime(restored);
  store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    endInTime(session);
    if (isFromElsewhere) return;
    if (session === undefined) cookie.clear();
    else cookie.save(session);
    // Sends the session itself, because the cookie may reach the other tabs later than the message.
    channel.postMessage({ session, end: store.get(sessionEndAtom) } satisfies AccountEvent);
  });
  channel.addEventListener('message', ({ data: { session, end } }: MessageEvent<AccountEvent>) => {
    if (session !== undefined) adopt(session);
    else if (end !== undefined) follow(() => store.set(endSessionAtom, end));
  });
  for (const event of ['visibilitychange', 'pageshow', 'focus'])
    page.addEventListener(event, wakeUp);
}

/** The session of a token that the server has just issued. */
export function freshSession(token: string, now: number): Session {
  const session = sessionOf(token, now);
  if (session === undefined) throw new Error('The server has given a token that is no good');
  return session;
}
