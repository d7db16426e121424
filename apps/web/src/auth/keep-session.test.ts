import { createTokenCookie, type Session } from '@wordhoard/api-client';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshSession, keepSession } from './keep-session.ts';
import { sessionAtom } from './session-atom.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

function sessionUntil(expiresAt: number): Session {
  const claims = { username: 'wordlover', learn: 'de', exp: expiresAt / 1000 };
  return freshSession(`header.${btoa(JSON.stringify(claims))}.signature`, noon);
}

/** Browsers tell the other tabs, not the one that speaks. */
function createBrowser() {
  const jar = { cookie: '' };
  const tabs: EventTarget[] = [];
  return {
    jar,
    openTab() {
      const channel = Object.assign(new EventTarget(), {
        postMessage(data: unknown) {
          for (const tab of tabs) {
            if (tab !== channel) tab.dispatchEvent(new MessageEvent('message', { data }));
          }
        },
      });
      tabs.push(channel);
      const store = createStore();
      const cookie = createTokenCookie(jar, { production: true, secure: false });
      keepSession({ store, cookie, channel: channel as never, now: Date.now });
      return store;
    },
  };
}

it('lasts until the next visit', () => {
  const browser = createBrowser();
  const session = sessionUntil(noon + hour);
  browser.openTab().set(sessionAtom, session);
  expect(browser.openTab().get(sessionAtom)).toEqual(session);
});

it('ends when its token does', () => {
  const tab = createBrowser().openTab();
  tab.set(sessionAtom, sessionUntil(noon + hour));
  vi.advanceTimersByTime(hour - 1);
  expect(tab.get(sessionAtom)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(tab.get(sessionAtom)).toBeUndefined();
});

it('begins and ends in all tabs at once', () => {
  const browser = createBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  const session = sessionUntil(noon + hour);
  here.set(sessionAtom, session);
  expect(there.get(sessionAtom)).toEqual(session);
  there.set(sessionAtom, undefined);
  expect(here.get(sessionAtom)).toBeUndefined();
  expect(browser.openTab().get(sessionAtom)).toBeUndefined();
});

it('is not made of a token that is no good', () => {
  expect(() => freshSession('nonsense', noon)).toThrow();
});
