import { atom } from 'jotai';

/** The browser's offer to install the app. It can be shown once, after a press. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

export const installPromptAtom = atom<InstallPrompt | undefined>(undefined);
