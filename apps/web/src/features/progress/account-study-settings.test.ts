import type { StudySettings } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { changeFromBrowser, defaultGoal } from './account-study-settings.tsx';

const account: StudySettings = {
  goal: defaultGoal,
  reminderHour: 8,
  timeZone: 'Europe/Berlin',
  locale: 'en',
  levels: { de: 'A2' },
};
const browser = { timeZone: 'Europe/Berlin', locale: 'en', goal: defaultGoal, levels: {} } as const;
const minutes = { unit: 'minutes', target: 5 } as const;

describe('an account', () => {
  it('takes over nothing that it has already', () => {
    expect(changeFromBrowser(account, browser)).toBeUndefined();
    expect(changeFromBrowser(account, { ...browser, levels: { de: 'A2' } })).toBeUndefined();
  });

  it('follows the time zone of the browser', () => {
    expect(changeFromBrowser(account, { ...browser, timeZone: 'Asia/Tokyo' })).toEqual({
      timeZone: 'Asia/Tokyo',
    });
  });

  it('follows the language of the interface', () => {
    expect(changeFromBrowser(account, { ...browser, locale: 'ru' })).toEqual({});
  });

  it('takes over the goal of a visitor, unless it has one of its own', () => {
    const visitor = { ...browser, goal: minutes };
    expect(changeFromBrowser(account, visitor)).toEqual({ goal: minutes });
    const ownGoal = { ...account, goal: { unit: 'words', target: 20 } } as const;
    expect(changeFromBrowser(ownGoal, visitor)).toBeUndefined();
  });

  it('takes over new levels', () => {
    const levels = { de: 'A2', es: 'B1' } as const;
    expect(changeFromBrowser(account, { ...browser, levels })).toEqual({ levels: { es: 'B1' } });
  });
});
