import { ToastRegion } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';
import { dismissToastAtom, toastsAtom } from './toast-atom.ts';

export function Toasts() {
  // What has been done shows first, and then what is said of it.
  const toasts = useDeferredValue(useAtomValue(toastsAtom));
  const dismiss = useSetAtom(dismissToastAtom);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
