import { expect } from '@playwright/test';
import { limits } from '@wordhoard/contract/limits';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { buildAnswer, sendFromOtherDevice } from '../support/other-device.ts';
import { test } from '../support/test.ts';

const words = 300;
/** A plan asks for so many words a day, and the first session after an absence for half of them. */
const perDay = 40;
const first = 20;
const secondsPerWord = 9;

test.use({ timezoneId: 'Europe/Berlin' });

test('after 60 days, hundreds of due words become a few now and a plan for the rest', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context, 'es');
  const wordIds = await readWordIds();
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  const countMinutes = (count: number) => Math.round((count * secondsPerWord) / 60);

  await answer(wordIds, '2025-04-03');
  await page.clock.setSystemTime('2025-06-02T09:00:00+02:00');

  await test.step('the first session is short, and a date is named for the rest', async () => {
    await page.goto('/');
    const back = { count: first, minutes: countMinutes(first) };
    await expect(heading(learner.says('today.back', back))).toBeVisible();
    const plan = main.getByText(
      learner.says('backlog.plan', { count: words, perDay, day: '' }).replace(/\.$/, ''),
    );
    const day = (await plan.textContent())?.match(/by (.+)\.$/)?.[1] ?? '';
    const days = (Date.parse(`${day} 2025 UTC`) - Date.parse('2025-06-02')) / 86_400_000;
    // Forgotten words come back meanwhile.
    expect(days).toBeGreaterThanOrEqual(words / perDay);
    expect(days).toBeLessThan((3 * words) / perDay);
    await expect(main.getByRole('link', { name: learner.says('today.newLesson') })).toHaveCount(0);
    await learner.expectAccessible();
    await main
      .getByRole('button', { name: learner.says('today.practise', { count: first }) })
      .tap();
    await expect(
      page.getByText(learner.says('ui.quizFrame.counter', { answered: 0, total: first })),
    ).toBeVisible();
  });

  await test.step('the rest of the day follows, and then it is done', async () => {
    await answer(wordIds.slice(0, first), '2025-06-02');
    await page.goto('/');
    const left = perDay - first;
    await expect(heading(learner.says('backlog.part', { count: left }))).toBeVisible();
    await expect(main.getByText(learner.says('backlog.held'))).toBeVisible();
    const review = { count: left, minutes: countMinutes(left) };
    await expect(
      main.getByRole('button', { name: learner.says('backlog.review', review) }),
    ).toBeVisible();
    await answer(wordIds.slice(first, perDay), '2025-06-02');
    await page.goto('/');
    await expect(heading(learner.says('backlog.done'))).toBeVisible();
  });

  async function readWordIds(): Promise<string[]> {
    const ids: string[] = [];
    for (let number = 1; ids.length < words; number += 1) {
      const body = { langCode: 'es', page: number, pageSize: limits.feedMaxPageSize };
      const feed = await page.request.post('/front-word/feed', { data: body });
      const { data }: { data: { id: string }[] } = await feed.json();
      ids.push(...data.map(({ id }) => id));
    }
    return ids.slice(0, words);
  }

  /** Answers words rightly on another device. */
  async function answer(ids: readonly string[], day: string): Promise<void> {
    const events = ids.map((id) => ({
      ...buildAnswer(id, `${day}T06:00:00.000Z`, 'exact'),
      milliseconds: secondsPerWord * 1_000,
    }));
    await sendFromOtherDevice(context, events);
  }
});
