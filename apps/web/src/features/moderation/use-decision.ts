import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ModerationEntry } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { FeedPage } from '@wordhoard/feed-store';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { decide, type EntryKind, entryFeedQuery } from './queries.ts';

type EntryFeed = InfiniteData<FeedPage<ModerationEntry>>;

/**
 * Decides on entries. Approved ones disappear immediately and return if the request fails. Rejected
 * ones stay until the request succeeds, because the dialog may still show errors. A decision about
 * pending entries can be undone.
 */
export function useDecision({ kind, status }: { kind: EntryKind; status: EntryStatus }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { queryKey } = entryFeedQuery(api, { kind, status });

  function removeFromFeed(ids: readonly string[]): () => void {
    const before = queryClient.getQueryData<EntryFeed>(queryKey);
    queryClient.setQueryData<EntryFeed>(queryKey, (feed) => feed && without(feed, ids));
    return () => queryClient.setQueryData(queryKey, before);
  }
  // Decisions publish or hide words, which any page may show.
  const refresh = () => queryClient.invalidateQueries();

  const { mutate: reopen } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      decide(api, { kind, ids: [...ids], status: EntryStatus.Pending }),
    onSuccess(_answer, { length: count }) {
      showToast({ id: 'decision', text: formatMessage(messages.reopened, { count }) });
    },
    onSettled: refresh,
  });

  function report(decided: 'approved' | 'rejected', ids: readonly string[]): void {
    // An approved suggestion has become a translation, which is moderated itself.
    const isFinal = kind === 'suggestion' && decided === 'approved';
    showToast({
      id: 'decision',
      text: formatMessage(messages[decided], { count: ids.length }),
      ...(status === EntryStatus.Pending &&
        !isFinal && {
          duration: undoMilliseconds,
          onUndo: () => reopen(ids),
        }),
    });
  }

  const { mutate: approve } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      decide(api, { kind, ids: [...ids], status: EntryStatus.Approved }),
    onMutate(ids) {
      void queryClient.cancelQueries({ queryKey });
      return removeFromFeed(ids);
    },
    onError: (_failure, _ids, undo) => undo?.(),
    onSuccess: (_answer, ids) => report('approved', ids),
    onSettled: refresh,
  });

  async function reject(ids: readonly string[], reason: string): Promise<void> {
    await decide(api, { kind, ids: [...ids], status: EntryStatus.Rejected, reason });
    removeFromFeed(ids);
    report('rejected', ids);
    void refresh();
  }

  return { approve, reject };
}

/** Long enough to notice a slip while working through the queue. */
const undoMilliseconds = 10_000;

function without(feed: EntryFeed, ids: readonly string[]): EntryFeed {
  const isRemoved = ({ id }: ModerationEntry) => ids.includes(id);
  const removed = feed.pages.flatMap(({ data }) => data.filter(isRemoved)).length;
  const pages = feed.pages.map((page) => ({
    ...page,
    data: page.data.filter((entry) => !isRemoved(entry)),
    total: page.total - removed,
  }));
  return { ...feed, pages };
}

const messages = defineMessages({
  approved: {
    id: 'decision.approved',
    defaultMessage: '{count, plural, one {# entry approved} other {# entries approved}}',
  },
  rejected: {
    id: 'decision.rejected',
    defaultMessage: '{count, plural, one {# entry rejected} other {# entries rejected}}',
  },
  reopened: {
    id: 'decision.reopened',
    defaultMessage:
      '{count, plural, one {# entry is pending again} other {# entries are pending again}}',
  },
});
