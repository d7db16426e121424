import { expect } from '@playwright/test';
import { enter } from './account.ts';
import { AnswerKey } from './answer-key.ts';
import { Learner } from './learner.ts';
import { test } from './test.ts';

const total = 6;

/** Up to four letters, every slip is another word. */
const longEnoughForASlip = 5;

test('words are typed, one of them once more, and one is defended', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const answers = await AnswerKey.of(page, 'de-fruit', 'en');
  await page.goto('/quiz/de-fruit/en');
  await page.getByText(learner.says('quizKind.spelling'), { exact: true }).click();
  await page.getByRole('spinbutton', { name: learner.says('quizSettings.count') }).fill(`${total}`);
  await learner.findsNoBarrier();
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();

  const prompt = page.getByRole('heading', { level: 1 });
  const right = page.getByText(learner.says('ui.answerFoot.right'));
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
  /** On a phone held sideways, the foot covers neither the field nor the way to check it. */
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
  const check = learner.says('ui.spellingBoard.check');
  let done = 0;
  const answerExactly = async () => {
    await type(await answer());
    await expect(right).toBeVisible();
    done += 1;
    await answered(done);
    await page.keyboard.press('Enter');
  };

  await test.step('exactly', async () => {
    await learner.findsNoBarrier();
    do await answerExactly();
    while ((await answer()).length < longEnoughForASlip);
  });

  await test.step('almost, and once more', async () => {
    const asked = await answer();
    await type(`${asked}x`);
    await expect(page.getByText(learner.says('ui.spellingComment.almost'))).toBeVisible();
    await learner.findsNoBarrier();
    await seesAllSideways();
    await type(asked);
    done += 1;
    await answered(done);
  });

  await test.step('wrong, but right after all', async () => {
    await type('something else');
    await expect(page.getByText(learner.says('ui.spellingComment.wrong'))).toBeVisible();
    await learner.findsNoBarrier();
    const suggested = page.waitForResponse(/front-quiz\/suggest$/);
    await page.getByRole('button', { name: learner.says('ui.spellingBoard.dispute') }).click();
    expect((await suggested).ok()).toBe(true);
    await expect(right).toBeVisible();
    await page.getByRole('button', { name: learner.says('ui.verdictFoot.next') }).click();
    done += 1;
  });

  while (done < total) await answerExactly();
  await expect(prompt).toHaveText(learner.says('ui.quizResult.score', { right: total - 1, total }));
});
