import { expect } from '@playwright/test';
import { enter } from './account.ts';
import { callAs } from './call-as.ts';
import { Keys } from './hand.ts';
import { Learner } from './learner.ts';
import { pasteList } from './paste-list.ts';
import { QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

test('a list that was deleted elsewhere is not found, though it was seen before', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const { id, slug } = await pasteList(context, 'de', ['Birne\tpear', 'Apfel\tapple']);
  await page.goto(`/list/${slug}/en`);
  await expect(page.getByRole('link', { name: 'Birne', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Birne', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birne');
  await callAs(context, 'delete', '/front-list/delete', { id });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('notFound.title'));
  await learner.findsNoBarrier();
});

test('a round of a list that was deleted meanwhile leads on to its words', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const list = await pasteList(context, 'de', ['Birne\tpear', 'Apfel\tapple']);
  const round = await QuizRound.begin(learner, new Keys(learner), {
    kind: 'cards',
    count: 2,
    list,
  });
  await round.play(['wrong']);
  await callAs(context, 'delete', '/front-list/delete', { id: list.id });
  await round.play(['right']);
  await round.seesResult(1, 2);
  const next = page.getByRole('region', { name: learner.says('nextQuizzes.title') });
  await expect(next.getByRole('link')).toHaveCount(1);
  await next.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    learner.says('quizSource.words'),
  );
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  await round.sees(0, 2);
});
