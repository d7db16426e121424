import { useEffect, useState } from 'react';

/** A value once it has stopped changing: a request for each letter helps nobody. */
export function useDebouncedValue<Value>(value: Value, delay = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(waiting);
  }, [value, delay]);
  return settled;
}

/** What is known of suggestions that are asked for while one types. */
export function suggestionState({
  isError,
  isFetching,
}: {
  isError: boolean;
  isFetching: boolean;
}): 'failed' | 'loading' | 'idle' {
  if (isError) return 'failed';
  return isFetching ? 'loading' : 'idle';
}
