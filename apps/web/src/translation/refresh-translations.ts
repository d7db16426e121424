import type { QueryClient } from '@tanstack/react-query';

/** Asks anew for everything that shows translations. */
export const refreshTranslations = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['translation'] }),
    queryClient.invalidateQueries({ queryKey: ['word'] }),
    queryClient.invalidateQueries({ queryKey: ['user', 'contributions'] }),
  ]);
