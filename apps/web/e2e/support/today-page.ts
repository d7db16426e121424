import { expect, type Page } from '@playwright/test';
import { limits } from '@wordhoard/contract/limits';
import type { Learner } from './learner.ts';

/** `x`: practised, `r`: rest day, `.`: no practice, `o`: today, not practised yet. */
const dayMessages = {
  x: 'streakDay.active',
  r: 'streakDay.rest',
  '.': 'streakDay.missed',
  o: 'streakDay.open',
} as const;

type DayMark = keyof typeof dayMessages;

export interface Habit {
  /** Words that count for the goal of the day. */
  done: number;
  streak: number;
  /** Each of the last seven days as a mark, today last. */
  week: string;
}

/** The home page of a learner, with the due words, the daily goal and the streak. */
export class TodayPage {
  readonly #learner: Learner;
  readonly page: Page;

  constructor(learner: Learner) {
    this.#learner = learner;
    this.page = learner.page;
  }

  async expectDue(count: number): Promise<void> {
    const text =
      count === 0 ? this.#learner.says('today.done') : this.#learner.says('today.due', { count });
    await expect(this.page.getByRole('heading', { name: text, exact: true })).toBeVisible();
  }

  /** Checks the goal, the streak and the week that ends with a day. */
  async expectHabit({ done, streak, week }: Habit, today: string): Promise<void> {
    const learner = this.#learner;
    const target = limits.dailyGoalWords;
    const goal = learner.says(done < target ? 'goal.words' : 'goal.wordsReached', { done, target });
    await expect(this.page.getByRole('img', { name: goal })).toBeVisible();
    const title = learner.says('today.streak', { count: streak });
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const days = this.page.getByRole('list', { name: learner.says('today.week') });
    await expect(days.getByRole('listitem')).toContainText(this.#daysOf(week, today));
  }

  #daysOf(week: string, today: string): string[] {
    return [...week].map((mark, index) => {
      const day = new Date(today);
      day.setUTCDate(day.getUTCDate() - week.length + 1 + index);
      const weekday = this.#learner.intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' });
      return this.#learner.says(dayMessages[mark as DayMark], { weekday });
    });
  }
}
