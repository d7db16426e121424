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
  const settingsOf = (stored: string | null) => restoreSettings(stored, defaultSettings(languages));
  store.set(settingsAtom, settingsOf(storage.getItem(keys.settings)));
  store.set(knowingAtom, restoreKnowing(storage.getItem(keys.knowing)));
  store.set(quizAtom, restoreQuiz(storage.getItem(keys.quiz)));

  const common = { store, storage };
  const saves = [
    persistAtom({
      ...common,
      atom: settingsAtom,
      key: keys.settings,
      delay: settingsDelay,
      restore: settingsOf,
    }),
    persistAtom({
      ...common,
      atom: knowingAtom,
      key: keys.knowing,
      delay: 0,
      restore: restoreKnowing,
    }),
    // A quiz belongs to the tab that plays it; the one played last is gone on with.
    persistAtom({ ...common, atom: quizAtom, key: keys.quiz, delay: 0 }),
  ];

  function saveAll(): void {
    for (const save of saves) save();
  }
  return { store, saveAll };
}
