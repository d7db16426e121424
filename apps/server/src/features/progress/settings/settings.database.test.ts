import { routes, type StudySettings } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type User } from '../../../../test/factory.ts';
import { noonZone } from '../../../../test/reminder.ts';
import { russianReader, useApp } from '../../../../test/test-app.ts';
import { studySettings } from '../../../schema/study.ts';
import { goalProgress } from './settings-store.ts';

const app = useApp();
const { settings, updateSettings } = routes.progress;

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

type Change = Parameters<typeof app.call<typeof updateSettings>>[1];
const change = (body: Change) => app.call(updateSettings, body, headers);
const current = () => app.call(settings, {}, headers);

const hour = 60 * 60 * 1_000;

const defaults: StudySettings = {
  goal: { unit: 'words', target: 10 },
  dayEndsAt: null,
  reminderHour: null,
  timeZone: 'UTC',
  locale: 'en',
  levels: {},
  breaks: [],
};

async function nextReminder(): Promise<Date | null | undefined> {
  const isOwn = eq(studySettings.userId, learner.id);
  const [row] = await app.database.select().from(studySettings).where(isOwn);
  return row?.remindAt;
}

describe('the settings of a learner', () => {
  it('have a default', async () => {
    expect(await current()).toEqual(defaults);
  });

  it('change one by one', async () => {
    await change({ goal: { unit: 'minutes', target: 15 } });
    await change({ timeZone: 'Asia/Kathmandu' });
    await change({ reminderHour: 0 });
    await change({ dayEndsAt: 0 });
    const all = {
      ...defaults,
      goal: { unit: 'minutes', target: 15 },
      timeZone: 'Asia/Kathmandu',
      reminderHour: 0,
      dayEndsAt: 0,
    };
    expect(await change({})).toEqual(all);
    expect(await current()).toEqual(all);
  });

  it('are kept apart for each learner', async () => {
    await change({ reminderHour: 7 });
    expect(await app.call(settings, {}, await app.headersOf())).toEqual(defaults);
  });

  it('have a level for each language', async () => {
    await change({ levels: { de: 'A2', es: 'B1' } });
    expect((await change({ levels: { de: 'B1', es: null, eo: 'C2' } })).levels).toEqual({
      de: 'B1',
      eo: 'C2',
    });
  });

  it('have breaks in order, those that overlap as one, and stay until they are changed', async () => {
    const days = (from: string, until: string) => ({ from, until });
    const sent = [
      days('2026-05-01', '2026-05-03'),
      days('2026-03-01', '2026-03-07'),
      days('2026-03-05', '2026-03-09'),
      days('2026-03-02', '2026-03-03'),
    ];
    const kept = [days('2026-03-01', '2026-03-09'), days('2026-05-01', '2026-05-03')];
    expect((await change({ breaks: sent })).breaks).toEqual(kept);
    expect((await change({ reminderHour: null })).breaks).toEqual(kept);
    expect((await change({ breaks: [] })).breaks).toEqual([]);
  });

  it('follow one another if breaks that overlap would be too long as one, and are taken again', async () => {
    const breaks = [
      { from: '2026-03-01', until: '2026-05-20' },
      { from: '2026-05-10', until: '2026-07-30' },
    ];
    const kept = [breaks[0], { from: '2026-05-21', until: '2026-07-30' }];
    const { breaks: stored } = await change({ breaks });
    expect(stored).toEqual(kept);
    expect((await change({ breaks: stored })).breaks).toEqual(kept);
  });

  it('remember the language of the interface', async () => {
    const inRussian = { ...headers, ...russianReader };
    expect((await app.call(settings, {}, inRussian)).locale).toBe('ru');
    await app.call(updateSettings, { timeZone: 'Europe/Moscow' }, inRussian);
    expect((await current()).locale).toBe('ru');
    await change({});
    expect((await current()).locale).toBe('en');
  });

  it('survive changes at the same time', async () => {
    await Promise.all([
      change({ levels: { de: 'A1' } }),
      change({ levels: { es: 'A2' } }),
      change({ reminderHour: 9 }),
      change({ timeZone: 'Europe/Berlin' }),
    ]);
    expect(await current()).toMatchObject({
      reminderHour: 9,
      timeZone: 'Europe/Berlin',
      levels: { de: 'A1', es: 'A2' },
    });
  });

  it.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '' }],
    ['goal.target', { goal: { unit: 'words', target: 201 } }],
    ['goal.target', { goal: { unit: 'minutes', target: 121 } }],
    ['goal.target', { goal: { unit: 'words', target: 0 } }],
    ['goal.target', { goal: { unit: 'words', target: 1.5 } }],
    ['goal.unit', { goal: { unit: 'hours', target: 1 } }],
    ['reminderHour', { reminderHour: 24 }],
    ['reminderHour', { reminderHour: -1 }],
    ['dayEndsAt', { dayEndsAt: 13 }],
    ['dayEndsAt', { dayEndsAt: 2.5 }],
    ['dayEndsAt', { dayEndsAt: null }],
    ['levels.de', { levels: { de: 'D1' } }],
    ['levels.xx', { levels: { xx: 'A1' } }],
    ['breaks.0.until', { breaks: [{ from: '2026-03-02', until: '2026-03-01' }] }],
    ['breaks.0.until', { breaks: [{ from: '2026-03-01', until: '2026-05-30' }] }],
    ['breaks', { breaks: Array(51).fill({ from: '2026-03-01', until: '2026-03-01' }) }],
  ])('refuse an invalid %s: %j', async (path, body) => {
    expect(await app.refusal(updateSettings, body, headers)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path }],
    });
    expect(await current()).toEqual(defaults);
  });
});

