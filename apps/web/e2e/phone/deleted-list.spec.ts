import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { importList } from '../support/import-list.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('the words of a list that is deleted during a session can be played again', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const list = await importList(context, 'de', ['Topfenstrudel\tcurd strudel', 'Germ\tyeast']);
  const address = `/list/${list.slug}/en`;
  const heading = page.getByRole('heading', { level: 1 });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });

  await test.step('words without image or sound disable those options with the reason', async () => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Germ', exact: true })).toBeVisible();
    await openPage(page, `/quiz/${list.slug}/en?mode=pictures&kind=by-ear`);
    const sides = { from: 'German', to: learner.says('quizSettings.picture') };
    const toPicture = radio(learner.says('quizSettings.fromTo', sides));
    await expect(toPicture).toBeDisabled();
    await expect(toPicture).toHaveAccessibleDescription(learner.says('unavailableKind.noPictures'));
    const byEar = radio(learner.says('quizKind.byEar'));
    await expect(byEar).toBeDisabled();
    await expect(byEar).toHaveAccessibleDescription(learner.says('unavailableKind.noVoice'));
    await learner.expectAccessible();
    await openPage(page, address);
  });

  const wanted = { kind: 'cards', count: 2, list } as const;
  const session = await QuizSession.start(learner, new Keyboard(learner), wanted);

  await test.step('another device continues the session', async () => {
    await session.play(['wrong']);
    const device = await openBrowser();
    await device.addCookies(await context.cookies());
    const phone = await device.newPage();
    await phone.goto('/quiz');
    await phone.getByText(learner.says('resumeQuiz.answered', { answered: 1, total: 2 })).tap();
    const counter = learner.says('ui.quizFrame.counter', { answered: 1, total: 2 });
    await expect(phone.getByText(counter, { exact: true })).toBeVisible();
  });

  await test.step('the session goes on', async () => {
    await callAs(context, 'delete', '/front-list/delete', { id: list.id });
    await session.play(['right']);
    await session.expectScore(1, 2);
  });

  await test.step('its words are played in a harder kind', async () => {
    await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
    await expect(
      page.getByRole('menuitem', { name: learner.says('quizResults.others', { count: 2 }) }),
    ).toHaveCount(0);
    const kind = learner.says('quizKind.multipleChoice');
    const harder = learner.says('quizResults.harder', { kind });
    await page.getByRole('menuitem', { name: harder }).click();
    await expect(heading).toContainText(learner.says('quizSource.words'));
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    await session.expectProgress(0, 2);
  });

  await test.step('the list is not found, although it is cached', async () => {
    await openPage(page, address);
    await expect(heading).toHaveText(learner.says('notFound.title'));
    await learner.expectAccessible();
  });
});
