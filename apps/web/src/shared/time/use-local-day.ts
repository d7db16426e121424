import { useSyncExternalStore } from 'react';
import { localDay } from './local-day.ts';

/** The day in the learner's own time zone. A page that stays open follows it into the next day. */
export const useLocalDay = (): string => useSyncExternalStore(subscribe, currentDay);

const currentDay = (): string => localDay(new Date());

const millisecondsPerMinute = 60_000;

/** A device that sleeps stops the timer, so the day is also checked when the page is shown again. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, millisecondsPerMinute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
