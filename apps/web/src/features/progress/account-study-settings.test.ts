import type { StudySettings } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { defaultGoal, findChangeFromBrowser } from './account-study-settings.tsx';

const account: StudySettings = {
  goal: defaultGoal,
  dayEndsAt: null,
  reminderHour: 8,
  timeZone: 'Europe/Berlin',
  locale: 'en',
  levels: { de: 'A2' },
  breaks: [],
};
const browser = {
  timeZone: 'Europe/Berlin',
  locale: 'en',
  goal: defaultGoal,
  breaks: [],
  dayEndsAt: 4,
  levels: {},
} as const;
const minutes = { unit: 'minutes', target: 5 } as const;

describe('an account', () => {
  it('takes over nothing that it has already', () => {
    expect(findChangeFromBrowser(account, browser)).toBeUndefined();
    expect(findChangeFromBrowser(account, { ...browser, levels: { de: 'A2' } })).toBeUndefined();
  });

  it('follows the time zone of the browser', () => {
    expect(findChangeFromBrowser(account, { ...browser, timeZone: 'Asia/Tokyo' })).toEqual({
      timeZone: 'Asia/Tokyo',
    });
  });

  it('follows the language of the interface', () => {
    expect(findChangeFromBrowser(account, { ...browser, locale: 'ru' })).toEqual({});
  });

  it('takes over the goal of a visitor, unless it has one of its own', () => {
    const visitor = { ...browser, goal: minutes };
    expect(findChangeFromBrowser(account, visitor)).toEqual({ goal: minutes });
    const ownGoal = { ...account, goal: { unit: 'words', target: 20 } } as const;
    expect(findChangeFromBrowser(ownGoal, visitor)).toBeUndefined();
  });

  it('takes over when the day of a visitor ends, until it has been chosen', () => {
    const nightOwl = { ...browser, dayEndsAt: 6 };
    expect(findChangeFromBrowser(account, nightOwl)).toEqual({ dayEndsAt: 6 });
    expect(findChangeFromBrowser({ ...account, dayEndsAt: 4 }, nightOwl)).toBeUndefined();
  });

  it('takes over the breaks of a visitor beside its own', () => {
    const [past, coming] = [
      { from: '2026-03-01', until: '2026-03-02' },
      { from: '2026-04-01', until: '2026-04-02' },
    ];
    const own = { ...account, breaks: [past] };
    expect(findChangeFromBrowser(own, { ...browser, breaks: [coming] })).toEqual({
      breaks: [past, coming],
    });
  });

  it('takes over new levels', () => {
    const levels = { de: 'A2', es: 'B1' } as const;
    expect(findChangeFromBrowser(account, { ...browser, levels })).toEqual({
      levels: { es: 'B1' },
    });
  });
});
