// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import { createCard, review } from '@wordhoard/review-scheduler';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { practiceAtom } from '../features/review/practice.ts';
import { emptyPractice } from '../features/review/practice-store.ts';
import { ApiProvider } from '../shared/api/api-context.ts';
import { installPromptAtom } from '../shared/install/install-prompt.ts';
import { sessionAtom } from '../shared/session/session-atom.ts';
import { changeSettingsAtom } from '../shared/settings/settings-atom.ts';
import { AppEffects } from './app-effects.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const setAppBadge = vi.fn(async () => undefined);
Object.assign(navigator, { setAppBadge });
// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
afterEach(() => setAppBadge.mockClear());

const api = createApiClient({
  baseUrl: 'http://localhost',
  token: () => undefined,
  locale: () => 'en',
  fetch: () => new Promise<never>(() => undefined),
});

async function openApp(store = createStore()) {
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <IntlProvider locale="en" onError={() => undefined}>
          <QueryClientProvider client={new QueryClient()}>
            <ApiProvider value={api}>
              <AppEffects isBusy={false} />
            </ApiProvider>
          </QueryClientProvider>
        </IntlProvider>
      </Provider>,
    ),
  );
  return { store, close: () => act(() => root.unmount()) };
}

it('keeps the browser’s offer to install the app until after a lesson', async () => {
  const { store, close } = await openApp();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  expect(store.get(installPromptAtom)).toBe(offer);
  close();
});

it('shows on the icon of the app how many words are due, once it knows all of them', async () => {
  const store = createStore();
  const user = { username: 'ada', learn: 'de' };
  store.set(sessionAtom, { token: 'token', user, expiresAt: Number.POSITIVE_INFINITY });
  store.set(changeSettingsAtom, { learnLangCode: 'de' });
  const card = review(createCard('2026-03-01'), 3, '2026-03-01');
  const histories = { apfel: { langCode: 'de', reviews: [], undone: [], card } };
  store.set(practiceAtom, { ...emptyPractice, owner: 'ada', histories });
  const { close } = await openApp(store);
  expect(setAppBadge).not.toHaveBeenCalled();
  const stream = { ...emptyPractice.stream, isComplete: true };
  await act(async () =>
    store.set(practiceAtom, { ...emptyPractice, owner: 'ada', histories, stream }),
  );
  expect(setAppBadge.mock.calls).toEqual([[1]]);
  close();
});
