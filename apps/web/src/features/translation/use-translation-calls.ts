import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import {
  changeSpeechPart,
  createTranslations,
  pinTranslation,
  refreshTranslations,
  translationFeedQuery,
  withdrawTranslation,
} from './queries.ts';

type TranslationRecord = components['schemas']['TranRecord'];

/** What may be done with the translations of a word into one language. */
export function useTranslationCalls({ id: wordId }: { id: string }, langCode: string) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { queryKey } = translationFeedQuery(api, { wordId, langCode });
  const refresh = () => refreshTranslations(queryClient);

  const pin = useEntryCall<TranslationRecord, boolean>({
    queryKey,
    call: (_api, tranId, pinned) => pinTranslation(api, { tranId, wordId, pinned }),
    show: (translation, isPinned) => ({ ...translation, isPinned }),
    refreshed: [queryKey, ['word']],
  });
  const changing = useMutation({
    mutationFn: (change: { id: string; speechPartId: number }) => changeSpeechPart(api, change),
    onSuccess: refresh,
  });
  const restoring = useMutation({
    mutationFn: ({ speechPartId, dest }: TranslationRecord) =>
      createTranslations(api, [{ wordId, speechPartId, dest: { id: dest.id } }]),
    onSuccess: refresh,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: TranslationRecord) => withdrawTranslation(api, id),
    onSuccess(_answer, withdrawn) {
      showToast({
        id: 'withdrawn',
        text: formatMessage(messages.withdrawn, { text: withdrawn.dest.text }),
        action: {
          label: formatMessage(messages.undo),
          onClick: () => restoring.mutate(withdrawn),
        },
      });
      return refresh();
    },
  });

  return {
    queryKey,
    pin,
    withdraw: withdrawing.mutate,
    changeSpeechPart: changing.mutate,
  };
}

const messages = defineMessages<{ withdrawn: { text: string }; undo: NoMessageValues }>({
  withdrawn: { id: 'translation.withdrawn', defaultMessage: '“{text}” is withdrawn' },
  undo: { id: 'translation.undo', defaultMessage: 'Undo' },
});
