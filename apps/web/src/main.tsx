import { createApiClient, createTokenCookie } from '@wordhoard/api-client';
import { createStore } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followAccount } from './app/follow-account.ts';
import { createQueryClient } from './app/query-client.ts';
import { createDefaultTranslation, loadTranslation } from './app/translation-provider.tsx';
import { isRefusedAtom, isReturningAtom, practiceReadAtom } from './features/review/practice.ts';
import { isServerUnreachableAtom } from './shared/api/api-context.ts';
import { createOfflineFetch } from './shared/api/offline-fetch.ts';
import { isSendingEditsAtom, waitingEditsAtom } from './shared/outbox/waiting-edits.ts';
import { findOpening } from './shared/page/opening.tsx';
import { paths } from './shared/routes/routes.ts';
import { keepSession } from './shared/session/keep-session.ts';
import { handleApiErrorAtom, sessionAtom } from './shared/session/session-atom.ts';
import { createLocaleCookie } from './shared/settings/locale-cookie.ts';
import {
  defaultSettings,
  defaultSettingsAtom,
  settingsAtom,
} from './shared/settings/settings-atom.ts';
import { keptWordsAtom } from './shared/sharing/kept-words.ts';
import { showFailure } from './shared/toast/toast-atom.ts';

const retryMilliseconds = 10_000;
/** In milliseconds. After it, the app is shown without practice until that is read. */
const maxPracticeWait = 3_000;

const localeCookie = createLocaleCookie(document, { production: import.meta.env.PROD });
const store = createStore();
store.set(
  defaultSettingsAtom,
  defaultSettings([localeCookie.read() ?? [], navigator.languages].flat()),
);
keepSession({
  store,
  cookie: createTokenCookie(document, {
    production: import.meta.env.PROD,
    secure: location.protocol === 'https:',
  }),
  channel: new BroadcastChannel('wordhoard.session'),
  page: window,
  now: Date.now,
});

const currentLocale = () => store.get(settingsAtom).locale;
store.sub(settingsAtom, () => localeCookie.write(currentLocale()));
const api = createApiClient({
  baseUrl: location.origin,
  token: () => store.get(sessionAtom)?.token,
  locale: currentLocale,
  onFailure: (failed) => store.set(handleApiErrorAtom, failed),
  fetch: createOfflineFetch({
    isUnreachable: () => store.get(isServerUnreachableAtom) || store.get(isSendingEditsAtom),
    onUnreachable: () => store.set(isServerUnreachableAtom, true),
    keepsWords: () => store.get(keptWordsAtom).length > 0,
    areEditsWaiting: () => store.get(waitingEditsAtom).some(({ refusal }) => refusal === undefined),
    loadAnswers: async () =>
      (await import('./app/offline-answers.ts')).createOfflineAnswers({ store, queryClient }),
    fetch: (request) => fetch(request),
  }),
});
const queryClient = createQueryClient((failure) => showFailure(failure, store));
followAccount({ store, queryClient });
// The database is read while the texts and the screen are loaded.
store.set(practiceReadAtom, Promise.race([readPractice(), waitFor(maxPracticeWait)]));
preloadForLearner();

const element = document.getElementById('app');
if (element === null) throw new Error('index.html has no element #app');
const opening = findOpening(window);
const root = createRoot(element);

/** Until the code is loaded, answers are kept in memory, as a notice says. */
async function readPractice(): Promise<void> {
  const module = await import('./app/follow-practice.ts').catch(() => undefined);
  if (module !== undefined) return module.followPractice(store, window);
  store.set(isRefusedAtom, true);
  setTimeout(readPractice, retryMilliseconds);
}

/** Rendering would request these only when it comes to them, one after the other, and report a failure. */
function preloadForLearner(): void {
  const isSignedIn = store.get(sessionAtom) !== undefined;
  const isToday = location.pathname === paths.home();
  const parts = [
    isSignedIn && import('./app/account-controls.tsx'),
    isToday && (isSignedIn || store.get(isReturningAtom)) && import('./pages/home/today.tsx'),
  ];
  void Promise.allSettled(parts);
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function render(): Promise<void> {
  // Starts a new task: the first use of `Intl` takes about as long as loading the modules.
  await waitFor(0);
  const translation = await loadTranslation(currentLocale());
  // A transition renders in short slices, so that a slow phone can handle input in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App
          store={store}
          api={api}
          queryClient={queryClient}
          translation={translation ?? createDefaultTranslation()}
          opening={opening}
        />
      </StrictMode>,
    );
  });
}

render();
