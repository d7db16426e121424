import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { Knowing } from '@wordhoard/contract/enumeration';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { newId } from '../../../shared/storage/new-id.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { type KnowingRecord, knowingAtom } from '../knowing/knowing-atom.ts';
import { mergeKnowing } from '../queries.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { type QueuedAnswer, type QueuedSession, queuedSessionsAtom } from './queued-session.ts';

const batchSize = 5_000;

interface BrowserData {
  marked: MarkedEntries;
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
  const [record, setRecord] = useAtom(knowingAtom);
  const [sessions, setSessions] = useAtom(queuedSessionsAtom);
  const playedId = useAtomValue(quizAtom)?.id;
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isIdle, reset } = useMutation({
    mutationFn: async ({ marked, sessions }: BrowserData) => ({
      words: await mergeMarked(api, marked),
      sessions: await mergeSessions(api, sessions),
    }),
    onSuccess(merged, sent) {
      setRecord((current) => withoutMarked(current, sent.marked));
      const { quizIds, merged: count } = merged.sessions;
      const mergedSessions = { sessions: sent.sessions, quizIds, owner: sent.username };
      setSessions((current) => withoutMerged(current, mergedSessions, playedId));
      showToast({
        id: 'merged',
        text:
          count > 0
            ? formatMessage(messages.both, { words: merged.words, rounds: count })
            : formatMessage(messages.merged, { count: merged.words }),
      });
      reset();
      return queryClient.resetQueries();
    },
  });

  const sessionsDue = sessionsToMerge(sessions, playedId);
  const isMergeDue = isIdle && (Object.keys(record).length > 0 || sessionsDue.length > 0);
  useEffect(() => {
    if (!isMergeDue) return;
    mutate({ marked: Object.entries(record).slice(0, batchSize), sessions: sessionsDue, username });
  }, [isMergeDue, mutate, record, sessionsDue, username]);
  return null;
}

const messages = defineMessages<{
  merged: { count: number };
  both: { words: number; rounds: number };
}>({
  merged: {
    id: 'mergeBrowserData.merged',
    defaultMessage:
      '{count, plural, =0 {Your account knew the words of this browser already} one {# word of this browser is in your account now} other {# words of this browser are in your account now}}',
  },
  both: {
    id: 'mergeBrowserData.both',
    defaultMessage:
      'In your account now: {rounds, plural, one {# round} other {# rounds}} of quizzes{words, plural, =0 {} one { and # word} other { and # words}} of this browser',
  },
});

type MarkedEntries = [string, KnowingRecord[string]][];

/** @returns how many words are new to the account or have advanced */
async function mergeMarked(api: ApiClient, marked: MarkedEntries): Promise<number> {
  if (marked.length === 0) return 0;
  const words = marked.map(markedWord);
  const { added, advanced } = await mergeKnowing(api, { words, key: newId() });
  return added + advanced;
}

const markedWord = ([wordId, { status: knowing, ...days }]: MarkedEntries[number]) => ({
  wordId,
  knowing: knowing === 'known' ? Knowing.Known : Knowing.Saved,
  ...days,
});

function withoutMarked(record: KnowingRecord, sent: MarkedEntries): KnowingRecord {
  const sentIds = new Set(sent.map(([wordId]) => wordId));
  return Object.fromEntries(Object.entries(record).filter(([wordId]) => !sentIds.has(wordId)));
}

/** The visitor's sessions, except the current one if it is unfinished: it continues in the account. */
export const sessionsToMerge = (
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

interface Merged {
  /** How many sessions are new to the account. */
  merged: number;
  /** The id of each session in the account. */
  quizIds: readonly (string | null)[];
}

async function mergeSessions(api: ApiClient, sessions: readonly QueuedSession[]): Promise<Merged> {
  const [first] = sessions;
  if (first === undefined) return { merged: 0, quizIds: [] };
  const now = new Date().toISOString();
  const played = sessions.map(({ settings, finishedAt = now, answers }) => ({
    settings,
    finishedAt,
    results: answers.map(withoutOrder),
  }));
  const body = { key: first.id, rounds: played };
  return dataOf(api.POST('/front-quiz/merge', { body }));
}

interface MergedSessions {
  sessions: readonly QueuedSession[];
  quizIds: Merged['quizIds'];
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
