import { useEffect, useEffectEvent } from 'react';

/** Pixels: less is a change of mind. */
const swipe = 90;

/** A finger that swipes to the left anywhere on the page leads on, as it turns the page of a book. */
export function useNextBySwipe(onNext: (() => void) | undefined): void {
  const goOn = useEffectEvent(() => onNext?.());
  const isOpen = onNext !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    let from: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 1 && isForPage(touches[0]) ? touches[0] : undefined;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (from && to && isSwipe(to.clientX - from.clientX, to.clientY - from.clientY)) goOn();
      from = undefined;
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchend', end);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
    };
  }, [isOpen]);
}

const isSwipe = (right: number, down: number): boolean =>
  right < -swipe && Math.abs(down) < -right / 2;

/** A page that is magnified is moved by fingers; in a field and a dialog they do something else. */
const isForPage = (touch: Touch | undefined): boolean =>
  (window.visualViewport?.scale ?? 1) === 1 &&
  touch?.target instanceof Element &&
  touch.target.closest('dialog, input') === null;
