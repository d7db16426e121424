import { useEffect, useRef } from 'react';

/** A screen reader begins with the heading that has come up. */
export function useFocusOnShow(isShown = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  return heading;
}
