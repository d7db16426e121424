import { useEffect } from 'react';
import { useLocation } from 'wouter';

/**
 * Names the page in the browser's tab and describes it to whoever shares or finds it, as the server
 * does when the page is opened there.
 *
 * @param path Where the page is known by, if it has other addresses too.
 */
export function usePageMeta(title: string | undefined, description?: string, path?: string): void {
  const [pathname] = useLocation();
  useEffect(() => {
    const name = title === undefined ? 'Wordhoard' : `${title} · Wordhoard`;
    const text = description || name;
    const address = location.origin + (path ?? location.pathname);
    document.title = name;
    set('meta[name="description"]', 'content', text);
    set('meta[property="og:title"]', 'content', title ?? name);
    set('meta[property="og:description"]', 'content', text);
    set('meta[property="og:url"]', 'content', address);
    set('link[rel="canonical"]', 'href', address);
  }, [title, description, path, pathname]);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
