import { limits } from '@wordhoard/contract/limits';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

const settleAfter = 200;

/** What is being searched for, kept in the address so that it can be shared and gone back to. */
export function useSearchText() {
  const [parameters, setParameters] = useSearchParams();
  const text = (parameters.get('text') ?? '').slice(0, limits.wordMaxLength);
  const settledText = useSettled(text.trim());

  function setText(typed: string): void {
    setParameters(typed === '' ? {} : { text: typed }, { replace: true });
  }

  return { text, settledText, setText };
}

/** The value, once it has stopped changing: a request for each letter helps nobody. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), settleAfter);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}
