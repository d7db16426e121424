// @vitest-environment jsdom

import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { installPromptAtom } from '../../shared/install/install-prompt.ts';
import { InstallOffer } from './install-offer.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function openResults({ canInstall = true } = {}) {
  const store = createStore();
  const prompt = vi.fn(async () => undefined);
  if (canInstall)
    store.set(installPromptAtom, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  const page = document.createElement('div');
  const show = () => {
    const root = createRoot(page);
    act(() =>
      root.render(
        <Provider store={store}>
          <IntlProvider locale="en" onError={() => undefined}>
            <InstallOffer />
          </IntlProvider>
        </Provider>,
      ),
    );
    return root;
  };
  const root = show();
  return {
    prompt,
    isOffered: () => page.textContent.includes('Install Wordhoard'),
    press: (name: string) =>
      act(async () =>
        [...page.querySelectorAll('button')]
          .find((button) => [button.textContent, button.ariaLabel].includes(name))
          ?.click(),
      ),
    openAgain() {
      act(() => root.unmount());
      show();
    },
  };
}

it('offers to install the app with the browser’s own prompt, once', async () => {
  const { prompt, isOffered, press, openAgain } = openResults();
  expect(isOffered()).toBe(true);
  await press('Install');
  expect(prompt).toHaveBeenCalledOnce();
  expect(isOffered()).toBe(false);
  openAgain();
  expect(isOffered()).toBe(false);
});

it('does not offer it again once the learner has declined', async () => {
  const { prompt, isOffered, press, openAgain } = openResults();
  await press('Don’t offer again');
  openAgain();
  expect(isOffered()).toBe(false);
  expect(prompt).not.toHaveBeenCalled();
});

it('offers nothing that the browser cannot do', () => {
  expect(openResults({ canInstall: false }).isOffered()).toBe(false);
});
