import { useEffect } from 'react';

interface Press {
  control: Element | null;
  left: number;
  top: number;
  /** The timestamp of the event in milliseconds. */
  time: number;
}

/** The limits within which operating systems recognise a double tap or double click. */
const doublePress = { milliseconds: 400, pixels: 24 };

/**
 * Renders nothing. It suppresses the second click of a double press on a control marked with
 * `data-guarded` if the first click hit another control: the board changed under the finger. A key
 * pressed in between ends the double press.
 */
export function DoublePressGuard(): null {
  useEffect(() => {
    let latest: Press | undefined;
    function guard(event: MouseEvent): void {
      // Clicks by keyboard and by scripts always reach the intended control.
      if (event.detail === 0 || !event.isTrusted) return;
      const press = toPress(event);
      const isAccidental = latest !== undefined && isSecondHalf(press, latest);
      if (isAccidental) {
        event.preventDefault();
        event.stopPropagation();
      }
      latest = isAccidental && latest ? { ...press, control: latest.control } : press;
    }
    const reset = () => {
      latest = undefined;
    };
    document.addEventListener('click', guard, { capture: true });
    document.addEventListener('keydown', reset, { capture: true });
    return () => {
      document.removeEventListener('click', guard, { capture: true });
      document.removeEventListener('keydown', reset, { capture: true });
    };
  }, []);
  return null;
}

const toPress = ({ target, clientX, clientY, timeStamp }: MouseEvent): Press => ({
  control: target instanceof Element ? target.closest('button, a, label, input') : null,
  left: clientX,
  top: clientY,
  time: timeStamp,
});

const isSecondHalf = (press: Press, previous: Press): boolean =>
  press.control?.closest('[data-guarded]') != null &&
  press.control !== previous.control &&
  press.time - previous.time < doublePress.milliseconds &&
  Math.hypot(press.left - previous.left, press.top - previous.top) < doublePress.pixels;
