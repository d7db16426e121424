import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { importList } from '../support/import-list.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a list deleted elsewhere is not found, although it is cached', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const { id, slug } = await importList(context, 'de', ['Birne\tpear', 'Apfel\tapple']);
  await page.goto(`/list/${slug}/en`);
  await expect(page.getByRole('link', { name: 'Birne', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Birne', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birne');
  await callAs(context, 'delete', '/front-list/delete', { id });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('notFound.title'));
  await learner.expectAccessible();
});

test('after a session of a list deleted meanwhile, its words can be played again', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const list = await importList(context, 'de', ['Birne\tpear', 'Apfel\tapple']);
  const session = await QuizSession.start(learner, new Keyboard(learner), {
    kind: 'cards',
    count: 2,
    list,
  });
  await session.play(['wrong']);
  await callAs(context, 'delete', '/front-list/delete', { id: list.id });
  await session.play(['right']);
  await session.expectScore(1, 2);
  await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
  await expect(
    page.getByRole('menuitem', { name: learner.says('quizResults.others') }),
  ).toHaveCount(0);
  const kind = learner.says('quizKind.multipleChoice');
  await page.getByRole('menuitem', { name: learner.says('quizResults.harder', { kind }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    learner.says('quizSource.words'),
  );
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  await session.expectProgress(0, 2);
});
