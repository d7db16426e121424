import { Strength } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { BarList, Section, size, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { addDays, useLocalDay } from '../../shared/time/local-day.ts';
import { completeRecordAtom } from '../review/complete-record.ts';
import { ActivityPlace, ChartNote, ChartPlace } from './chart-place.tsx';
import { buildOverview } from './overview.ts';

/** Words by strength, the words due in the next days, and how many words were recalled each week. */
export function LearningOverview() {
  const { formatMessage, locale } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const today = useLocalDay();
  const overview = useOverview(learnLangCode, today);
  const language = languageName(learnLangCode, locale);
  return (
    <Section title={formatMessage(messages.title, { language })}>
      <Charts>
        <Strengths strengths={overview?.strengths} />
        <Forecast forecast={overview?.forecast} today={today} />
        <Retention weeks={overview?.retention} />
      </Charts>
    </Section>
  );
}

/** `undefined` while this device does not have all of the learner's practice. */
function useOverview(langCode: string, today: string) {
  const record = useAtomValue(completeRecordAtom);
  return useMemo(() => {
    const histories = Object.values(record ?? {}).filter((word) => word.langCode === langCode);
    return record && buildOverview({ histories, today });
  }, [record, langCode, today]);
}

type Overview = ReturnType<typeof buildOverview>;

/** A part of the overview; `undefined` while it is loading. */
type OverviewPart<Part extends keyof Overview> = Overview[Part] | undefined;

function Strengths({ strengths }: { strengths: OverviewPart<'strengths'> }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.strengths);
  return (
    <Column>
      <h3>{title}</h3>
      <ChartPlace>
        {strengths && (
          <BarList
            label={title}
            bars={Object.values(Strength).map((strength) => ({
              name: formatMessage(strengthMessages[strength]),
              value: strengths[strength] ?? 0,
            }))}
          />
        )}
      </ChartPlace>
    </Column>
  );
}

function Forecast({ forecast, today }: { forecast: OverviewPart<'forecast'>; today: string }) {
  const { formatMessage, formatDate } = useIntl();
  const title = formatMessage(messages.forecast);
  return (
    <Column>
      <h3>{title}</h3>
      <ActivityPlace
        label={title}
        empty={formatMessage(messages.nothingDue)}
        bars={forecast?.map((count, index) => {
          const name = formatDate(addDays(today, index), shortDay);
          return {
            name,
            description: formatMessage(messages.due, { when: name, count }),
            value: count,
            part: index === 0 ? count : 0,
          };
        })}
      />
    </Column>
  );
}

function Retention({ weeks }: { weeks: OverviewPart<'retention'> }) {
  const { formatMessage, formatDate } = useIntl();
  const title = formatMessage(messages.retention);
  const reviews = weeks?.reduce((sum, week) => sum + week.reviews, 0) ?? 0;
  const recalled = weeks?.reduce((sum, week) => sum + week.recalled, 0) ?? 0;
  return (
    <Column>
      <h3>{title}</h3>
      <ActivityPlace
        label={title}
        empty={formatMessage(messages.noReviews)}
        bars={weeks?.map((week) => {
          const name = formatDate(week.start, shortDay);
          return {
            name,
            description: formatMessage(messages.week, { when: name, ...week }),
            value: week.reviews,
            part: week.recalled,
          };
        })}
      />
      <ChartNote>
        {reviews > 0 && formatMessage(messages.recalled, { share: recalled / reviews })}
      </ChartNote>
    </Column>
  );
}

const shortDay = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;

const messages = defineMessages({
  title: { id: 'overview.title', defaultMessage: 'Your words · {language}' },
  strengths: { id: 'overview.strengths', defaultMessage: 'Words by strength' },
  forecast: { id: 'overview.forecast', defaultMessage: 'Due in the next 14 days' },
  nothingDue: {
    id: 'overview.nothingDue',
    defaultMessage: 'Learn words to see when they are due.',
  },
  due: {
    id: 'overview.due',
    defaultMessage: '{when}: {count, plural, one {# word} other {# words}}',
  },
  retention: { id: 'overview.retention', defaultMessage: 'Recalled by week' },
  noReviews: {
    id: 'overview.noReviews',
    defaultMessage: 'Review words on a later day to see how many you recall.',
  },
  week: {
    id: 'overview.week',
    defaultMessage: 'Week of {when}: {recalled} of {reviews} recalled',
  },
  recalled: {
    id: 'overview.recalled',
    defaultMessage: '{share, number, percent} recalled in the last 12 weeks',
  },
});

const strengthMessages = defineMessages({
  0: { id: 'strength.new', defaultMessage: 'New' },
  1: { id: 'strength.fragile', defaultMessage: 'Weak' },
  2: { id: 'strength.growing', defaultMessage: 'Growing' },
  3: { id: 'strength.firm', defaultMessage: 'Strong' },
  4: { id: 'strength.known', defaultMessage: 'Known' },
});

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space.s6} ${space.s8};
`;

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s3};

  > h3 {
    font-size: ${size.body};
  }
`;
