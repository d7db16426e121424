import { useEffect, useState } from 'react';

/** A value once it has stopped changing: a request for each letter helps nobody. */
export function useSettled<Value>(value: Value, settleAfter = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), settleAfter);
    return () => clearTimeout(waiting);
  }, [value, settleAfter]);
  return settled;
}
