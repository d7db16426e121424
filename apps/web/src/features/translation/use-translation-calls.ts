import { useMutation } from '@tanstack/react-query';
import type { TranslationRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { withdrawEntry } from '../contribution/queries.ts';
import { useRefreshEntries, wordQueries } from '../word/queries.ts';
import {
  createTranslations,
  pinTranslation,
  translationFeedQuery,
  translationQueries,
} from './queries.ts';

/** The actions on the translations of a word into one language. */
export function useTranslationCalls({ id: wordId }: { id: string }, langCode: string) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const showToast = useSetAtom(showToastAtom);
  const { queryKey } = translationFeedQuery(api, { wordId, langCode });
  const refresh = useRefreshEntries(translationQueries);

  const pin = useEntryCall<TranslationRecord, boolean>({
    queryKey,
    call: (_api, tranId, pinned) => pinTranslation(api, { tranId, wordId, pinned }),
    show: (translation, isPinned) => ({ ...translation, isPinned }),
    refreshed: [{ queryKey }, wordQueries],
  });
  const changing = useApiQueries().useMutation('post', '/front-tran/update', {
    onSuccess: refresh,
  });
  const restoring = useMutation({
    mutationFn: ({
      id,
      speechPartId,
      dest,
    }: Pick<TranslationRecord, 'id' | 'speechPartId' | 'dest'>) =>
      createTranslations(api, [{ id, wordId, speechPartId, dest: { id: dest.id } }]),
    onSuccess: refresh,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: TranslationRecord) => withdrawEntry(api, 'translation', id),
    onSuccess(_answer, withdrawn) {
      const restored = { ...withdrawn, id: newId() };
      showToast({
        id: 'withdrawn',
        text: formatMessage(messages.withdrawn, { text: withdrawn.dest.text }),
        onUndo: () => restoring.mutate(restored),
      });
      return refresh();
    },
  });

  return {
    queryKey,
    pin,
    withdraw: withdrawing.mutate,
    changeSpeechPart: (id: string, speechPartId: number) =>
      changing.mutate({ body: { id, speechPartId } }),
  };
}

const messages = defineMessages({
  withdrawn: { id: 'translation.withdrawn', defaultMessage: '“{text}” withdrawn' },
});
