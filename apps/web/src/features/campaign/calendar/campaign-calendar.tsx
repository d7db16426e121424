import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, Notice, PlanCalendar, size, space, wideScreen } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { FailureState } from '../../../shared/feed/query-view.tsx';
import { paths } from '../../../shared/routes/routes.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import type { Channel } from '../../channel/queries.ts';
import { CallFailure } from '../call-failure.tsx';
import { getCampaignState } from '../campaign-state.tsx';
import { usePostDialog } from '../post/use-post-dialog.tsx';
import { type Campaign, type Post, postsQuery, updatePost, useCampaignCall } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { getBrowserTimeZone } from '../time/today.ts';
import { currentInstant, dayIn, monthIn, timeIn, toInstant } from '../time/zone-time.ts';
import { DayPosts, PostRow } from './day-posts.tsx';
import { countByState, findNearestDay, groupByDay } from './posts-by-day.ts';

/** The posts of a campaign by month, and those of one day in full. Days are those of its time zone. */
export function CampaignCalendar({ campaign, channel }: { campaign: Campaign; channel: Channel }) {
  const { timeZone } = campaign.schedule;
  const today = dayIn(timeZone, currentInstant());
  const [chosenDay, setChosenDay] = useState<string>();
  const { openPost, postDialog } = usePostDialog(campaign, channel);
  const { month, setMonth, days, query, move, moveFailure } = useMonth(campaign, today);
  const selected =
    chosenDay !== undefined && toMonth(chosenDay) === month
      ? chosenDay
      : findNearestDay(days, today);
  // The day stays chosen when its last post leaves it.
  const keepDay = () => setChosenDay(selected);
  return (
    <>
      <OpenProblems campaign={campaign} onOpen={openPost} />
      <ZoneNote timeZone={timeZone} />
      <CallFailure failure={moveFailure} />
      {query.isError && <FailureState failure={query.error} onRetry={() => query.refetch()} />}
      <Columns>
        <PlanCalendar
          month={month}
          onMonthChange={setMonth}
          today={today}
          selected={selected ?? null}
          onSelect={setChosenDay}
          postsOn={(day) => countByState(days.get(day))}
          firstDropDay={today}
          onMove={(id, day) => {
            keepDay();
            move(id, day);
          }}
        >
          <DayPosts
            day={selected}
            posts={days.get(selected ?? '') ?? []}
            isLoading={query.isPending || query.isPlaceholderData}
            timeZone={timeZone}
            canMove={getCampaignState(campaign) !== 'completed'}
            onOpen={(id, mode) => {
              keepDay();
              openPost(id, mode);
            }}
          />
        </PlanCalendar>
      </Columns>
      {postDialog}
    </>
  );
}

/** The posts of the month that is shown, with moves that are being saved. */
function useMonth(campaign: Campaign, today: string) {
  const { id: campaignId, isRunning, schedule } = campaign;
  const { timeZone } = schedule;
  const [month, setMonth] = useState(() => toMonth(findFirstDay(campaign, today)));
  const filters = { campaignId, ...monthIn(timeZone, month) };
  const query = useQuery({
    ...postsQuery(useApi(), filters, isRunning),
    placeholderData: keepPreviousData,
  });
  const { move, moved, failure: moveFailure } = useMovePost(campaign, query.data ?? []);
  // While a month loads, the posts of the previous one are still there.
  const ofMonth = moved.filter(
    ({ scheduledAt }) => toMonth(dayIn(timeZone, scheduledAt)) === month,
  );
  return { month, setMonth, days: groupByDay(timeZone, ofMonth), query, move, moveFailure };
}

const toMonth = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The day of the next post. Without one: of the end, or today, but not before the first day. */
function findFirstDay({ nextPostAt, completedAt, schedule }: Campaign, today: string): string {
  const time = nextPostAt ?? completedAt;
  if (time !== null) return dayIn(schedule.timeZone, time);
  return today < schedule.startDate ? schedule.startDate : today;
}

/** Tells which times are shown if they are not the admin's own. */
function ZoneNote({ timeZone }: { timeZone: string }) {
  const { formatMessage, formatTime } = useIntl();
  if (timeZone === getBrowserTimeZone()) return null;
  return (
    <Note>
      {formatMessage(messages.zone, {
        timeZone: timeZone.replaceAll('_', ' '),
        time: formatTime(currentInstant(), { timeZone }),
      })}
    </Note>
  );
}

const messages = defineMessages({
  zone: {
    id: 'campaignCalendar.zone',
    defaultMessage: 'All times are in {timeZone}, where it is {time} now.',
  },
  moved: { id: 'movePost.moved', defaultMessage: '{word}: moved to {time}' },
  past: { id: 'movePost.past', defaultMessage: '{time} has passed. Choose a later time.' },
  title: {
    id: 'openProblems.title',
    defaultMessage:
      '{count, plural, one {# post needs your decision} other {# posts need your decision}}',
  },
  more: {
    id: 'openProblems.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  },
});

const Note = styled.p`
  margin-block-end: ${space.s4};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.s6} ${space.s8};

  @media ${wideScreen} {
    grid-template-columns: minmax(0, 1.7fr) minmax(20rem, 1fr);
    align-items: start;
  }
`;

interface Move {
  id: string;
  scheduledAt: string;
}

/** Moves posts to other days, at the same time of day. They are shown there immediately. */
function useMovePost({ schedule: { timeZone } }: Campaign, posts: readonly Post[]) {
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

const maxShown = 5;

interface OpenProblemsProps {
  campaign: Campaign;
  onOpen: (postId: string) => void;
}

/** The posts that wait for a decision of an admin, wherever they are in the calendar. */
function OpenProblems({ campaign, onOpen }: OpenProblemsProps) {
  const { formatMessage, formatDate } = useIntl();
  const titleId = useId();
  const posts = [...useProblems(campaign, 'unknown'), ...useProblems(campaign, 'failed')];
  if (posts.length === 0) return null;
  const { timeZone } = campaign.schedule;
  const hidden = posts.length - maxShown;
  return (
    <Problems tone="bad" role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.title, { count: posts.length })}</h2>
      <ol>
        {posts.slice(0, maxShown).map((post) => (
          <PostRow
            key={post.id}
            post={post}
            time={formatDate(post.scheduledAt, { ...timeFormat, timeZone })}
            canMove={false}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <a href={paths.campaignResults(campaign.id)}>
          {formatMessage(messages.more, { count: hidden })}
        </a>
      )}
    </Problems>
  );
}

/** The posts in a state. When their number changes, they are fetched again. */
function useProblems(
  { id: campaignId, isRunning, posts: counts }: Campaign,
  status: 'unknown' | 'failed',
): readonly Post[] {
  const count = counts[status];
  const { queryKey, ...options } = postsQuery(useApi(), { campaignId, status }, isRunning);
  const { data = [] } = useQuery({
    ...options,
    queryKey: [...queryKey, count],
    enabled: count > 0,
    placeholderData: keepPreviousData,
  });
  return count > 0 ? data : [];
}

const Problems = styled(Notice)`
  max-width: 44rem;
  margin-block-end: ${space.s6};

  h2 {
    font-size: ${size.lead};
  }
`;
