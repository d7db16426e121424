import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { type KnowingRecord, knowingAtom } from './knowing-atom.ts';
import { mergeKnowing } from './knowing-calls.ts';

const mostAtOnce = 5_000;

/** What a visitor has marked goes into their account as soon as they sign in, and they are told. */
export function KnowingMerge(): null {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [record, setRecord] = useAtom(knowingAtom);
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isIdle, reset } = useMutation({
    mutationFn: (entries: MarkedEntries) =>
      mergeKnowing(api, { words: entries.map(markedWord), key: crypto.randomUUID() }),
    onSuccess({ added, advanced }, sent) {
      setRecord((kept) => without(kept, sent));
      showToast({
        id: 'merged',
        text: formatMessage(messages.merged, { count: added + advanced }),
      });
      reset();
      return queryClient.resetQueries();
    },
  });

  const isDue = isIdle && Object.keys(record).length > 0;
  useEffect(() => {
    if (isDue) mutate(Object.entries(record).slice(0, mostAtOnce));
  }, [isDue, mutate, record]);
  return null;
}

type MarkedEntries = [string, KnowingRecord[string]][];

const markedWord = ([wordId, { knowing, ...days }]: MarkedEntries[number]) => ({
  wordId,
  knowing: knowing === 'known' ? Knowing.Known : Knowing.Saved,
  ...days,
});

function without(record: KnowingRecord, sent: MarkedEntries): KnowingRecord {
  const sentIds = new Set(sent.map(([wordId]) => wordId));
  return Object.fromEntries(Object.entries(record).filter(([wordId]) => !sentIds.has(wordId)));
}

const messages = defineMessages<{ merged: { count: number } }>({
  merged: {
    id: 'knowing.merged',
    defaultMessage:
      '{count, plural, =0 {Your account knew the words of this browser already} one {# word of this browser is in your account now} other {# words of this browser are in your account now}}',
  },
});
