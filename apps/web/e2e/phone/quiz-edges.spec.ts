import { expect, type Locator } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { type QuizList, QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { importList } from '../support/import-list.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('words from right to left are built from letters', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await signUp(context, 'ar');
  const list = await importList(context, 'ar', ['فطيرة المشمش\tapricot pie', 'سمسمة\tsesame seed']);
  await playToTheEnd(learner, list, 'letter-match');
});

test('long phrases fit', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  const word = 'Wer in den letzten Wochen vor den großen Ferien noch einmal alles wiederholt';
  const meaning = 'Whoever goes over everything once more in the last weeks before the holidays';
  await signUp(context);
  const list = await importList(context, 'de', [
    `${word} und dann gut schläft\t${meaning} and then sleeps well`,
    `${word} und dann auch singt\t${meaning} and then sings as well`,
  ]);
  for (const kind of ['multiple-choice', 'spelling'] as const) {
    await test.step(kind, () => playToTheEnd(learner, list, kind));
  }
});

async function playToTheEnd(learner: Learner, list: QuizList, kind: QuizCode): Promise<void> {
  const wanted = { kind, list, count: 2 };
  const session = await QuizSession.start(learner, new Touch(learner.page), wanted);
  await learner.expectNoOverflow();
  await session.play(['right', 'right']);
  await session.expectScore(2, 2);
}

test('words without image or sound disable those options with the reason', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const { slug } = await importList(context, 'de', ['Topfenstrudel\tcurd strudel', 'Germ\tyeast']);
  await page.goto(`/quiz/${slug}/en?mode=pictures&kind=by-ear`);
  const direction = (from: string, to: string) =>
    radio(learner, learner.says('quizSettings.fromTo', { from, to }));
  const toPicture = direction('German', learner.says('quizSettings.picture'));
  await expect(toPicture).toBeDisabled();
  await expect(toPicture).toHaveAccessibleDescription(learner.says('unavailableKind.noPictures'));
  const byEar = radio(learner, learner.says('quizKind.byEar'));
  await expect(byEar).toBeDisabled();
  await expect(byEar).toHaveAccessibleDescription(learner.says('unavailableKind.noVoice'));
  await expect(direction('English', 'German')).toBeChecked();
  await learner.expectAccessible();
});

const radio = ({ page }: Learner, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });
