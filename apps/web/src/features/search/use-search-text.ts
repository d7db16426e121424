import { limits } from '@wordhoard/contract/limits';
import { useSearchParams } from 'wouter';
import { useDebouncedValue } from '../../shared/form/suggestions.ts';

/** The text of the search, stored in the address so that it can be shared and restored. */
export function useSearchText() {
  const [parameters, setParameters] = useSearchParams();
  const text = (parameters.get('text') ?? '').slice(0, limits.wordMaxLength);
  const debouncedText = useDebouncedValue(text.trim());

  function setText(typed: string): void {
    const changed = new URLSearchParams(parameters);
    if (typed === '') changed.delete('text');
    else changed.set('text', typed);
    setParameters(changed, { replace: true });
  }

  return { text, debouncedText, setText };
}
