import { createStore } from 'jotai';
import { knowingAtom, restoreKnowing } from '../knowing/knowing-atom.ts';
import { quizAtom, restoreQuiz } from '../quiz/quiz-atom.ts';
import { defaultSettings, restoreSettings } from '../settings/local-settings.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import type { KeyValueStorage } from '../storage/key-value-storage.ts';
import { persistAtom } from '../storage/persist-atom.ts';

const keys = {
  settings: 'wordhoard.settings',
  knowing: 'wordhoard.knowing',
  quiz: 'wordhoard.quiz',
};

const settingsDelay = 1000;

/**
 * The app's state, out of what this browser has kept, and kept there from now on. `saveAll` saves
 * at once what still waits, for a page that goes away.
 */
export function createAppStore(storage: KeyValueStorage, languages: readonly string[]) {
  const store = createStore();
  store.set(
    settingsAtom,
    restoreSettings(storage.getItem(keys.settings)) ?? defaultSettings(languages),
  );
  store.set(knowingAtom, restoreKnowing(storage.getItem(keys.knowing)));
  store.set(quizAtom, restoreQuiz(storage.getItem(keys.quiz)));

  const saves = [
    persistAtom({ store, atom: settingsAtom, storage, key: keys.settings, delay: settingsDelay }),
    persistAtom({ store, atom: knowingAtom, storage, key: keys.knowing, delay: 0 }),
    persistAtom({ store, atom: quizAtom, storage, key: keys.quiz, delay: 0 }),
  ];

  function saveAll(): void {
    for (const save of saves) save();
  }
  return { store, saveAll };
}
