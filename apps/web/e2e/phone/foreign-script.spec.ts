import { expect } from '@playwright/test';
import { AnswerKey, type KeyWord, shownWord, withoutVowels } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { LetterMatchPage } from '../quiz/letter-match-page.ts';
import { getQuestion, getVerdict, pressNext } from '../quiz/question-page.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const slug = 'ar-course-hello';
const letters = 5;
const words = 5;
/** Words that consist of the letters that were answered. */
const readable = 1;
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

  const expectLetters = (answered: number, total: number) =>
    expect(page.getByText(learner.says('scriptCourse.counter', { answered, total }))).toBeVisible();
  const sounds = new Map<string, string>();
  const examples = new Set<string>();
  let readableText = '';

  await test.step('five letters are shown, each in a word, and asked one card later', async () => {
    await page.goto('/');
    await page.getByLabel(learner.says('languagePair.learn'), { exact: true }).selectOption('ar');
    await page.getByRole('link', { name: learner.says('home.start') }).tap();
    for (let letter = 0; letter < letters; letter += 1) {
      await expectLetters(Math.max(letter, 2 * letter - 1), 3 * letters);
      await expect(getQuestion(page)).toContainText(learner.says('scriptCourse.task'));
      if (letter === 0) await learner.expectAccessible();
      const example = main.locator('bdi').filter({ has: page.locator('mark') });
      examples.add(withoutVowels(`${await example.textContent()}`));
      const sound = await main.locator('[lang=ar-Latn]').first().textContent();
      sounds.set(await shownWord(getQuestion(page)), `${sound}`);
      await lesson.gotIt.press('Enter');
      if (letter > 0) await answerLetter('scriptCourse.question');
    }
    await answerLetter('scriptCourse.question');
  });

  await test.step('all are asked by their sounds, and a missed one returns twice', async () => {
    await expectLetters(2 * letters, 3 * letters);
    for (let question = 0; question < letters; question += 1)
      await answerLetter('scriptCourse.whichLetter');
    await answerLetter('scriptCourse.question');
    await answerLetter('scriptCourse.whichLetter');
  });

  await test.step('a word of known letters comes first, and in Latin letters only on demand', async () => {
    expect([...examples]).toContain(withoutVowels(await lesson.newWord()));
    const { text, romanisation = '' } = await answers.wordOn(getQuestion(page));
    readableText = text;
    const latin = main.locator('[lang=ar-Latn]').getByText(romanisation, { exact: true });
    await expect(latin).toBeVisible();
    await lesson.gotIt.press('Enter');
    await expect(button('latinButton.show')).toBeVisible();
    await expect(latin).toBeHidden();
    await button('latinButton.show').tap();
    await expect(latin).toBeVisible();
    await lesson.choice.answer('right');
    await lesson.choice.next();
  });

  await test.step('each word is chosen and matched, and built if it can be read', async () => {
    for (let word = 1; word < words; word += 1) await lesson.learn();
    await lesson.match(words);
    await lesson.build(readable);
    await lesson.expectProgress(11, 16);
  });

  await test.step('a word is typed on the alphabet, which is shown at once if its letters are known', async () => {
    const asked = await askedWord();
    if (asked.text !== readableText) {
      await expect(getQuestion(page)).toContainText(learner.says('ui.spellingBoard.latin'));
      await button('ui.letterHelp.show').tap();
    }
    // Without marks, as people type.
    const text = withoutVowels(asked.text);
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
    const missed = new Set<string>();
    for (let answer = 0; answer < 2 * (1 + repetitions); answer += 1) {
      missed.add(withoutVowels((await askedWord()).text));
      await input.press(button('ui.verdictFooter.pass'));
      await pressNext(player);
    }
    await expect(getQuestion(page)).toHaveText(
      learner.says('ui.lessonFinish.title', { count: words }),
    );
    const left = main.getByText(learner.says('ui.lessonFinish.leftForTomorrow'));
    const named = withoutVowels(`${await left.textContent()}`);
    for (const text of missed) expect(named).toContain(text);
    const wrong = { name: learner.says('ui.quizResultRow.wrong') };
    await expect(main.getByRole('img', wrong)).toHaveCount(missed.size);
  });

  await test.step('the next lesson asks the missed letter, and shows others', async () => {
    await page.getByRole('link', { name: learner.says('lessonResults.next') }).tap();
    await expect(main.getByText(learner.says('scriptCourse.question'))).toBeVisible();
    expect(await shownWord(getQuestion(page))).toBe([...sounds.keys()][0]);
    await input.press(button('ui.verdictFooter.pass'));
    await pressNext(player);
    await expect(getQuestion(page)).toContainText(learner.says('scriptCourse.task'));
  });

  /** Chooses the sound of a letter, or the letter of a sound, unless it is the first one. */
  async function answerLetter(task: 'scriptCourse.question' | 'scriptCourse.whichLetter') {
    await expect(main.getByText(learner.says(task))).toBeVisible();
    await expect(getVerdict(page)).toBeEmpty();
    const shown = await shownWord(getQuestion(page));
    const [, ...known] = sounds;
    const pair = known.find((texts) => texts.includes(shown));
    const wanted = pair?.find((text) => text !== shown);
    const option = wanted && main.getByRole('listitem').getByText(wanted, { exact: true });
    await input.press(option || button('ui.verdictFooter.pass'));
    await pressNext(player);
  }

  /** The word to type. */
  async function askedWord(): Promise<KeyWord> {
    await expect(field).toBeEnabled();
    await expect(getVerdict(page)).toBeEmpty();
    return await answers.wordOn(getQuestion(page));
  }
});
