import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Handles clicks on links of this site without a page load. The browser handles all others. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    function handleClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isAppNavigation(event, link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate]);
}

function isAppNavigation(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download')) return false;
  return link.origin === location.origin && !isHashLink(link);
}

const isHashLink = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/**
 * After a change of page, scrolls to the top and moves the focus to the main content, so that the
 * keyboard and screen readers continue there. When going back, the browser restores the scroll
 * position.
 */
export function useRouteFocus(): void {
  const [pathname] = useLocation();
  const previous = useRef(pathname);
  const wentBack = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  // Runs before the effects of the screen, which may scroll elsewhere.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    // A choice in a popover, such as a language, may change the page: the focus stays with it.
    if (document.activeElement?.closest('[popover]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
