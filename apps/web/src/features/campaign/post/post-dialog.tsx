import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, Dialog, Headword, Row, Stack } from '@wordhoard/ui';
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { SubmitButton } from '../../../shared/form/call-form.tsx';
import type { Channel } from '../../channel/queries.ts';
import { toWordText } from '../../word/word-text.ts';
import { CallFailure } from '../call-failure.tsx';
import { getCampaignState } from '../campaign-state.tsx';
import {
  type Campaign,
  isBeingSent,
  type PostWithContent,
  postQuery,
  sendPost,
  skipPost,
  useCampaignCall,
  useRefreshCampaigns,
} from '../queries.ts';
import { PostForm } from './post-form.tsx';
import { isMovable, type PostState, PostStateMark } from './post-state.tsx';
import { editMessages, PostView } from './post-view.tsx';

export type PostDialogMode = 'view' | 'text' | 'time';

interface PostDialogProps {
  campaign: Campaign;
  channel: Channel;
  postId: string;
  initialMode: PostDialogMode;
  onClose: () => void;
}

/** One post as its readers see it, with everything that can be done about it. */
export function PostDialog({ campaign, channel, postId, initialMode, onClose }: PostDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [mode, setMode] = useState(initialMode);
  const query = useQuery(postQuery(useApiQueries(), postId));
  const post = query.data && hideDueState(query.data);
  // `QueryView` shows the post deferred. Buttons that appeared before would move from under a press.
  const isShown = useDeferredValue(post !== undefined);
  const dialog = useRef<HTMLDialogElement>(null);
  useStateChange(post?.status, () => dialog.current?.scrollTo({ top: 0 }));
  const { timeZone } = campaign.schedule;
  const endForm = () => (initialMode === 'view' ? setMode('view') : onClose());
  return (
    <Dialog
      ref={dialog}
      isOpen
      onClose={onClose}
      title={formatMessage(mode === 'view' ? messages.view : editMessages[mode])}
      actions={
        isShown &&
        post &&
        (mode === 'view' ? (
          <PostActions key={post.status} post={post} />
        ) : (
          <>
            <Button onClick={endForm}>{formatMessage(messages.cancel)}</Button>
            <SubmitButton form={formId}>{formatMessage(messages.save)}</SubmitButton>
          </>
        ))
      }
    >
      <QueryView query={query} skeleton="row">
        {() =>
          post && (
            <Stack>
              <Subject post={post} />
              {mode === 'view' ? (
                <PostView
                  post={post}
                  channel={channel}
                  timeZone={timeZone}
                  canMove={getCampaignState(campaign) !== 'completed' && isMovable(post.status)}
                  onEdit={setMode}
                />
              ) : (
                <PostForm
                  id={formId}
                  field={mode}
                  post={post}
                  timeZone={timeZone}
                  onDone={endForm}
                />
              )}
            </Stack>
          )
        }
      </QueryView>
    </Dialog>
  );
}

function Subject({ post: { word, status } }: { post: PostWithContent }) {
  return (
    <Row $gap="s4" $align="baseline" $justify="space-between">
      <Headword as="h3" size="small" word={toWordText(word)} />
      <PostStateMark state={status} />
    </Row>
  );
}

/** A post that is due is as good as being sent: nothing can be done about it. */
const hideDueState = (post: PostWithContent): PostWithContent =>
  isBeingSent(post) ? { ...post, status: 'sending' } : post;

/** Refetches what shows the post elsewhere when its state has changed on the server. */
function useStateChange(state: PostState | undefined, onChange: () => void): void {
  const refresh = useRefreshCampaigns();
  const previous = useRef(state);
  const handleChange = useEffectEvent(() => {
    void refresh();
    onChange();
  });
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== state) handleChange();
    previous.current = state;
  }, [state]);
}

interface PossibleActions {
  canSkip?: true;
  send?: 'now' | 'again';
  canConfirm?: true;
}

const possibleActions: Record<PostState, PossibleActions> = {
  planned: { canSkip: true, send: 'now' },
  sending: {},
  sent: {},
  failed: { canSkip: true, send: 'again' },
  unknown: { canSkip: true, send: 'again', canConfirm: true },
  skipped: { send: 'now' },
};

/** What can be done about a post in its state. What repairs it is primary. */
function PostActions({ post: { id, status, url, content } }: { post: PostWithContent }) {
  const { formatMessage } = useIntl();
  const skipping = useCampaignCall((api) => skipPost(api, { id }));
  const sending = useCampaignCall((api) => sendPost(api, { id }));
  const confirming = useCampaignCall((api) => sendPost(api, { id, isConfirming: true }));
  const calls = [skipping, sending, confirming];
  const isPending = calls.some((call) => call.isPending);
  const { canSkip, send, canConfirm } = possibleActions[status];
  const start = ({ isPending: isBusy, mutate }: typeof skipping) => ({
    'aria-busy': isBusy,
    onClick: () => isPending || mutate(),
  });
  return (
    <>
      <Failure>
        <CallFailure failure={calls.find(({ error }) => error)?.error ?? null} />
      </Failure>
      {canSkip && <Button {...start(skipping)}>{formatMessage(messages.skip)}</Button>}
      {send && content && (
        <Button {...start(sending)} variant={status === 'failed' ? 'primary' : 'secondary'}>
          {formatMessage(messages[send])}
        </Button>
      )}
      {canConfirm && (
        <Button {...start(confirming)} variant="primary">
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

const messages = defineMessages({
  view: { id: 'postDialog.view', defaultMessage: 'Post' },
  cancel: { id: 'postActions.cancel', defaultMessage: 'Cancel' },
  save: { id: 'postActions.save', defaultMessage: 'Save' },
  skip: { id: 'postActions.skip', defaultMessage: 'Skip' },
  now: { id: 'postActions.sendNow', defaultMessage: 'Send now' },
  again: { id: 'postActions.sendAgain', defaultMessage: 'Send again' },
  confirm: { id: 'postActions.confirm', defaultMessage: 'Yes, it was posted' },
  open: { id: 'postActions.open', defaultMessage: 'Open the post' },
});

const Failure = styled.div`
  flex: 1 0 100%;

  &:empty {
    display: none;
  }
`;
