import { useAtomValue } from 'jotai';
import { useSession } from '../auth/use-session.ts';
import { editModeAtom } from './edit-mode-atom.ts';

/** Whether the page is being edited: visitors only read. */
export function useEditMode(): boolean {
  const isOn = useAtomValue(editModeAtom);
  const { user } = useSession();
  return isOn && user !== undefined;
}
