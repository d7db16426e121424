import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import type { WordHistory } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { mergeHistories } from '../../review/queries.ts';
import { findHistory, type ReviewRecord, reviewsAtom } from '../../review/review-history.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { type QueuedAnswer, type QueuedSession, queuedSessionsAtom } from './queued-session.ts';

interface BrowserData {
  record: ReviewRecord;
  sessions: readonly QueuedSession[];
  username: string;
}

/**
 * Merges a visitor's words and sessions into the account after signing in, and reports that in a
 * toast.
 */
export function MergeBrowserData({ username }: { username: string }): null {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [record, setRecord] = useAtom(reviewsAtom);
  const [sessions, setSessions] = useAtom(queuedSessionsAtom);
  const playedId = useAtomValue(quizAtom)?.id;
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isIdle, reset } = useMutation({
    mutationFn: async ({ record, sessions }: BrowserData) => ({
      words: await mergeRecord(api, record),
      sessions: await mergeSessions(api, sessions),
    }),
    onSuccess({ words, sessions: { merged: quizzes, quizIds } }, sent) {
      setRecord((current) => withoutSent(current, sent.record));
      const mergedSessions = { sessions: sent.sessions, quizIds, owner: sent.username };
      setSessions((current) => withoutMerged(current, mergedSessions, playedId));
      showToast({
        id: 'merged',
        text: formatMessage(messages[describeAdded(quizzes, words)], { quizzes, words }),
      });
      reset();
      return queryClient.resetQueries();
    },
  });

  const sessionsDue = listSessionsToMerge(sessions, playedId);
  const isMergeDue = isIdle && (Object.keys(record).length > 0 || sessionsDue.length > 0);
  useEffect(() => {
    if (!isMergeDue) return;
    mutate({ record, sessions: sessionsDue, username });
  }, [isMergeDue, mutate, record, sessionsDue, username]);
  return null;
}

type AddedContent = 'both' | 'quizzes' | 'words' | 'nothing';

function describeAdded(quizzes: number, words: number): AddedContent {
  if (quizzes > 0) return words > 0 ? 'both' : 'quizzes';
  return words > 0 ? 'words' : 'nothing';
}

const messages = defineMessages({
  both: {
    id: 'mergeBrowserData.both',
    defaultMessage:
      'We added {quizzes, plural, one {# quiz} other {# quizzes}} and {words, plural, one {# word} other {# words}} to your account',
  },
  quizzes: {
    id: 'mergeBrowserData.quizzes',
    defaultMessage: 'We added {quizzes, plural, one {# quiz} other {# quizzes}} to your account',
  },
  words: {
    id: 'mergeBrowserData.words',
    defaultMessage: 'We added {words, plural, one {# word} other {# words}} to your account',
  },
  nothing: {
    id: 'mergeBrowserData.nothing',
    defaultMessage: 'Your account already has everything from this device',
  },
});

/** @returns how many words are new to the account or have advanced */
async function mergeRecord(api: ApiClient, record: ReviewRecord): Promise<number> {
  let merged = 0;
  for (const words of splitIntoBatches(record)) {
    const { added, advanced } = await mergeHistories(api, words);
    merged += added + advanced;
  }
  return merged;
}

/** As many as fit into a request; about 80 bytes each. */
const maxReviews = 5_000;
/** The server's limit. */
const maxReviewsOfWord = 1_000;

/** The words with their latest reviews, in several requests. */
export function splitIntoBatches(record: ReviewRecord): WordHistory[][] {
  const batches: WordHistory[][] = [];
  let remaining = 0;
  for (const [wordId, history] of Object.entries(record)) {
    const latest = history.reviews.slice(-maxReviewsOfWord);
    const reviews = latest.map(({ at, ...review }) => ({ reviewedAt: at, ...review }));
    if (reviews.length > remaining) {
      batches.push([]);
      remaining = maxReviews;
    }
    batches.at(-1)?.push({ wordId, reviews });
    remaining -= reviews.length;
  }
  return batches;
}

/** Keeps the histories that have changed since they were sent. */
const withoutSent = (record: ReviewRecord, sent: ReviewRecord): ReviewRecord =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([wordId, { reviews }]) =>
        // Another tab may have stored the record again, as other objects.
        JSON.stringify(reviews) !== JSON.stringify(findHistory(sent, wordId)?.reviews),
    ),
  );

/** The visitor's sessions, except the current one if it is unfinished: it continues in the account. */
export const listSessionsToMerge = (
  sessions: readonly QueuedSession[],
  playedId: string | undefined,
): readonly QueuedSession[] =>
  sessions.filter(
    ({ id, owner, answers, finishedAt, isSettled }) =>
      owner === undefined &&
      !isSettled &&
      answers.length > 0 &&
      (finishedAt !== undefined || id !== playedId),
  );

interface MergeResult {
  /** How many sessions are new to the account. */
  merged: number;
  /** The id of each session in the account. */
  quizIds: readonly (string | null)[];
}

async function mergeSessions(
  api: ApiClient,
  sessions: readonly QueuedSession[],
): Promise<MergeResult> {
  const [first] = sessions;
  if (first === undefined) return { merged: 0, quizIds: [] };
  const now = new Date().toISOString();
  const played = sessions.map(({ settings, finishedAt = now, answers }) => ({
    settings,
    finishedAt,
    results: answers.map(withoutOrder),
  }));
  const body = { key: first.id, rounds: played };
  return readData(api.POST('/front-quiz/merge', { body }));
}

interface MergedSessions {
  sessions: readonly QueuedSession[];
  quizIds: MergeResult['quizIds'];
  /** The account that owns them now. */
  owner: string;
}

/**
 * The session on the screen stays, otherwise it would count as a new one. Its answers may still
 * change, in the account as well.
 */
export const withoutMerged = (
  sessions: readonly QueuedSession[],
  sent: MergedSessions,
  playedId: string | undefined,
): readonly QueuedSession[] =>
  sessions.flatMap((session) => {
    const index = sent.sessions.findIndex(({ id }) => id === session.id);
    if (index < 0) return [session];
    if (session.id !== playedId) return [];
    const quizId = sent.quizIds[index] ?? undefined;
    return [
      {
        ...session,
        owner: sent.owner,
        quizId,
        sent: sent.sessions[index]?.answers ?? [],
        isFinishSent: true,
        isSettled: quizId === undefined,
      },
    ];
  });

export const withoutOrder = ({ order: _order, ...answer }: QueuedAnswer) => answer;
