import { useLocation, useSearch } from 'wouter';

/** The address of this page, to come back to. */
export function useHere(): string {
  const [pathname] = useLocation();
  const search = useSearch();
  return search === '' ? pathname : `${pathname}?${search}`;
}
