import { isText, storedAtom } from '../storage/stored-atom.ts';

/** The path of the page that is being edited, until it is left. It survives a reload. */
export const editedPathAtom = storedAtom({
  key: 'wordhoard.edited-page',
  area: 'tab',
  restore: (stored) => (isText(stored) ? stored : undefined),
});

/** The prefix of the keys of all edits. */
export const editsKey = ['edit'];
