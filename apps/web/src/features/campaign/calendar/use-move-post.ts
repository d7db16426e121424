import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { type Campaign, type Post, updatePost, useCampaignCall } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { currentInstant, timeIn, toInstant } from '../time/zone-time.ts';

interface Move {
  id: string;
  scheduledAt: string;
}

/** Moves posts to other days, at the same time of day. They are shown there immediately. */
export function useMovePost({ schedule: { timeZone } }: Campaign, posts: readonly Post[]) {
  const { formatMessage, formatDate } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const moving = useCampaignCall((api, body: Move) => updatePost(api, body));

  function move(id: string, day: string): void {
    const post = posts.find((one) => one.id === id);
    if (post === undefined) return;
    const time = timeIn(timeZone, post.scheduledAt);
    const scheduledAt = toInstant(timeZone, day, time);
    if (Date.parse(scheduledAt) === Date.parse(post.scheduledAt)) return;
    if (Date.parse(scheduledAt) <= Date.parse(currentInstant())) {
      const text = formatMessage(messages.past, { time: format(scheduledAt) });
      showToast({ id: 'moved', tone: 'wrong', text });
      return;
    }
    moving.mutate({ id, scheduledAt }, { onSuccess: () => showMoved(post, scheduledAt) });
  }

  function showMoved({ id, word, status, scheduledAt: before }: Post, scheduledAt: string): void {
    const canUndo = status === 'planned' && Date.parse(before) > Date.parse(currentInstant());
    showToast({
      id: 'moved',
      text: formatMessage(messages.moved, { word: word.text, time: format(scheduledAt) }),
      onUndo: canUndo ? () => moving.mutate({ id, scheduledAt: before }) : undefined,
    });
  }

  const format = (instant: string) => formatDate(instant, { ...timeFormat, timeZone });

  const { isPending, variables } = moving;
  const moved = isPending
    ? posts.map((post) => (post.id === variables.id ? { ...post, ...variables } : post))
    : posts;
  return { move, moved, failure: moving.error };
}

const messages = defineMessages({
  moved: { id: 'movePost.moved', defaultMessage: '{word}: moved to {time}' },
  past: { id: 'movePost.past', defaultMessage: '{time} has passed. Choose a later time.' },
});
