import { expect } from '@playwright/test';
import { AnswerKey, type KeyWord } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { LetterMatchPage } from '../quiz/letter-match-page.ts';
import { getQuestion, getVerdict, pressNext } from '../quiz/question-page.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const slug = 'ar-greetings';
const letters = 5;
const words = 5;
/** A word that is not known returns so often. */
const repetitions = 2;

test('a learner of Arabic without its keyboard reads letters first, and finishes a lesson', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const answers = await AnswerKey.of(page, slug, 'en');
  const input = new Touch(page);
  const lesson = new LessonPage({ learner, page, input, answers });
  const player = { learner, page, input, answers, direction: 'backward' as const };
  const main = page.getByRole('main');
  const button = (id: Parameters<Learner['says']>[0]) =>
    page.getByRole('button', { name: learner.says(id), exact: true });
  const field = main.getByRole('textbox');

  await test.step('five letters are shown and asked', async () => {
    await page.goto('/');
    await page.getByLabel(learner.says('languagePair.learn'), { exact: true }).selectOption('ar');
    await page.getByRole('link', { name: learner.says('home.start') }).tap();
    const task = learner.says('scriptCourse.task', { count: letters });
    for (let letter = 0; letter < letters; letter += 1) {
      await expect(getQuestion(page)).toContainText(task);
      if (letter === 0) await learner.expectAccessible();
      await lesson.gotIt.press('Enter');
    }
    for (let letter = 0; letter < letters; letter += 1) {
      const options = main.getByRole('listitem').getByRole('button');
      await expect(main.getByText(learner.says('scriptCourse.question'))).toBeVisible();
      await options.first().press('Enter');
      await pressNext(player);
    }
  });

  await test.step('each word is chosen, matched and built', async () => {
    for (let word = 0; word < words; word += 1) await lesson.learn();
    await lesson.match(words);
    await lesson.build(words);
    await lesson.expectProgress(15, 20);
  });

  await test.step('a word is typed on the alphabet of the screen', async () => {
    // Without marks, as people type.
    const text = (await askedWord()).text.replaceAll(/\p{M}/gu, '');
    const alphabet = main.getByRole('group', { name: learner.says('ui.alphabetKeys.alphabet') });
    await learner.expectAccessible();
    for (const letter of text) {
      const key =
        letter === ' '
          ? button('ui.alphabetKeys.space')
          : alphabet.getByText(letter, { exact: true });
      await key.tap();
    }
    await expect(field).toHaveValue(text);
    await button('ui.spellingForm.check').tap();
    await expect(getVerdict(page)).toContainText(learner.says('ui.answerFooter.right'));
    await pressNext(player);
  });

  await test.step('one in Latin letters is right, and shows its script', async () => {
    const { text, romanisation = '' } = await askedWord();
    await field.fill(romanisation);
    await button('ui.spellingForm.check').tap();
    await expect(getVerdict(page)).toContainText(learner.says('ui.answerFooter.right'));
    const script = learner.says('ui.spellingFeedback.romanised', { language: 'Arabic' });
    await expect(main.getByText(script)).toBeVisible();
    await expect(main.locator('p[lang=ar]').getByText(text, { exact: true })).toBeVisible();
    await pressNext(player);
  });

  await test.step('one is built from letters instead', async () => {
    await askedWord();
    await button('ui.letterHelp.build').tap();
    await new LetterMatchPage(player).answer('right');
    await pressNext(player);
  });

  await test.step('words that are not known return twice, and the lesson ends', async () => {
    for (let answer = 0; answer < 2 * (1 + repetitions); answer += 1) {
      await askedWord();
      await input.press(button('ui.verdictFooter.pass'));
      await pressNext(player);
    }
    await expect(getQuestion(page)).toHaveText(
      learner.says('ui.lessonFinish.title', { count: words }),
    );
    await expect(
      main.getByText(learner.says('ui.lessonFinish.leftForTomorrow', { count: 2 })),
    ).toBeVisible();
  });

  /** The word to type. */
  async function askedWord(): Promise<KeyWord> {
    await expect(field).toBeEnabled();
    await expect(getVerdict(page)).toBeEmpty();
    return await answers.wordOn(getQuestion(page));
  }
});
