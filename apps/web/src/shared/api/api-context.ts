import { type ApiClient, ApiFailure } from '@wordhoard/api-client';
import { type ApiQueries, createApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import { atom } from 'jotai';
import { createContext, useContext, useMemo } from 'react';

const ApiContext = createContext<ApiClient | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Query options and mutations for every route. */
export function useApiQueries(): ApiQueries {
  const api = useApi();
  return useMemo(() => createApiQueries(api), [api]);
}

export const initDataKey = routeKey('get', '/front-general/init-data');

export const initDataQuery = (api: ApiQueries) =>
  api.queryOptions('get', '/front-general/init-data', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The option of a call that the device must not answer instead of the server. */
export const fromServer = { fetch: (request: Request) => fetch(request) };

/** Whether the latest requests could not reach the server. */
export const isServerUnreachableAtom = atom(false);

/** The server or a proxy before it could not be reached, which is a temporary failure. */
export const isUnreachable = ({ status }: ApiFailure): boolean => status === 0 || status >= 502;

/** A screen requests what its address names, so an invalid request means that the page cannot exist. */
export const isInvalidAddress = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'ParameterInvalid';
