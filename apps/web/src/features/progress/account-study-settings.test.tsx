// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import type { StudySettings } from '@wordhoard/contract';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../shared/api/api-context.ts';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import {
  AccountStudySettings,
  defaultGoal,
  findChangeFromBrowser,
} from './account-study-settings.tsx';
import { storedStudyAtom } from './use-study-choice.ts';

/** Generous, so that a busy machine does not fail the test. */
const patience = { timeout: 15_000 };

const account: StudySettings = {
  goal: defaultGoal,
  dayEndsAt: null,
  reminderHour: 8,
  timeZone: 'Europe/Berlin',
  locale: 'en',
  levels: { de: 'A2' },
  breaks: [],
};
const browser = {
  timeZone: 'Europe/Berlin',
  locale: 'en',
  goal: defaultGoal,
  breaks: [],
  dayEndsAt: 4,
  levels: {},
} as const;
const minutes = { unit: 'minutes', target: 5 } as const;

describe('an account', () => {
  it('takes over nothing that it has already', () => {
    expect(findChangeFromBrowser(account, browser)).toBeUndefined();
    expect(findChangeFromBrowser(account, { ...browser, levels: { de: 'A2' } })).toBeUndefined();
  });

  it('follows the time zone of the browser', () => {
    expect(findChangeFromBrowser(account, { ...browser, timeZone: 'Asia/Tokyo' })).toEqual({
      timeZone: 'Asia/Tokyo',
    });
  });

  it('follows the language of the interface', () => {
    expect(findChangeFromBrowser(account, { ...browser, locale: 'ru' })).toEqual({});
  });

  it('takes over the goal of a visitor, unless it has one of its own', () => {
    const visitor = { ...browser, goal: minutes };
    expect(findChangeFromBrowser(account, visitor)).toEqual({ goal: minutes });
    const ownGoal = { ...account, goal: { unit: 'words', target: 20 } } as const;
    expect(findChangeFromBrowser(ownGoal, visitor)).toBeUndefined();
  });

  it('takes over when the day of a visitor ends, until it has been chosen', () => {
    const nightOwl = { ...browser, dayEndsAt: 6 };
    expect(findChangeFromBrowser(account, nightOwl)).toEqual({ dayEndsAt: 6 });
    expect(findChangeFromBrowser({ ...account, dayEndsAt: 4 }, nightOwl)).toBeUndefined();
  });

  it('takes over the breaks of a visitor beside its own', () => {
    const [past, coming] = [
      { from: '2026-03-01', until: '2026-03-02' },
      { from: '2026-04-01', until: '2026-04-02' },
    ];
    const own = { ...account, breaks: [past] };
    expect(findChangeFromBrowser(own, { ...browser, breaks: [coming] })).toEqual({
      breaks: [past, coming],
    });
    const taken = { ...account, breaks: [past, coming] };
    expect(findChangeFromBrowser(taken, { ...browser, breaks: [coming] })).toBeUndefined();
  });

  it('takes over new levels', () => {
    const levels = { de: 'A2', es: 'B1' } as const;
    expect(findChangeFromBrowser(account, { ...browser, levels })).toEqual({
      levels: { es: 'B1' },
    });
  });
});

const coming = { from: '2999-04-01', until: '2999-04-02' };

/** A visitor who has chosen a goal and planned a break signs in. */
async function signIn({ isRefused }: { isRefused: boolean }) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore();
  store.set(changeSettingsAtom, { goal: minutes });
  store.set(storedStudyAtom, { username: '', breaks: [coming] });
  const user = { username: 'ada', learn: 'de' };
  store.set(sessionAtom, { token: 'token', user, expiresAt: Number.POSITIVE_INFINITY });
  const changes: StudySettings[] = [];
  const api = createApiClient({
    baseUrl: 'http://localhost',
    token: () => 'token',
    locale: () => 'en',
    async fetch(request: Request) {
      if (request.url.endsWith('/settings')) return Response.json(account);
      changes.push(await request.json());
      return isRefused
        ? Response.json({ code: 'Unknown', message: '' }, { status: 500 })
        : Response.json({ ...account, ...changes.at(-1) });
    },
  });
  const client = new QueryClient();
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={client}>
          <ApiProvider value={api}>
            <AccountStudySettings />
          </ApiProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(changes).toMatchObject([{ goal: minutes, breaks: [coming] }]);
  }, patience);
  await vi.waitFor(
    () => act(async () => expect(client.isMutating() + client.isFetching()).toBe(0)),
    patience,
  );
  act(() => root.unmount());
  return { goal: store.get(settingsAtom).goal, study: store.get(storedStudyAtom) };
}

describe('the goal and the breaks of a visitor', () => {
  it('are those of the account once it has taken them', async () => {
    expect(await signIn({ isRefused: false })).toEqual({
      goal: defaultGoal,
      study: { username: 'ada', goal: minutes, breaks: [coming] },
    });
  });

  it('stay on the device if the account cannot take them', async () => {
    expect(await signIn({ isRefused: true })).toEqual({
      goal: minutes,
      study: { username: '', breaks: [coming] },
    });
  });
});
