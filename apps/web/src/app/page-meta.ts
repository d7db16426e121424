import { useEffect } from 'react';

/** Names the page in the browser's tab and describes it to whoever shares or finds it. */
export function usePageMeta(title: string | undefined, description?: string): void {
  useEffect(() => {
    document.title = title === undefined ? 'Wordhoard' : `${title} · Wordhoard`;
  }, [title]);
  useEffect(() => {
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', description ?? title ?? 'Wordhoard');
  }, [description, title]);
}
