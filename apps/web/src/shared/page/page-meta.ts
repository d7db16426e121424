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
  useKeptOpening(pathname, title);
}

/** Keeps the opening of the page again when what it shows has changed. */
export function useKeptOpening(...shown: readonly [unknown, unknown]): void {
  const keepOpening = useSetAtom(keepOpeningAtom);
  useEffect(() => {
    void idle().then(() => keepOpening(window));
  }, [...shown, keepOpening]);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
