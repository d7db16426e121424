import { defineMessages } from '@wordhoard/i18n/messages';
import type { ShownMemory } from '@wordhoard/ui';
import { type IntlShape, useIntl } from 'react-intl';
import { daysBetween, useLocalDay } from '../../shared/time/local-day.ts';
import type { WordMemory } from './word-state.ts';

/** Words the strength and the next review of a word for its card; `undefined` without a memory. */
export function useShownMemory(memory: WordMemory | null): ShownMemory | undefined {
  const intl = useIntl();
  const today = useLocalDay();
  if (memory === null) return undefined;
  const { strength, due } = memory;
  return { strength, nextReview: formatNextReview(intl, { strength, due }, today) };
}

function formatNextReview(intl: IntlShape, { strength, due }: WordMemory, today: string): string {
  if (strength === 0) return intl.formatMessage(messages.isNew);
  if (due <= today) return intl.formatMessage(messages.isDue);
  return intl.formatMessage(messages.later, { when: formatInDays(intl, daysBetween(today, due)) });
}

const messages = defineMessages({
  isNew: { id: 'nextReview.new', defaultMessage: 'Not practised yet' },
  isDue: { id: 'nextReview.due', defaultMessage: 'Due today' },
  later: { id: 'nextReview.later', defaultMessage: 'Next review {when}' },
});

const daysPerMonth = 30.44;
const daysPerYear = 365.25;

/** A number of days from today in words, such as “tomorrow”, “in 8 days” or “in 2 months”. */
export function formatInDays({ formatRelativeTime }: IntlShape, days: number): string {
  if (days < daysPerMonth) return formatRelativeTime(days, 'day', { numeric: 'auto' });
  if (days < daysPerYear) return formatRelativeTime(Math.round(days / daysPerMonth), 'month');
  return formatRelativeTime(Math.round(days / daysPerYear), 'year');
}
