import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { waitingEditsAtom } from '../../shared/outbox/waiting-edits.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { mentions } from './waiting-order.ts';

const WaitingEditsList = lazyComponent(
  async () => (await import('./waiting-edits-list.tsx')).WaitingEditsList,
);

/** The edits that the account does not have; those of one list or word by its id. Nothing if there are none. */
export function WaitingEdits({ id }: { id?: string }) {
  const edits = useAtomValue(waitingEditsAtom);
  const shown = edits.filter((edit) => id === undefined || mentions(edit, id));
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <WaitingEditsList shown={shown} pageId={id} />
    </Suspense>
  );
}
