import { createStore } from 'jotai';
import { knowingAtom, restoreKnowing } from '../features/practice/knowing/knowing-atom.ts';
import { quizAtom, restoreQuiz } from '../features/practice/session/quiz-atom.ts';
import { editModeAtom, restoreEditMode } from '../shared/edit-mode/edit-mode.ts';
import { draftsAtom, restoreDrafts } from '../shared/form/drafts.ts';
import {
  defaultSettings,
  restoreSettings,
  settingsAtom,
} from '../shared/settings/settings-atom.ts';
import { type KeyValueStorage, storageAtom } from '../shared/storage/key-value-storage.ts';
import { persistAtom } from '../shared/storage/persist-atom.ts';

const keys = {
  settings: 'wordhoard.settings',
  knowing: 'wordhoard.knowing',
  quiz: 'wordhoard.quiz',
  drafts: 'wordhoard.drafts',
  editMode: 'wordhoard.edit-mode',
};

const settingsDelay = 1000;

interface Storages {
  /** For as long as the browser keeps it. */
  storage: KeyValueStorage;
  /** For as long as the tab is open. */
  tabStorage: KeyValueStorage;
}

/**
 * The app's state, out of what this browser has kept, and kept there from now on. `saveAll` saves
 * at once what still waits, for a page that goes away.
 */
export function createAppStore({ storage, tabStorage }: Storages, languages: readonly string[]) {
  const store = createStore();
  const settingsOf = (stored: string | null) => restoreSettings(stored, defaultSettings(languages));
  store.set(settingsAtom, settingsOf(storage.getItem(keys.settings)));
  store.set(knowingAtom, restoreKnowing(storage.getItem(keys.knowing)));
  store.set(quizAtom, restoreQuiz(storage.getItem(keys.quiz)));
  store.set(draftsAtom, restoreDrafts(tabStorage.getItem(keys.drafts)));
  store.set(editModeAtom, restoreEditMode(tabStorage.getItem(keys.editMode)));

  store.set(storageAtom, storage);

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
    persistAtom({ store, storage: tabStorage, atom: draftsAtom, key: keys.drafts, delay: 0 }),
    persistAtom({ store, storage: tabStorage, atom: editModeAtom, key: keys.editMode, delay: 0 }),
  ];

  function saveAll(): void {
    for (const save of saves) save();
  }
  return { store, saveAll };
}
