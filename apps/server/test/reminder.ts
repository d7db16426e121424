import { localDay } from '../src/features/review/learner-day.ts';
import type { Database } from '../src/platform/database/database.ts';
import { type StudySettingsRow, studySettings } from '../src/schema/study.ts';
import { buildUser, buildWord, type User } from './factory.ts';
import { addReviews, answered } from './learn-word.ts';

/** A time zone in which it is after 12:00 and before 13:00. */
export function noonZone(): string {
  const offset = 12 - new Date().getUTCHours();
  // The signs of these names are reversed.
  return `Etc/GMT${offset > 0 ? '' : '+'}${-offset}`;
}

/** The day in that time zone. */
export const noonDay = (daysAgo = 0): string =>
  localDay(new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1_000), {
    timeZone: noonZone(),
    dayEndsAt: 4,
  });

/** A learner whose hour has come. */
export async function buildReminded(
  database: Database,
  {
    account = {},
    settings = {},
  }: { account?: Partial<User>; settings?: Partial<StudySettingsRow> } = {},
): Promise<User> {
  const learner = await buildUser(database, account);
  await remindAtNoon(database, learner, settings);
  return learner;
}

/** Stores the settings of a learner whose hour has come. */
export async function remindAtNoon(
  database: Database,
  { id: userId }: User,
  settings: Partial<StudySettingsRow>,
): Promise<void> {
  await database.insert(studySettings).values({
    userId,
    goalUnit: 'words',
    goalTarget: 10,
    timeZone: noonZone(),
    reminderHour: 12,
    remindAt: new Date(Date.now() - 60_000),
    remindedOn: null,
    locale: 'en',
    levels: {},
    breaks: [],
    ...settings,
  });
}

/** Words that the learner has not recalled, so that they are due. */
export async function addDueWords(
  database: Database,
  learner: User,
  count: number,
  langCode = 'eo',
): Promise<void> {
  for (let added = 0; added < count; added += 1) {
    const word = await buildWord(database, { langCode });
    await addReviews(database, learner, word, [answered(noonDay(5), 1)]);
  }
}
