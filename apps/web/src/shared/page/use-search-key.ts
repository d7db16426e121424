import { CharacterKeysContext } from '@wordhoard/ui';
import { use, useEffect, useEffectEvent } from 'react';

/** Calls back when `/` is pressed outside of a text field, unless the learner has turned character keys off. */
export function useSearchKey(onPress: () => void): void {
  const onSearchKey = useEffectEvent(onPress);
  const isOn = use(CharacterKeysContext);
  useEffect(() => {
    if (!isOn) return;
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isInField(event.target)) return;
      event.preventDefault();
      onSearchKey();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
