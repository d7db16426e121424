import type { createStore } from 'jotai';
import {
  openedStoreAtom,
  openPracticeAtom,
  removePracticeAtom,
  showChangeAtom,
  storeEventsAtom,
  tabsAtom,
} from '../features/review/change-practice.ts';
import {
  earlyEventsAtom,
  isRefusedAtom,
  isReturningAtom,
  practiceAtom,
  type RecordEvents,
  recorderAtom,
  visitor,
} from '../features/review/practice.ts';
import { createVisitStore, openPracticeStore } from '../features/review/practice-database.ts';
import { createSafeStore } from '../features/review/safe-store.ts';
import { forgetOpeningAtom, keptOpeningsAtom, noOpenings } from '../shared/page/kept-openings.ts';
import { paths } from '../shared/routes/routes.ts';
import { sessionAtom, sessionEndAtom } from '../shared/session/session-atom.ts';

/** Removes private words and images, which the next learner on this device must not see. */
async function removeContent(store: ReturnType<typeof createStore>): Promise<void> {
  const { removeContentAtom } = await import('../features/offline/remove-content.ts');
  await store.set(removeContentAtom);
}

/** Shows the practice of the learner who is signed in, and what other tabs change in it. Resolves when it is read. */
export async function followPractice(
  store: ReturnType<typeof createStore>,
  page: { readonly location: Pick<Location, 'pathname'> },
): Promise<void> {
  const onRefuse = () => store.set(isRefusedAtom, true);
  const opened = await openPracticeStore().catch(() => {
    onRefuse();
    return createVisitStore();
  });
  const safeStore = createSafeStore(opened, {
    reopen: openPracticeStore,
    getShown: () => store.get(practiceAtom),
    onRefuse,
  });
  store.set(openedStoreAtom, safeStore);
  const channel = new BroadcastChannel('wordhoard.practice');
  store.set(tabsAtom, channel);
  channel.addEventListener('message', ({ data }) => store.set(showChangeAtom, data));

  store.sub(practiceAtom, () => {
    const { owner: shown, histories } = store.get(practiceAtom);
    const isReturning = shown === visitor && Object.keys(histories).length > 0;
    if (isReturning !== store.get(isReturningAtom)) store.set(isReturningAtom, isReturning);
    // Until it is shown again, Today would tell of words that are no longer due.
    if (page.location.pathname !== paths.home()) store.set(forgetOpeningAtom, paths.home());
  });

  /** The learner whose practice is shown or being read. */
  let owner = visitor;

  /** After a session has expired, its learner may return: answers wait for them. */
  function findOwner(): string {
    const mayReturn = store.get(sessionEndAtom) === 'expired';
    return store.get(sessionAtom)?.user.username ?? (mayReturn ? owner : visitor);
  }

  function open(): Promise<void> {
    owner = findOwner();
    return store.set(openPracticeAtom, owner);
  }

  store.sub(sessionAtom, () => {
    if (findOwner() === owner) return;
    store.set(keptOpeningsAtom, noOpenings);
    if (owner !== visitor) void removeContent(store);
    const end = store.get(sessionEndAtom);
    // Another learner may take the username of a deleted account. After signing out, unsent events stay for their learner.
    if (end === 'deleted' || end === 'signedOut')
      void store.set(removePracticeAtom, owner, { isForced: end === 'deleted' });
    void open();
  });
  await open();
  const record: RecordEvents = (...change) => store.set(storeEventsAtom, ...change);
  const early = store.get(earlyEventsAtom);
  store.set(recorderAtom, { record });
  for (const change of early) await record(...change);
}
