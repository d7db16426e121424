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
