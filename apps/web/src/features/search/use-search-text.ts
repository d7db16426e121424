import { limits } from '@wordhoard/contract/limits';
import { useSearchParams } from 'wouter';
import { useDebouncedValue } from '../../shared/form/suggestions.ts';
import { paths } from '../../shared/routes/routes.ts';

/** The address of a search for a text as it is typed, even if nothing is found. */
export const searchAsTyped = (text: string): string => `${paths.searchFor(text)}&exact=true`;

/** The text of the search, stored in the address so that it can be shared and restored. */
export function useSearchText() {
  const [parameters, setParameters] = useSearchParams();
  const text = (parameters.get('text') ?? '').slice(0, limits.wordMaxLength);
  const debouncedText = useDebouncedValue(text.trim());

  function setText(typed: string): void {
    const changed = new URLSearchParams(parameters);
    changed.delete('exact');
    if (typed === '') changed.delete('text');
    else changed.set('text', typed);
    setParameters(changed, { replace: true });
  }

  const isAsTyped = parameters.get('exact') === 'true';
  return { text, debouncedText, isAsTyped, setText };
}
