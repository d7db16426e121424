import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { knowingAtom } from '../knowing/knowing-atom.ts';
import { type MarkedEntries, mergeMarked, withoutMarked } from '../knowing/merge-marked.ts';
import type { KeptRound } from '../quiz/kept-round.ts';
import { keptRoundsAtom } from '../quiz/kept-rounds-atom.ts';
import { mergeRounds, roundsToMerge, withoutMerged } from '../quiz/merge-rounds.ts';
import { quizAtom } from '../quiz/quiz-atom.ts';
import { showToastAtom } from '../toast/toast-atom.ts';

const mostAtOnce = 5_000;

interface Kept {
  marked: MarkedEntries;
  rounds: readonly KeptRound[];
  username: string;
}

/** What a visitor has marked and played goes into their account once they sign in, and they are told. */
export function BrowserMerge({ username }: { username: string }): null {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [record, setRecord] = useAtom(knowingAtom);
  const [rounds, setRounds] = useAtom(keptRoundsAtom);
  const playedId = useAtomValue(quizAtom)?.id;
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isIdle, reset } = useMutation({
    mutationFn: async ({ marked, rounds }: Kept) => ({
      words: await mergeMarked(api, marked),
      rounds: await mergeRounds(api, rounds),
    }),
    onSuccess(merged, sent) {
      setRecord((kept) => withoutMarked(kept, sent.marked));
      const { quizIds, merged: count } = merged.rounds;
      const arrived = { rounds: sent.rounds, quizIds, owner: sent.username };
      setRounds((kept) => withoutMerged(kept, arrived, playedId));
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

  const due = roundsToMerge(rounds, playedId);
  const isDue = isIdle && (Object.keys(record).length > 0 || due.length > 0);
  useEffect(() => {
    if (!isDue) return;
    mutate({ marked: Object.entries(record).slice(0, mostAtOnce), rounds: due, username });
  }, [isDue, mutate, record, due, username]);
  return null;
}

const messages = defineMessages<{
  merged: { count: number };
  both: { words: number; rounds: number };
}>({
  merged: {
    id: 'knowing.merged',
    defaultMessage:
      '{count, plural, =0 {Your account knew the words of this browser already} one {# word of this browser is in your account now} other {# words of this browser are in your account now}}',
  },
  both: {
    id: 'merge.both',
    defaultMessage:
      'In your account now: {rounds, plural, one {# round} other {# rounds}} of quizzes{words, plural, =0 {} one { and # word} other { and # words}} of this browser',
  },
});
