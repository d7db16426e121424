import { useAtomValue } from 'jotai';
import { useSession } from '../session/use-session.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** Whether pages show their editors, until the tab is closed. */
export const editModeAtom = storedAtom({
  key: 'wordhoard.edit-mode',
  area: 'tab',
  restore: (stored) => stored === true,
});

/** Whether the page is being edited. Visitors cannot edit. */
export function useEditMode(): boolean {
  const isOn = useAtomValue(editModeAtom);
  const { user } = useSession();
  return isOn && user !== undefined;
}
