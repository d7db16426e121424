import { perLanguage } from './concepts.ts';
import type { Concept } from './content.ts';

/** A year whose first day is a Monday, so that its days name the week in order. */
const year = 2024;

export function monthConcepts(): Concept[] {
  return Array.from({ length: 12 }, (_, month) =>
    named('months', new Date(Date.UTC(year, month, 1)), { month: 'long' }),
  );
}

export function weekdayConcepts(): Concept[] {
  return Array.from({ length: 7 }, (_, day) =>
    named('weekdays', new Date(Date.UTC(year, 0, day + 1)), { weekday: 'long' }),
  );
}

function named(group: string, date: Date, options: Intl.DateTimeFormatOptions): Concept {
  const words = perLanguage((langCode) => [
    new Intl.DateTimeFormat(langCode, { ...options, timeZone: 'UTC' }).format(date),
  ]);
  return { group, speechPart: 'noun', words };
}
