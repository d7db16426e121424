import { useEffect, useRef } from 'react';

/** A screen reader begins with the heading that has come up. */
export function useFocusOnShow() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
