import { createTokenCookie, type Session } from '@wordhoard/api-client';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession, parseFreshSession } from './keep-session.ts';
import { beginSessionAtom, endSessionAtom, sessionAtom, sessionEndAtom } from './session-atom.ts';

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
  return parseFreshSession(`header.${btoa(JSON.stringify(claims))}.signature`, noon);
}

/** A channel delivers messages to the other tabs only. */
function createBrowser() {
  const jar = { cookie: '' };
  const tabs: EventTarget[] = [];
  const page = new EventTarget();
  return {
    jar,
    page,
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
      keepSession({
        store,
        cookie,
        channel: channel as never,
        page: page as never,
        now: Date.now,
      });
      return store;
    },
  };
}

it('is restored on the next visit', () => {
  const browser = createBrowser();
  const session = sessionUntil(noon + hour);
  browser.openTab().set(beginSessionAtom, session);
  expect(browser.openTab().get(sessionAtom)).toEqual(session);
});

it('ends when its token expires', () => {
  const tab = createBrowser().openTab();
  tab.set(beginSessionAtom, sessionUntil(noon + hour));
  vi.advanceTimersByTime(hour - 1);
  expect(tab.get(sessionAtom)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(tab.get(sessionAtom)).toBeUndefined();
  expect(tab.get(sessionEndAtom)).toBe('expired');
});

it('lasts on a device whose clock is years behind', () => {
  const tab = createBrowser().openTab();
  const expiresAt = noon + 2 * 365 * 24 * hour;
  tab.set(beginSessionAtom, sessionUntil(expiresAt));
  vi.advanceTimersByTime(expiresAt - noon - 1);
  expect(tab.get(sessionAtom)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(tab.get(sessionEndAtom)).toBe('expired');
});

it('is expired when the user returns after its token has expired, even if no timer ran', () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  tab.set(beginSessionAtom, sessionUntil(noon + hour));
  vi.setSystemTime(noon + hour - 1);
  browser.page.dispatchEvent(new Event('visibilitychange'));
  expect(tab.get(sessionAtom)).toBeDefined();
  vi.setSystemTime(noon + hour);
  browser.page.dispatchEvent(new Event('visibilitychange'));
  expect(tab.get(sessionEndAtom)).toBe('expired');
});

it('is adopted by a tab that was suspended when it started', () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  const session = sessionUntil(noon + hour);
  createTokenCookie(browser.jar, { production: true, secure: false }).save(session);
  browser.page.dispatchEvent(new Event('pageshow'));
  expect(tab.get(sessionAtom)).toEqual(session);
});

it('starts and ends in all tabs, with the same reason', () => {
  const browser = createBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  const session = sessionUntil(noon + hour);
  here.set(beginSessionAtom, session);
  expect(there.get(sessionAtom)).toEqual(session);
  there.set(endSessionAtom, 'revoked');
  expect(here.get(sessionAtom)).toBeUndefined();
  expect(here.get(sessionEndAtom)).toBe('revoked');
  expect(browser.openTab().get(sessionAtom)).toBeUndefined();
});

it('clears the reason of the previous end', () => {
  const tab = createBrowser().openTab();
  tab.set(beginSessionAtom, sessionUntil(noon + hour));
  tab.set(endSessionAtom, 'signedOut');
  tab.set(beginSessionAtom, sessionUntil(noon + hour));
  expect(tab.get(sessionEndAtom)).toBeUndefined();
});

it('cannot end before it has started', () => {
  const tab = createBrowser().openTab();
  tab.set(endSessionAtom, 'revoked');
  expect(tab.get(sessionEndAtom)).toBeUndefined();
});

it('is not created from an invalid token', () => {
  expect(() => parseFreshSession('nonsense', noon)).toThrow();
});
