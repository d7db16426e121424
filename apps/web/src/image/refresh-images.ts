import type { QueryClient } from '@tanstack/react-query';

/** Asks anew for everything that shows pictures of words. */
export const refreshImages = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['image'] }),
    queryClient.invalidateQueries({ queryKey: ['word'] }),
    queryClient.invalidateQueries({ queryKey: ['user', 'contributions'] }),
  ]);