describe('a reminder', () => {
  it('is planned for its hour in the time zone of the learner', async () => {
    await change({ reminderHour: 8, timeZone: 'Asia/Tokyo' });
    const next = (await nextReminder()) ?? expect.fail('No reminder is planned');
    expect(next.toISOString()).toMatch(/T23:00:00/);
    expect(next.getTime()).toBeGreaterThan(Date.now() - hour);
    await change({ timeZone: 'Asia/Kolkata' });
    expect((await nextReminder())?.toISOString()).toMatch(/T02:30:00/);
    await change({ reminderHour: null });
    expect(await nextReminder()).toBeNull();
  });

  it('comes today if its hour has just begun, otherwise tomorrow', async () => {
    const { hour: now } = Temporal.Now.zonedDateTimeISO(noonZone());
    await change({ reminderHour: now, timeZone: noonZone() });
    expect((await nextReminder())?.getTime()).toBeLessThanOrEqual(Date.now());
    await change({ reminderHour: now - 1 });
    expect((await nextReminder())?.getTime()).toBeGreaterThan(Date.now());
  });

  it('that is due is not put off by another change', async () => {
    await change({ reminderHour: 8 });
    const due = new Date(Date.now() - 60_000);
    await app.database
      .update(studySettings)
      .set({ remindAt: due })
      .where(eq(studySettings.userId, learner.id));
    await change({ goal: { unit: 'words', target: 5 }, timeZone: 'UTC' });
    expect(await nextReminder()).toEqual(due);
  });

  it('needs an e-mail address', async () => {
    headers = await app.headersOf(await buildUser(app.database, { email: null }));
    expect(await app.refusal(updateSettings, { reminderHour: 8 }, headers)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'reminderHour' }],
    });
    expect((await change({ reminderHour: null })).reminderHour).toBeNull();
  });
});

it.each([
  ['words', 7],
  ['minutes', 2],
] as const)('the goal of a day counts full %s', (unit, done) => {
  const day = '2026-03-01';
  const days = [{ day, reviewed: 7, milliseconds: 179_999 }];
  expect(goalProgress({ unit, target: 5 }, days, day)).toEqual({ target: 5, done });
  expect(goalProgress({ unit, target: 5 }, days, '2026-03-02')).toEqual({ target: 5, done: 0 });
});
