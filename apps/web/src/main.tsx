import { createApiClient, createTokenCookie } from '@wordhoard/api-client';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppStore } from './app/app-store.ts';
import { heedFailureAtom } from './app/heed-failure-atom.ts';
import { defaultTranslation, loadTranslation } from './app/load-translation.ts';
import { nextTask } from './app/next-task.ts';
import { findOpening } from './app/opening.tsx';
import { createQueryClient } from './app/query-client.ts';
import { preloadScreens } from './app/screens.ts';
import { followAccount } from './auth/follow-account.ts';
import { keepSession } from './auth/keep-session.ts';
import { sessionAtom } from './auth/session-atom.ts';
import { createLocaleCookie } from './settings/locale-cookie.ts';
import { settingsAtom } from './settings/settings-atom.ts';
import { createSpeech } from './speech/speech.ts';
import { openStorage } from './storage/key-value-storage.ts';
import { tellFailure } from './toast/tell-failure.ts';

// The page answers between these steps.
await nextTask();
const localeCookie = createLocaleCookie(document, { production: import.meta.env.PROD });
const { store, saveAll } = createAppStore(
  {
    storage: openStorage(() => localStorage, window),
    tabStorage: openStorage(() => sessionStorage, window),
  },
  [localeCookie.read() ?? [], navigator.languages].flat(),
);
window.addEventListener('pagehide', saveAll);
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
  onFailure: (failed) => store.set(heedFailureAtom, failed),
});
const queryClient = createQueryClient((failure) => tellFailure(failure, store));
followAccount({ store, queryClient });

await nextTask();
const element = document.getElementById('app');
if (element === null) throw new Error('index.html has no element #app');
const translation = (await loadTranslation(currentLocale())) ?? defaultTranslation();
await nextTask();
const opening = findOpening(window);
const root = createRoot(element);
// As a transition, the first render is done in slices, and the page answers in between.
startTransition(() =>
  root.render(
    <App
      store={store}
      api={api}
      queryClient={queryClient}
      speech={createSpeech(window.speechSynthesis)}
      translation={translation}
      opening={opening}
    />,
  ),
);
preloadScreens();
