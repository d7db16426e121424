import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the same function in each render, which calls that of the latest one. Rows that receive it do not render again.
 *
 * @param call - what to call in events and effects, not while rendering
 * @example
 * const remove = useStableCall((id: string) => onRemove(id));
 */
export function useStableCall<Parameters extends unknown[]>(
  call: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
