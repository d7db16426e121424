import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, PlanCalendar, size, space, wideScreen } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { FailureState } from '../../../shared/feed/query-view.tsx';
import type { Channel } from '../../channel/queries.ts';
import { CallFailure } from '../call-failure.tsx';
import { getCampaignState } from '../campaign-state.tsx';
import { usePostDialog } from '../post/use-post-dialog.tsx';
import { type Campaign, postsQuery } from '../queries.ts';
import { getBrowserTimeZone } from '../time/today.ts';
import { currentInstant, dayIn, monthIn } from '../time/zone-time.ts';
import { DayPosts } from './day-posts.tsx';
import { OpenProblems } from './open-problems.tsx';
import { countByState, findNearestDay, groupByDay } from './posts-by-day.ts';
import { useMovePost } from './use-move-post.ts';

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
