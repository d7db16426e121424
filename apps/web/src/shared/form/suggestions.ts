import { useEffect, useState } from 'react';

/** A value after it has stopped changing, for example to avoid a request for every letter. */
export function useDebouncedValue<Value>(value: Value, delay = 200): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

/** The state of suggestions that are loaded while typing. */
export function getSuggestionState({
  isError,
  isFetching,
}: {
  isError: boolean;
  isFetching: boolean;
}): 'failed' | 'loading' | 'idle' {
  if (isError) return 'failed';
  return isFetching ? 'loading' : 'idle';
}
