import { atom, useAtomValue } from 'jotai';
import { useSession } from '../session/use-session.ts';

/** Whether pages show what they are edited with. It lasts as long as the tab. */
export const editModeAtom = atom(false);

export const restoreEditMode = (stored: string | null): boolean => stored === 'true';

/** Whether the page is being edited: visitors only read. */
export function useEditMode(): boolean {
  const isOn = useAtomValue(editModeAtom);
  const { user } = useSession();
  return isOn && user !== undefined;
}
