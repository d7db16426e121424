import '@wordhoard/ui/fonts.css';
import { createApiClient, createTokenCookie } from '@wordhoard/api-client';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppStore } from './app/app-store.ts';
import { defaultTranslation, loadTranslation } from './app/load-translation.ts';
import { createQueryClient } from './app/query-client.ts';
import { preloadScreens } from './app/screens.ts';
import { keepSession } from './auth/keep-session.ts';
import { sessionAtom } from './auth/session-atom.ts';
import { createLocaleCookie } from './settings/locale-cookie.ts';
import { settingsAtom } from './settings/settings-atom.ts';
import { createSpeech } from './speech/speech.ts';
import { openStorage } from './storage/key-value-storage.ts';
import { FailureText } from './toast/failure-text.tsx';
import { showToastAtom } from './toast/toast-atom.ts';

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
  now: Date.now,
});

const currentLocale = () => store.get(settingsAtom).locale;
store.sub(settingsAtom, () => localeCookie.write(currentLocale()));
const api = createApiClient({
  baseUrl: location.origin,
  token: () => store.get(sessionAtom)?.token,
  locale: currentLocale,
});
const queryClient = createQueryClient((failure) => {
  if (failure.code === 'InvalidToken' || failure.code === 'UserDoesNotExist')
    store.set(sessionAtom, undefined);
  if (failure.status === 404) return;
  store.set(showToastAtom, {
    id: `failure ${failure.code}`,
    tone: 'wrong',
    text: <FailureText failure={failure} />,
  });
});

const element = document.getElementById('app');
if (element === null) throw new Error('index.html has no element #app');
const translation = (await loadTranslation(currentLocale())) ?? defaultTranslation;
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
    />,
  ),
);
preloadScreens();
