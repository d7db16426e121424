import type { ApiClient } from '@wordhoard/api-client';
import { createContext, useContext } from 'react';

const ApiContext = createContext<ApiClient | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
