import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { deriveCardsAtom } from './change-practice.ts';
import {
  hasSyncFailedAtom,
  isRefusedAtom,
  loadSchedulerAtom,
  movedCountAtom,
  reviewsAtom,
  schedulerAtom,
} from './practice.ts';

/** Derives the cards of words whose histories have changed. */
export function DeriveCards(): null {
  const record = useAtomValue(reviewsAtom);
  const scheduler = useAtomValue(schedulerAtom);
  const loadScheduler = useSetAtom(loadSchedulerAtom);
  const deriveCards = useSetAtom(deriveCardsAtom);
  const setFailed = useSetAtom(hasSyncFailedAtom);
  useEffect(() => {
    if (Object.values(record).every(({ card }) => card !== undefined)) return;
    if (scheduler !== undefined) void deriveCards();
    // Without a connection, the next change or visit tries again.
    else loadScheduler().catch(() => setFailed(true));
  }, [record, scheduler, deriveCards, loadScheduler, setFailed]);
  return null;
}

/** Tells the learner that their words are in the account now, or that the browser cannot store their answers. */
export function PracticeNotices(): null {
  const { formatMessage } = useIntl();
  const isRefused = useAtomValue(isRefusedAtom);
  const [movedCount, setMovedCount] = useAtom(movedCountAtom);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (isRefused)
      showToast({ id: 'notStored', tone: 'wrong', text: formatMessage(messages.notStored) });
  }, [isRefused, formatMessage, showToast]);
  useEffect(() => {
    if (movedCount === 0) return;
    showToast({ id: 'moved', text: formatMessage(messages.moved, { count: movedCount }) });
    setMovedCount(0);
  }, [movedCount, setMovedCount, formatMessage, showToast]);
  return null;
}

const messages = defineMessages({
  moved: {
    id: 'practice.moved',
    defaultMessage:
      '{count, plural, one {# word is now in your account} other {# words are now in your account}}',
  },
  notStored: {
    id: 'practice.notStored',
    defaultMessage:
      'This browser can’t store your answers and changes. Those that aren’t in an account are lost when you close this page.',
  },
});
