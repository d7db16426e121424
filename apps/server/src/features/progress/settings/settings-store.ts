import type {
  StudyBreak,
  StudyGoal,
  StudySettings,
  StudySettingsChange,
} from '@wordhoard/contract';
import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { type StudySettingsRow, studySettings } from '../../../schema/study.ts';
import { findAccountById } from '../../auth/store.ts';
import type { Calendar } from '../../review/learner-day.ts';
import { lockUser } from '../../user/store.ts';
import { addPeriods } from '../activity.ts';
import { nextReminder } from './reminder-time.ts';

const defaults = (userId: string, locale: LocaleCode): StudySettingsRow => ({
  userId,
  goalUnit: 'words',
  goalTarget: limits.dailyGoalWords,
  timeZone: 'UTC',
  dayEndsAt: null,
  reminderHour: null,
  remindAt: null,
  remindedOn: null,
  locale,
  levels: {},
  breaks: [],
});

/** @param locale - the language of learners who have not changed any setting */
export async function findStudySettings(
  database: Database,
  userId: string,
  locale: LocaleCode = defaultLocale,
): Promise<StudySettingsRow> {
  const [row] = await database.select().from(studySettings).where(eq(studySettings.userId, userId));
  return row ?? defaults(userId, locale);
}

export async function updateStudySettings(
  database: Database,
  { caller: { id: userId }, locale, now }: SignedInContext,
  change: StudySettingsChange,
): Promise<StudySettingsRow> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const current = await findStudySettings(transaction, userId, locale);
    const next = { ...applyChange(current, change, now), locale };
    if (typeof change.reminderHour === 'number') await requireMailAddress(transaction, userId);
    const { remindedOn: _ownedByReminders, ...set } = next;
    const target = studySettings.userId;
    await transaction.insert(studySettings).values(next).onConflictDoUpdate({ target, set });
    await publish(transaction, { userId, kind: 'user' });
    return next;
  });
}

function applyChange(
  current: StudySettingsRow,
  {
    goal,
    reminderHour = current.reminderHour,
    timeZone = current.timeZone,
    dayEndsAt: chosenEnd,
    levels,
    breaks = current.breaks,
  }: StudySettingsChange,
  now: Date,
): StudySettingsRow {
  const dayEndsAt = chosenEnd ?? current.dayEndsAt;
  const next: StudySettingsRow = {
    ...current,
    ...(goal && { goalUnit: goal.unit, goalTarget: goal.target }),
    timeZone,
    dayEndsAt,
    reminderHour,
    levels: withChanges(current.levels, levels),
    breaks: mergeBreaks(breaks),
  };
  const isSameTime =
    timeZone === current.timeZone &&
    dayEndsAt === current.dayEndsAt &&
    reminderHour === current.reminderHour;
  // A reminder for the current hour comes at once.
  const hourAgo = new Date(now.getTime() - 60 * 60 * 1_000);
  return isSameTime ? next : { ...next, remindAt: findNextReminder(next, hourAgo) };
}

export function findNextReminder(settings: StudySettingsRow, now: Date): Date | null {
  const reminder = toReminder(settings);
  return reminder === undefined ? null : nextReminder(now, reminder);
}

/** The reminder that a learner wants; `undefined` if none. */
export function toReminder({ reminderHour: hour, remindedOn, ...row }: StudySettingsRow) {
  return hour === null ? undefined : { ...toCalendar(row), hour, remindedOn };
}

/** What the days of a learner depend on. */
export const toCalendar = ({
  timeZone,
  dayEndsAt,
}: Pick<StudySettingsRow, 'timeZone' | 'dayEndsAt'>): Calendar => ({
  timeZone,
  dayEndsAt: dayEndsAt ?? limits.dayEndsAt,
});

function withChanges(
  levels: StudySettingsRow['levels'],
  changes: StudySettingsChange['levels'],
): StudySettingsRow['levels'] {
  const entries = Object.entries({ ...levels, ...changes });
  return Object.fromEntries(
    entries.flatMap(([langCode, level]) => (level === null ? [] : [[langCode, level]])),
  );
}

/**
 * Breaks in order, those that overlap as one, or one after the other if that would be too long. The latest, if there are
 * too many. So the account takes what it has told.
 */
function mergeBreaks(breaks: readonly StudyBreak[]): StudyBreak[] {
  const merged: StudyBreak[] = [];
  for (const next of breaks.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last === undefined || last.until < next.from) merged.push({ ...next });
    else if (last.until < next.until) {
      const isTooLong = next.until >= addPeriods(last.from, 'day', limits.breakMaxDays);
      if (isTooLong) merged.push({ ...next, from: addPeriods(last.until, 'day', 1) });
      else last.until = next.until;
    }
  }
  return merged.slice(-limits.studyMaxBreaks);
}

async function requireMailAddress(database: Database, userId: string): Promise<void> {
  const account = await findAccountById(database, userId);
  if (!account?.email) throw buildFieldError('reminderHour', { code: 'invalid' });
}

export const toGoal = ({
  goalUnit,
  goalTarget,
}: Pick<StudySettingsRow, 'goalUnit' | 'goalTarget'>): StudyGoal => ({
  unit: goalUnit,
  target: goalTarget,
});

export const presentStudySettings = ({
  dayEndsAt,
  reminderHour,
  timeZone,
  locale,
  levels,
  breaks,
  ...row
}: StudySettingsRow): StudySettings => ({
  goal: toGoal(row),
  dayEndsAt,
  reminderHour,
  timeZone,
  locale,
  levels,
  breaks,
});

/** A day with practice. */
export interface PractisedDay {
  day: string;
  /** Words, each counted once. */
  reviewed: number;
  milliseconds: number;
}

const minuteMilliseconds = 60_000;

/** How far a learner has reached the goal of a day. */
export function goalProgress(
  { unit, target }: StudyGoal,
  days: readonly PractisedDay[],
  today: string,
) {
  const { reviewed, milliseconds } = days.find(({ day }) => day === today) ?? nothing;
  const done = unit === 'words' ? reviewed : Math.floor(milliseconds / minuteMilliseconds);
  return { target, done };
}

const nothing = { reviewed: 0, milliseconds: 0 };
