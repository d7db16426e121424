import { useEffect } from 'react';

interface Press {
  control: Element | null;
  left: number;
  top: number;
  /** Milliseconds, as events tell them. */
  time: number;
}

/** Of a double tap and a double click, as systems take them. */
const doublePress = { milliseconds: 400, pixels: 24 };

/**
 * Draws nothing: it leaves out the second half of a double press where something that is marked with
 * `data-guarded` stands under the finger by then, for it was meant for what stood there before.
 * Between the halves of a double press, nobody presses a key.
 */
export function PressGuard(): null {
  useEffect(() => {
    let latest: Press | undefined;
    function guard(event: MouseEvent): void {
      // Enter and Space press what has the focus, and a script what it wants, wherever that is.
      if (event.detail === 0 || !event.isTrusted) return;
      const press = pressOf(event);
      const isMisled = latest !== undefined && isMeantForOther(press, latest);
      if (isMisled) {
        event.preventDefault();
        event.stopPropagation();
      }
      latest = isMisled && latest ? { ...press, control: latest.control } : press;
    }
    const forget = () => {
      latest = undefined;
    };
    document.addEventListener('click', guard, { capture: true });
    document.addEventListener('keydown', forget, { capture: true });
    return () => {
      document.removeEventListener('click', guard, { capture: true });
      document.removeEventListener('keydown', forget, { capture: true });
    };
  }, []);
  return null;
}

const pressOf = ({ target, clientX, clientY, timeStamp }: MouseEvent): Press => ({
  control: target instanceof Element ? target.closest('button, a, label, input') : null,
  left: clientX,
  top: clientY,
  time: timeStamp,
});

const isMeantForOther = (press: Press, former: Press): boolean =>
  press.control?.closest('[data-guarded]') != null &&
  press.control !== former.control &&
  press.time - former.time < doublePress.milliseconds &&
  Math.hypot(press.left - former.left, press.top - former.top) < doublePress.pixels;
