import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Follows links of this site without loading the page anew; all others are the browser's. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = linkOf(event);
      if (link === undefined || !isOurs(event, link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest('a') ?? undefined) : undefined;
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download')) return false;
  return link.origin === location.origin && !isWithinPage(link);
}

const isWithinPage = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
