import { expect } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const total = 7;

/** Up to four letters, any typing error makes another word. */
const longEnoughForASlip = 5;

test('spelling accepts a retyped near miss and a disputed answer', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const answers = await AnswerKey.of(page, 'de-fruit', 'en');
  await page.goto('/quiz/de-fruit/en?seed=1');
  await page.getByText(learner.says('quizKind.spelling'), { exact: true }).click();
  const sides = { from: 'German', to: 'English' };
  await page.getByText(learner.says('quizSettings.fromTo', sides)).click();
  await page.getByText(learner.says('quizSettings.options'), { exact: true }).click();
  const count = learner.says('quizSettings.count', { unit: 'words' });
  await page.getByRole('spinbutton', { name: count }).fill(`${total}`);
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();

  const prompt = page.getByRole('heading', { level: 1 });
  const right = page.getByText(learner.says('ui.answerFooter.right'));
  const field = page.getByRole('textbox');
  const answer = async () => {
    await expect(field).toBeFocused();
    const { meaning } = await answers.wordOn(prompt);
    return meaning;
  };
  const type = async (text: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const answered = (count: number) => expect(page.getByText(`${count} / ${total}`)).toBeVisible();
  /** On a phone in landscape, the footer covers neither the field nor its button. */
  const seesAllSideways = async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 844, height: 390 });
    for (const thing of [field, page.getByRole('button', { name: check })]) {
      const covered = await thing.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 24, bottom - 4) !== element;
      });
      expect(covered).toBe(false);
    }
    if (size) await page.setViewportSize(size);
  };
  const check = learner.says('ui.spellingForm.check');
  let done = 0;
  const answerExactly = async () => {
    await type(await answer());
    await expect(right).toBeVisible();
    done += 1;
    await answered(done);
    await page.keyboard.press('Enter');
  };

  await test.step('exactly right', async () => {
    await expect(field).toBeFocused();
    do await answerExactly();
    while ((await answer()).length < longEnoughForASlip);
  });

  await test.step('on another keyboard, and asked again', async () => {
    await type('яблоко');
    const language = { language: sides.to };
    await expect(
      page.getByText(learner.says('spellingQuestion.keyboard', { ...language, isRomanised: 'no' })),
    ).toBeVisible();
    await learner.expectAccessible();
    do await answerExactly();
    while ((await answer()).length < longEnoughForASlip);
  });

  await test.step('almost right, and retyped', async () => {
    const asked = await answer();
    await type(`${asked}x`);
    await expect(page.getByText(learner.says('ui.spellingFeedback.almost'))).toBeVisible();
    await seesAllSideways();
    await type(asked);
    done += 1;
    await answered(done);
  });

  await test.step('wrong, undone, wrong again, and disputed', async () => {
    const asked = await answer();
    const far = page.getByText(learner.says('ui.answerFooter.wrong', { answer: asked }));
    await type('something else');
    await expect(far).toBeVisible();
    await page.keyboard.press('z');
    await expect(field).toBeFocused();
    await expect(field).toBeEmpty();
    await type('something else');
    await expect(far).toBeVisible();
    const suggested = page.waitForResponse(/front-quiz\/suggest$/);
    await page.getByRole('button', { name: learner.says('ui.spellingBoard.dispute') }).click();
    expect((await suggested).ok()).toBe(true);
    await expect(right).toBeVisible();
    await page.getByRole('button', { name: learner.says('ui.verdictFooter.next') }).click();
    done += 1;
  });

  while (done < total) await answerExactly();
  await expect(prompt).toContainText(
    learner.says('ui.quizResult.score', { right: total - 1, total }),
  );
});
