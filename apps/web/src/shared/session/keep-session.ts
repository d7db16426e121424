import { type createTokenCookie, readSession, type Session } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import {
  beginSessionAtom,
  endSessionAtom,
  type SessionEnd,
  sessionAtom,
  sessionEndAtom,
} from './session-atom.ts';

/** What tabs send each other: the new session, or how the previous one ended. */
interface SessionMessage {
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

/** Timers with a longer delay fire immediately. The clock of a device may be years behind. */
const maxDelay = 2 ** 31 - 1;

/**
 * Restores the session of an earlier visit, synchronises it with the cookie, and ends it when it
 * expires.
 */
export function keepSession({ store, cookie, channel, page, now }: Ports): void {
  let isRemote = false;
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  function scheduleEnd(session: Session | undefined): void {
    clearTimeout(endTimer);
    if (session === undefined) return;
    const remaining = session.expiresAt - now();
    endTimer =
      remaining > maxDelay
        ? setTimeout(() => scheduleEnd(session), maxDelay)
        : setTimeout(() => store.set(endSessionAtom, 'expired'), remaining);
  }

  function applyRemote(change: () => void): void {
    isRemote = true;
    change();
    isRemote = false;
  }

  function adopt(session: Session): void {
    if (session.token !== store.get(sessionAtom)?.token)
      applyRemote(() => store.set(beginSessionAtom, session));
  }

  function resume(): void {
    const session = store.get(sessionAtom);
    if (session !== undefined && session.expiresAt <= now()) store.set(endSessionAtom, 'expired');
    const stored = cookie.restore(now());
    if (stored !== undefined) adopt(stored);
  }

  const restored = cookie.restore(now());
  store.set(sessionAtom, restored);
  scheduleEnd(restored);
  store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    scheduleEnd(session);
    if (isRemote) return;
    if (session === undefined) cookie.clear();
    else cookie.save(session);
    // Sends the session itself, because the cookie may reach the other tabs later than the message.
    channel.postMessage({ session, end: store.get(sessionEndAtom) } satisfies SessionMessage);
  });
  channel.addEventListener(
    'message',
    ({ data: { session, end } }: MessageEvent<SessionMessage>) => {
      if (session !== undefined) adopt(session);
      else if (end !== undefined) applyRemote(() => store.set(endSessionAtom, end));
    },
  );
  for (const event of ['visibilitychange', 'pageshow', 'focus'])
    page.addEventListener(event, resume);
}

/** The session of a token that the server has just issued. */
export function parseFreshSession(token: string, now: number): Session {
  const session = readSession(token, now);
  if (session === undefined) throw new Error('The server has issued an invalid token');
  return session;
}
