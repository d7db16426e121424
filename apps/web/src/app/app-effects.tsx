import { restoreLostFocus, ToastRegion, useKnowingShortcuts } from '@wordhoard/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { SessionEndNotice } from '../features/auth/session-end-notice.tsx';
import { offlineListsAtom } from '../features/list/offline-lists.ts';
import { completeRecordAtom } from '../features/review/complete-record.ts';
import { listOwnWordIds } from '../features/review/own-words.ts';
import { practiceAtom, visitor } from '../features/review/practice.ts';
import { DeriveCards, PracticeNotices } from '../features/review/practice-effects.ts';
import { provingAtom } from '../features/review/use-knowing.ts';
import { ConnectionNotice } from '../shared/connection/connection-notice.tsx';
import { EditModeEnd } from '../shared/edit-mode/edit-mode-end.tsx';
import { type InstallPrompt, installPromptAtom } from '../shared/install/install-prompt.ts';
import { lazyComponent } from '../shared/page/lazy-component.ts';
import { sessionEndAtom } from '../shared/session/session-atom.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { idle } from '../shared/time/idle.ts';
import { useLocalDay } from '../shared/time/local-day.ts';
import { dismissToastAtom, loadFailureToast, toastsAtom } from '../shared/toast/toast-atom.ts';
import { NewVersion } from './new-version.tsx';
import { reloadOnce } from './reload-once.ts';

/** For learners who have begun. Its chunk also has the answers, which cannot be loaded once the connection is lost. */
const StoreContent = lazyComponent(async () => {
  await idle();
  return (await import('./offline-answers.ts')).StoreContent;
});

const ProveDialog = lazyComponent(
  async () => (await import('../features/review/proving/prove-dialog.tsx')).ProveDialog,
);

/** Effects and overlays of every screen, which the first paint does not need. */
export function AppEffects({ isBusy }: { isBusy: boolean }) {
  const proving = useAtomValue(provingAtom);
  const hasBegun = useHasBegun();
  useKnowingShortcuts();
  useEffect(restoreLostFocus, []);
  useWindowEvents();
  return (
    <>
      <Toasts />
      <EditModeEnd />
      <SessionEndNotice />
      <ConnectionNotice />
      <NewVersion isBusy={isBusy} />
      <Suspense>{hasBegun && <StoreContent />}</Suspense>
      <DeriveCards />
      <PracticeNotices />
      <ForgetQuiz />
      <DueBadge />
      <Suspense>{proving && <ProveDialog key={proving.id} word={proving} />}</Suspense>
    </>
  );
}

function useWindowEvents(): void {
  const setInstallPrompt = useSetAtom(installPromptAtom);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Vite reports a chunk that could not be loaded.
    window.addEventListener(
      'vite:preloadError',
      () => void reloadOnce({ version: import.meta.url, reload: () => location.reload() }),
      { signal },
    );
    // The learner gets the browser's offer after a lesson.
    window.addEventListener(
      'beforeinstallprompt',
      (event) => {
        event.preventDefault();
        setInstallPrompt(event as InstallPrompt);
      },
      { signal },
    );
    return () => listening.abort();
  }, [setInstallPrompt]);
}

/** Whether the learner is more than a visitor who looks around. */
function useHasBegun(): boolean {
  const { owner, histories } = useAtomValue(practiceAtom);
  const hasLists = useAtomValue(offlineListsAtom).chosenIds.length > 0;
  return owner !== visitor || hasLists || Object.keys(histories).length > 0;
}

function Toasts() {
  // Renders the result of an action before its toast.
  const toasts = useDeferredValue(useAtomValue(toastsAtom));
  const dismiss = useSetAtom(dismissToastAtom);
  useEffect(() => {
    // The first failure tries again.
    loadFailureToast().catch(() => undefined);
  }, []);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}

/** Shows on the icon of the installed app how many words are due. */
function DueBadge(): null {
  const record = useAtomValue(completeRecordAtom);
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  const today = useLocalDay();
  const count = record && listOwnWordIds(record, { knowing: 'due', langCode, today }).length;
  useEffect(() => {
    if (count === undefined) return;
    // Not all browsers have badges, and some refuse them to pages that are not installed.
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}

/** Removes the quiz of a learner who has left. That of a visitor goes on in their account. */
function ForgetQuiz(): null {
  const { owner } = useAtomValue(practiceAtom);
  const store = useStore();
  const previous = useRef(owner);
  useEffect(() => {
    const hasLeft = previous.current !== visitor && previous.current !== owner;
    previous.current = owner;
    // After a session was ended elsewhere, its learner goes on without an account.
    if (!hasLeft || store.get(sessionEndAtom) === 'revoked') return;
    // Home needs nothing of quizzes before.
    void import('../features/quiz/session/quiz-atom.ts').then(({ quizAtom }) =>
      store.set(quizAtom, undefined),
    );
  }, [owner, store]);
  return null;
}
