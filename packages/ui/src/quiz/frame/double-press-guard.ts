import { useEffect } from 'react';

interface Press {
  control: Element | null;
  event: MouseEvent;
}

/** The limits within which operating systems recognise a double tap or double click. */
const doublePress = { milliseconds: 400, pixels: 24 };

/**
 * Renders nothing. It suppresses the second click of a double press on a control marked with
 * `data-guarded` if the first click hit another control: the board changed under the finger. A key
 * pressed in between ends the double press, and so does the time, however often one presses.
 */
export function DoublePressGuard(): null {
  useEffect(() => {
    let latest: Press | undefined;
    function guard(event: MouseEvent): void {
      // Clicks by keyboard and by scripts always reach the intended control.
      if (event.detail === 0 || !event.isTrusted) return;
      const press = { control: findControl(event), event };
      if (latest !== undefined && isSecondHalf(press, latest)) {
        event.preventDefault();
        event.stopPropagation();
      } else latest = press;
    }
    const reset = () => {
      latest = undefined;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', guard, { capture: true, signal });
    document.addEventListener('keydown', reset, { capture: true, signal });
    return () => listening.abort();
  }, []);
  return null;
}

const findControl = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? target.closest('button, a, label, input') : null;

const isSecondHalf = (press: Press, previous: Press): boolean =>
  press.control?.closest('[data-guarded]') != null &&
  press.control !== previous.control &&
  press.event.timeStamp - previous.event.timeStamp < doublePress.milliseconds &&
  Math.hypot(
    press.event.clientX - previous.event.clientX,
    press.event.clientY - previous.event.clientY,
  ) < doublePress.pixels;
