import { expect } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { fillSignUpForm, newAccount } from '../support/account.ts';
import { collectFailureMessages } from '../support/failure-messages.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage, waitUntilStored } from '../support/open-page.ts';
import { expectInAccount, readCards } from '../support/practice.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false, serviceWorkers: 'allow' });

test('a newcomer learns five words on a phone, also without a connection, and an account gets them', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const answers = await AnswerKey.of(page, 'es-course-hello', 'en');
  const lesson = new LessonPage({ learner, page, input: new Touch(page), answers });
  const learned: string[] = [];
  const findFailures = await collectFailureMessages(context);

  await test.step('two taps lead to the first question', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: learner.says('home.start') }).tap();
    learned.push(await lesson.newWord());
    await lesson.gotIt.tap();
    await lesson.choice.answer('wrong');
    await lesson.choice.next();
  });

  await test.step('a card can be seen again, and a left lesson is continued', async () => {
    await lesson.newWord();
    await page.getByRole('button', { name: learner.says('ui.teachCard.back') }).tap();
    expect(await lesson.newWord()).toBe(learned[0]);
    await page.getByRole('button', { name: learner.says('ui.quizFrame.leave') }).tap();
    await openPage(page, '/quiz');
    await page.getByRole('button', { name: /1.*23/ }).tap();
    await lesson.expectProgress(1, 23);
  });

  await test.step('a mistake is asked again at the end of its round', async () => {
    for (let word = 1; word < 5; word += 1) learned.push(await lesson.learn());
    const again = { answered: 0, total: 1 };
    await expect(page.getByText(learner.says('ui.quizFrame.again', again))).toBeVisible();
    await lesson.choice.answer('right');
  });

  await test.step('it ends without a connection', async () => {
    await waitUntilStored(page);
    await context.setOffline(true);
    await lesson.choice.next();
    await page.reload();
    await lesson.practise(5);
    await expect(getQuestion(page)).toHaveText(learner.says('ui.lessonFinish.title', { count: 5 }));
    await learner.expectAccessible();
    expect(findFailures()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('main').getByText(learner.says('accountOffer.text'))).toBeVisible();
  });

  await test.step('the next lesson has other words', async () => {
    await page.getByRole('link', { name: learner.says('lessonResults.next') }).tap();
    expect(learned).not.toContain(await lesson.newWord());
  });

  await test.step('an account gets the words', async () => {
    await openPage(page, '/sign-up');
    await fillSignUpForm(learner, newAccount());
    await expect(page.getByText(learner.says('practice.moved', { count: 5 }))).toBeVisible();
    await expectInAccount(context, await readCards(page));
  });
});
