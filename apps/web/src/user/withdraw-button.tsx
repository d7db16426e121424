import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { Button, Dialog } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { deleteImage } from '../image/image-calls.ts';
import { withdrawTag } from '../tag/tag-calls.ts';
import { withdrawTranslation } from '../translation/translation-calls.ts';
import type { Contribution } from './user-queries.ts';
import { subjectOf } from './words-of.ts';

type Withdrawable = Exclude<Contribution, { kind: 'word' }>;

/** Takes back what is not approved. */
export function WithdrawButton({ contribution }: { contribution: Withdrawable }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const subject = subjectOf(contribution);
  const withdrawing = useMutation({
    mutationFn: () => withdraw(api, contribution),
    onSuccess: () => queryClient.invalidateQueries(),
    onSettled: () => setIsAsking(false),
  });
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={formatMessage(messages.withdrawThis, { subject })}
        onClick={() => setIsAsking(true)}
      >
        {formatMessage(messages.withdraw)}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={formatMessage(messages.question, { subject })}
        actions={
          <>
            <Button onClick={close}>{formatMessage(messages.keep)}</Button>
            <Button
              variant="danger"
              aria-busy={withdrawing.isPending}
              onClick={() => withdrawing.mutate()}
            >
              {formatMessage(messages.withdraw)}
            </Button>
          </>
        }
      >
        {formatMessage(messages.warning)}
      </Dialog>
    </>
  );
}

function withdraw(api: ApiClient, contribution: Withdrawable): Promise<unknown> {
  switch (contribution.kind) {
    case 'translation':
      return withdrawTranslation(api, contribution.id);
    case 'image':
      return deleteImage(api, contribution.id);
    case 'tag':
      return withdrawTag(api, { wordId: contribution.word.id, code: contribution.code });
  }
}

const messages = defineMessages<{
  withdraw: NoMessageValues;
  withdrawThis: { subject: string };
  question: { subject: string };
  warning: NoMessageValues;
  keep: NoMessageValues;
}>({
  withdraw: { id: 'withdraw.withdraw', defaultMessage: 'Withdraw' },
  withdrawThis: { id: 'withdraw.this', defaultMessage: 'Withdraw: {subject}' },
  question: { id: 'withdraw.question', defaultMessage: 'Withdraw “{subject}”?' },
  warning: { id: 'withdraw.warning', defaultMessage: 'You can propose it again.' },
  keep: { id: 'withdraw.keep', defaultMessage: 'Keep it' },
});
