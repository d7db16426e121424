import type { StudyList } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { forecastStudy } from '@wordhoard/review-scheduler';
import { ChoiceGroup, color, family, Skeleton, Stack, size, space } from '@wordhoard/ui';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormDialog } from '../../../shared/form/dialogs.tsx';
import { daysBetween, useLocalDay } from '../../../shared/time/local-day.ts';
import { useStudyChoice } from '../use-study-choice.ts';
import { formatDay, formatFinish } from './finish-text.ts';
import { listPaces } from './plan.ts';
import { usePlanChanges } from './use-plan-changes.ts';
import { usePlans, useStudyLists } from './use-plans.ts';

interface PlanDialogProps {
  list: StudyList['list'];
  /** The pace of the plan that is changed. */
  wordsPerDay?: number;
  onClose: () => void;
}

/** Chooses how many words of a list to learn a day, and shows at once when the list is learned. */
export function PlanDialog({ list, wordsPerDay: current, onClose }: PlanDialogProps) {
  const { formatMessage } = useIntl();
  const [studyList] = useStudyLists([list.id]) ?? [];
  const { goal } = useStudyChoice();
  const [chosen, setChosen] = useState(current);
  const { options, preset } = listPaces(goal.unit === 'words' ? goal.target : undefined, current);
  const wordsPerDay = chosen ?? preset;
  const { save, isSaving } = usePlanChanges();
  const plans = usePlans();
  const isNew = current === undefined;
  const hasTooMany = isNew && plans !== undefined && plans.length >= limits.studyMaxPlans;
  const isPossible = !hasTooMany && studyList !== undefined && studyList.remaining > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    save({ listId: list.id, wordsPerDay }, onClose);
  }

  return (
    <FormDialog
      title={formatMessage(isNew ? messages.make : messages.change, { name: list.name })}
      form={{ submit, isSubmitting: isSaving }}
      isReady={isPossible && !isSaving}
      {...(isNew && { action: formatMessage(messages.start) })}
      onClose={onClose}
    >
      {hasTooMany ? (
        <p>{formatMessage(messages.tooMany, { count: limits.studyMaxPlans })}</p>
      ) : (
        <Choice options={options} value={wordsPerDay} onChange={setChosen} studyList={studyList} />
      )}
    </FormDialog>
  );
}

function Choice(props: PacesProps) {
  const { formatMessage } = useIntl();
  const { studyList, value } = props;
  if (studyList?.remaining === 0) return <p>{formatMessage(messages.nothing)}</p>;
  return (
    <Stack $gap="s5">
      <Paces {...props} />
      {studyList ? (
        <Outcome studyList={studyList} wordsPerDay={value} />
      ) : (
        <Skeleton style={{ height: '4rem' }} />
      )}
    </Stack>
  );
}

interface PacesProps {
  options: readonly number[];
  value: number;
  onChange: (wordsPerDay: number) => void;
  studyList: StudyList | undefined;
}

function Paces({ options, value, onChange, studyList }: PacesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const daysAt = (wordsPerDay: number) => studyList && Math.ceil(studyList.remaining / wordsPerDay);
  return (
    <ChoiceGroup
      look="small"
      label={formatMessage(messages.pace)}
      options={options.map((wordsPerDay) => {
        const days = daysAt(wordsPerDay);
        return {
          value: String(wordsPerDay),
          label: formatNumber(wordsPerDay),
          note: days !== undefined && formatMessage(messages.days, { days }),
        };
      })}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

function Outcome({ studyList, wordsPerDay }: { studyList: StudyList; wordsPerDay: number }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const today = useLocalDay();
  const { learned, remaining } = studyList;
  const { finishesOn } = forecastStudy({ ...studyList, wordsPerDay }, today);
  const isNamed = daysBetween(today, finishesOn) < 7;
  return (
    <Result>
      <p>
        {formatFinish(intl, finishesOn, today)}
        {isNamed && `, ${formatDay(intl, finishesOn, today)}`}
      </p>
      <p>
        {formatMessage(messages.count, { remaining, wordsPerDay })}
        {learned > 0 && ` · ${formatMessage(messages.learned, { learned })}`}
      </p>
    </Result>
  );
}

const messages = defineMessages({
  make: { id: 'planDialog.make', defaultMessage: 'Learn “{name}”' },
  change: { id: 'planDialog.change', defaultMessage: 'Change the plan for “{name}”' },
  pace: { id: 'planDialog.pace', defaultMessage: 'Words a day' },
  days: { id: 'planDialog.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  count: {
    id: 'planDialog.count',
    defaultMessage: '{remaining, plural, one {# word} other {# words}}, {wordsPerDay} a day',
  },
  learned: {
    id: 'planDialog.learned',
    defaultMessage: '{learned} already in your words',
  },
  nothing: { id: 'planDialog.nothing', defaultMessage: 'No new words left in this list.' },
  tooMany: {
    id: 'planDialog.tooMany',
    defaultMessage: 'You have {count} plans already. Finish or stop one first.',
  },
  start: { id: 'planDialog.start', defaultMessage: 'Start' },
});

const Result = styled.output`
  display: grid;
  gap: ${space.s1};
  min-height: 4rem;

  > :first-child {
    font: 600 ${size.title} / 1.25 ${family.word};

    &::first-letter {
      text-transform: uppercase;
    }
  }

  > :last-child {
    color: ${color.textMuted};
  }
`;
