import { useQuery } from '@tanstack/react-query';
import { Dialog, Headword, space } from '@wordhoard/ui';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { stateOf } from '../record/campaign-state.tsx';
import { type Campaign, type Channel, useRefreshCampaigns } from '../record/queries.ts';
import { PostActions, PostFormActions } from './post-actions.tsx';
import { isBeingSent, type PostWithContent, postQuery } from './post-queries.ts';
import { isMovable, type PostState, PostStateMark } from './post-state.tsx';
import { PostTextForm } from './post-text-form.tsx';
import { PostTimeForm } from './post-time-form.tsx';
import { PostView } from './post-view.tsx';

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
  const post = query.data && shownPost(query.data);
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
      title={formatMessage(messages[mode])}
      actions={
        isShown &&
        post &&
        (mode === 'view' ? (
          <PostActions key={post.status} post={post} />
        ) : (
          <PostFormActions form={formId} onCancel={endForm} />
        ))
      }
    >
      <QueryView query={query} skeleton="row">
        {() =>
          post && (
            <Body>
              <Subject post={post} />
              {mode === 'view' && (
                <PostView
                  post={post}
                  channel={channel}
                  timeZone={timeZone}
                  canMove={stateOf(campaign) !== 'completed' && isMovable(post.status)}
                  onEdit={setMode}
                />
              )}
              {mode === 'text' && <PostTextForm id={formId} post={post} onDone={endForm} />}
              {mode === 'time' && (
                <PostTimeForm id={formId} post={post} timeZone={timeZone} onDone={endForm} />
              )}
            </Body>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** A post that is due is as good as being sent: nothing can be done about it. */
const shownPost = (post: PostWithContent): PostWithContent =>
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

function Subject({ post: { word, status } }: { post: PostWithContent }): ReactNode {
  return (
    <Line>
      <Headword as="h3" size="small" word={{ text: word.text, lang: word.langCode }} />
      <PostStateMark state={status} />
    </Line>
  );
}

const messages = defineMessages({
  view: { id: 'postDialog.view', defaultMessage: 'Post' },
  text: { id: 'postDialog.text', defaultMessage: 'Edit text' },
  time: { id: 'postDialog.time', defaultMessage: 'Change time' },
});

const Body = styled.div`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
`;
