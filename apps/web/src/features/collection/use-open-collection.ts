import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import type { CollectionKind } from './collection.ts';
import { useRefreshCollections } from './queries.ts';

/** Opens the page of a collection that a form has created or filled, and confirms the change with a toast. */
export function useOpenCollection(kind: CollectionKind) {
  const [, navigate] = useLocation();
  const refresh = useRefreshCollections(kind);
  const showToast = useSetAtom(showToastAtom);
  return (path: string, text?: string): void => {
    if (text !== undefined) showToast({ id: 'pasted', text });
    navigate(path, { replace: true });
    void refresh();
  };
}
