import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * After a change of page, starts at its top and moves the focus there, so that a keyboard goes on
 * from the new page and a screen reader reads it. Going back leaves the scrolling to the browser.
 */
export function useRouteFocus(): void {
  const [pathname] = useLocation();
  const previous = useRef(pathname);
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  // Before the effects of the screen, which may know a better place.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
