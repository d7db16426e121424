import { useMutation } from '@tanstack/react-query';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { Button, ListIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { useRefreshCollections } from '../../collection/queries.ts';
import { createList } from '../../list/queries.ts';
import type { WordPair } from '../session/quiz-session.ts';

interface SaveMissedProps {
  /** The name of the source. */
  name: string;
  missed: readonly WordPair[];
  tranLangCode: string;
}

/** Creates a private list of the missed words. */
export function SaveMissed({ name, missed, tranLangCode }: SaveMissedProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshCollections('list');
  const showToast = useSetAtom(showToastAtom);
  const langCode = missed[0]?.question.item.word.langCode ?? '';
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      createList(
        api,
        {
          name: formatMessage(messages.name, { name }).slice(0, limits.nameMaxLength),
          note: '',
          langCode,
          privacy: Privacy.Private,
        },
        missed.map(({ word }) => word.id),
      ),
    onSuccess: ({ slug }) => {
      showToast({
        id: 'save missed',
        text: formatMessage(messages.saved),
        action: {
          label: formatMessage(messages.open),
          onClick: () => navigate(paths.list(slug, tranLangCode)),
        },
      });
      return refresh();
    },
  });
  return (
    <Button icon={<ListIcon />} disabled={isPending || isSuccess} onClick={() => mutate()}>
      {formatMessage(isSuccess ? messages.saved : messages.save)}
    </Button>
  );
}

const messages = defineMessages<{
  name: { name: string };
  save: NoMessageValues;
  saved: NoMessageValues;
  open: NoMessageValues;
}>({
  name: { id: 'saveMissed.name', defaultMessage: 'Missed: {name}' },
  save: { id: 'saveMissed.save', defaultMessage: 'Save the missed to a list' },
  saved: { id: 'saveMissed.saved', defaultMessage: 'The missed words have a list now' },
  open: { id: 'saveMissed.open', defaultMessage: 'Open' },
});
