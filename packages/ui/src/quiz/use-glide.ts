import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What comes to stand elsewhere in a list goes there before the eyes. Measured only with a new
 * `order`, since it makes the browser lay out the page at once.
 */
export function useGlide(list: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    for (const child of list.current?.children ?? []) {
      const top = (child as HTMLElement).offsetTop;
      const before = tops.current.get(child) ?? top;
      tops.current.set(child, top);
      if (before !== top && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        child.animate([{ translate: `0 ${before - top}px` }, { translate: '0' }], {
          duration: 320,
          easing: 'ease-in-out',
        });
      }
    }
  }, [order]);
}
