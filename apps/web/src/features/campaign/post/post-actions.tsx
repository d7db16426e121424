import { Button, ButtonLink } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SubmitButton } from '../../../shared/form/call-form.tsx';
import { CallFailure } from '../record/call-failure.tsx';
import { useCampaignCall } from '../record/use-campaign-call.ts';
import { type PostWithContent, sendPost, skipPost } from './post-queries.ts';
import type { PostState } from './post-state.tsx';

interface Possible {
  canSkip?: true;
  send?: 'now' | 'again';
  canConfirm?: true;
}

const possible: Record<PostState, Possible> = {
  planned: { canSkip: true, send: 'now' },
  sending: {},
  sent: {},
  failed: { canSkip: true, send: 'again' },
  unknown: { canSkip: true, send: 'again', canConfirm: true },
  skipped: { send: 'now' },
};

/** What can be done about a post in its state. What repairs it is primary. */
export function PostActions({ post: { id, status, url, content } }: { post: PostWithContent }) {
  const { formatMessage } = useIntl();
  const skipping = useCampaignCall((api) => skipPost(api, id));
  const sending = useCampaignCall((api) => sendPost(api, { id }));
  const confirming = useCampaignCall((api) => sendPost(api, { id, isConfirming: true }));
  const calls = [skipping, sending, confirming];
  const isPending = calls.some((call) => call.isPending);
  const { canSkip, send, canConfirm } = possible[status];
  const button = ({ isPending: isBusy, mutate }: typeof skipping) => ({
    'aria-busy': isBusy,
    onClick: () => isPending || mutate(),
  });
  return (
    <>
      <Failure>
        <CallFailure failure={calls.find(({ error }) => error)?.error ?? null} />
      </Failure>
      {canSkip && <Button {...button(skipping)}>{formatMessage(messages.skip)}</Button>}
      {send && content && (
        <Button {...button(sending)} variant={status === 'failed' ? 'primary' : 'secondary'}>
          {formatMessage(messages[send])}
        </Button>
      )}
      {canConfirm && (
        <Button {...button(confirming)} variant="primary">
          {formatMessage(messages.confirm)}
        </Button>
      )}
      {url !== null && (
        <ButtonLink href={url} target="_blank" rel="noreferrer">
          {formatMessage(messages.open)}
        </ButtonLink>
      )}
    </>
  );
}

interface PostFormActionsProps {
  form: string;
  onCancel: () => void;
}

/** The buttons of a form in the dialog of a post. */
export function PostFormActions({ form, onCancel }: PostFormActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      <SubmitButton form={form}>{formatMessage(messages.save)}</SubmitButton>
    </>
  );
}

const messages = defineMessages({
  skip: { id: 'postActions.skip', defaultMessage: 'Skip' },
  now: { id: 'postActions.sendNow', defaultMessage: 'Send now' },
  again: { id: 'postActions.sendAgain', defaultMessage: 'Send again' },
  confirm: { id: 'postActions.confirm', defaultMessage: 'It’s online' },
  open: { id: 'postActions.open', defaultMessage: 'Open the post' },
  cancel: { id: 'postActions.cancel', defaultMessage: 'Cancel' },
  save: { id: 'postActions.save', defaultMessage: 'Save' },
});

const Failure = styled.div`
  flex: 1 0 100%;

  &:empty {
    display: none;
  }
`;
