import { ToastRegion } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { dismissToastAtom, toastsAtom } from './toast-atom.ts';

export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
