import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { idle } from '../time/idle.ts';
import { keepOpeningAtom } from './kept-openings.ts';

/**
 * Sets the title and description of the document, as the server does for the first page, and keeps the opening of the
 * page.
 *
 * @param path - the canonical path, if the page has several
 */
export function usePageMeta(title: string | undefined, description?: string, path?: string): void {
  const [pathname] = useLocation();
  const keepOpening = useSetAtom(keepOpeningAtom);
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
    void idle().then(() => keepOpening(window));
  }, [title, description, path, pathname, keepOpening]);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
