import type { QueryClient } from '@tanstack/react-query';

/** Asks anew for everything that shows tags of words. */
export const refreshTags = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['tag'] }),
    queryClient.invalidateQueries({ queryKey: ['word'] }),
    queryClient.invalidateQueries({ queryKey: ['user', 'contributions'] }),
  ]);
