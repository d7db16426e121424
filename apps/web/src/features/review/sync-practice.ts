import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { inTurn, keepSending } from '../../shared/connection/keep-sending.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { hasSyncFailedAtom, practiceAtom, visitor } from './practice.ts';
import { deviceIdAtom, followers, synchronise } from './synchronise.ts';

const syncRequestAtom = atom(0);

/** Asks the account for the events of other devices. */
export const requestSyncAtom = atom(null, (get, set) =>
  set(syncRequestAtom, get(syncRequestAtom) + 1),
);

/**
 * Sends what the learner did on this device to their account, as soon as the server can be reached, and receives what
 * they did on others.
 */
export function SyncPractice(): null {
  const { owner, unsentCount } = useAtomValue(practiceAtom);
  const request = useAtomValue(syncRequestAtom);
  const sync = useEffectEvent(useSync());
  const [deviceId, setDeviceId] = useAtom(deviceIdAtom);
  // From now on, all tabs and visits have the same.
  useEffect(() => setDeviceId(deviceId), [deviceId, setDeviceId]);

  // New requests start another call.
  useEffect(() => {
    if (owner === visitor) return;
    void sync(() => true);
    // What waits is sent below, and then others are received as well.
    const online = () => void sync((unsent) => unsent === 0);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [owner, request]);

  useEffect(() => {
    if (owner === visitor || unsentCount === 0) return;
    return keepSending(() => sync((unsent) => unsent > 0), window);
  }, [owner, unsentCount]);
  return null;
}

/** Synchronises when it is this tab's turn, if there is still a reason to. */
function useSync() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const setFailed = useSetAtom(hasSyncFailedAtom);
  /** Until then, the account takes no more. */
  const refusedUntil = useRef(0);

  async function sync(isNeeded: (unsentCount: number) => boolean): Promise<void> {
    const { owner, unsentCount } = store.get(practiceAtom);
    if (owner === visitor || !isNeeded(unsentCount) || Date.now() < refusedUntil.current) return;
    setFailed(!navigator.onLine);
    if (!navigator.onLine) return;
    const { isClockWrong, isRefused, hasChanged } = await synchronise({ api, store });
    if (isClockWrong) showToast({ id: 'wrongClock', text: formatMessage(messages.wrongClock) });
    if (isRefused)
      showToast({ id: 'refused', tone: 'wrong', text: formatMessage(messages.refused) });
    // Other tabs need not wait for what follows.
    if (hasChanged) void queryClient.invalidateQueries(followers);
  }

  /** @returns the milliseconds for which the account takes no more */
  return async (isNeeded: (unsentCount: number) => boolean): Promise<number> => {
    await inTurn('practice', () => sync(isNeeded)).catch((failure: unknown) => {
      // Events wait for the connection, or until their learner signs in again.
      setFailed(true);
      if (!(failure instanceof ApiFailure)) throw failure;
      refusedUntil.current = Date.now() + (failure.retryAfterSeconds ?? 0) * 1_000;
    });
    return refusedUntil.current - Date.now();
  };
}

const messages = defineMessages({
  wrongClock: {
    id: 'practice.wrongClock',
    defaultMessage: 'This device’s clock is wrong. Your answers count for today.',
  },
  refused: {
    id: 'practice.refused',
    defaultMessage: 'One answer couldn’t be saved to your account. It counts on this device only.',
  },
});
