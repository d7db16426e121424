import { useMutation } from '@tanstack/react-query';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useLocation } from 'wouter';
import { useApi } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { useRefreshCollections } from '../../collection/queries.ts';
import { createList } from '../../list/queries.ts';

interface MissedWords {
  /** The name of the source. */
  name: string;
  missed: readonly { id: string; langCode: string }[];
  tranLangCode: string;
}

/** Creates a private list of the missed words, once. */
export function useSaveMissed({ name, missed, tranLangCode }: MissedWords) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshCollections('list');
  const showToast = useSetAtom(showToastAtom);
  const [id] = useState(() => newId());
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      createList(api, {
        id,
        name: formatMessage(messages.name, { name }).slice(0, limits.nameMaxLength),
        note: '',
        langCode: missed[0]?.langCode ?? '',
        privacy: Privacy.Private,
        words: missed.map(({ id }) => ({ id })),
      }),
    onSuccess: ({ slug }) => {
      showToast({
        id: 'save missed',
        text: formatMessage(messages.saved, { count: missed.length }),
        action: {
          label: formatMessage(messages.open),
          onClick: () => navigate(paths.list(slug, tranLangCode)),
        },
      });
      return refresh();
    },
  });
  return { save: () => mutate(), isDisabled: isPending || isSuccess };
}

const messages = defineMessages({
  name: { id: 'saveMissed.name', defaultMessage: 'Missed: {name}' },
  saved: {
    id: 'saveMissed.saved',
    defaultMessage: 'List created: {count, plural, one {# word} other {# words}}',
  },
  open: { id: 'saveMissed.open', defaultMessage: 'Open' },
});
