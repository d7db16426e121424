import { ToastRegion } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect } from 'react';
import { dismissToastAtom, loadFailureToast, toastsAtom } from './toast-atom.ts';

export function Toasts() {
  // Shows the result of an action before its toast.
  const toasts = useDeferredValue(useAtomValue(toastsAtom));
  const dismiss = useSetAtom(dismissToastAtom);
  useEffect(() => {
    loadFailureToast().catch(ignoreUntilNeeded);
  }, []);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}

const ignoreUntilNeeded = () => undefined;
