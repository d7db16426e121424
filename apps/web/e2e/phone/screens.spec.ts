import { expect, type Locator } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a word is found by its translation and saved', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/words/de');
  await page.getByRole('searchbox').fill(learner.intl.locale === 'ru' ? 'яблоко' : 'apple');
  const card = page.getByRole('article').filter({ hasText: 'Apfel' });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/text=/);
  await learner.expectAccessible();

  await card.getByRole('link', { name: 'Apfel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apfel');
  await expect(page).toHaveTitle(/Apfel/);
  await learner.expectAccessible();

  const toLearn = page.getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  await toLearn.click();
  await expect(toLearn).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
  await expect(toLearn).toHaveAttribute('aria-pressed', 'false');
  await toLearn.click();
  await page.reload();
  await expect(toLearn).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/');
  const saved = page.getByRole('heading', { name: learner.says('home.toLearn', { count: 1 }) });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apfel' })).toBeVisible();
});

test('images can be answers, and an unfinished session can be resumed', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await page.goto('/quiz/de-fruit/en');
  await page.getByText(learner.says('quizSettings.pictures')).click();
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  const quiz = new QuizPage(page);
  await expect(quiz.options.getByRole('img')).toHaveCount(4);
  await learner.expectAccessible();

  await quiz.options.first().click();
  await expect(quiz.verdict).not.toBeEmpty();
  await page.reload();
  await expect(quiz.verdict).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: learner.says('layout.quiz'), exact: true }).click();
  await learner.expectAccessible();
  await page.getByRole('button', { name: /1.*10/ }).click();
  await expect(quiz.verdict).not.toBeEmpty();
});

test('settings take effect immediately and persist', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('settings.title'));
  await learner.expectAccessible();

  await page.getByText(learner.says('settings.theme.dark'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await learner.expectAccessible();

  const isRussian = learner.intl.locale === 'ru';
  await page
    .getByRole('combobox', { name: learner.says('settings.locale') })
    .selectOption(isRussian ? 'en' : 'ru');
  const inTheOther = isRussian ? 'Settings' : 'Настройки';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inTheOther);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inTheOther);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a broken link can be reported', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/list/no-such-list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('notFound.title'));
  await learner.expectAccessible();
  await page.getByRole('button', { name: learner.says('notFound.report') }).click();
  await expect(page.getByText(learner.says('notFound.sent'))).toBeVisible();
  await page.getByRole('link', { name: learner.says('notFound.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('home.title'));
});

test('a word links to its tag, and lists link to tables', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/word/de/Apfel');
  const name = locale?.startsWith('ru') ? 'Фрукты и орехи' : 'Fruit and nuts';
  await page.locator('a[href^="/tag/"]').filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'Birne' })).toBeVisible();
  await learner.expectAccessible();
  await page.goto('/lists/en');
  await page.getByRole('link', { name: learner.says('listFeed.tables'), exact: true }).click();
  await expect(page).toHaveURL(/\/tables\/en$/);
  await learner.expectAccessible();
  const isRussian = learner.intl.locale === 'ru';
  await page.getByRole('link', { name: isRussian ? /Неправильные/ : /irregular/ }).click();
  await expect(page.getByRole('rowheader', { name: 'begin', exact: true })).toBeVisible();
});

test('typing filters the tags', async ({ page, locale, hasTouch }) => {
  const learner = new Learner(page, locale);
  const isRussian = learner.intl.locale === 'ru';
  const language = isRussian ? 'немецкий' : 'German';
  const heading = page.getByRole('heading', { level: 1 });
  const row = page.getByRole('main').getByRole('listitem');

  await test.step('words link to tags', async () => {
    await page.goto('/words/de');
    const region = hasTouch ? page.getByRole('main') : page.getByRole('navigation');
    const link = region.getByRole('link', { name: learner.says('layout.tags'), exact: true });
    await expect(link).toHaveAttribute('href', '/tags/de');
    await link.click();
    await expect(page).toHaveURL('/tags/de');
    await expect(heading).toHaveText(learner.says('tagFeed.title', { language }));
    await expect(row.filter({ hasText: isRussian ? 'Страны' : 'Countries' })).toContainText(
      learner.says('tagRows.words', { count: 199 }),
    );
    await learner.expectAccessible();
  });

  await test.step('the filter is kept in the URL', async () => {
    const field = page.getByRole('searchbox', { name: learner.says('tagFeed.search') });
    await field.fill('xqxq');
    await expect(page.getByText(learner.says('tagFeed.notFound', { text: 'xqxq' }))).toBeVisible();
    await field.fill('Fru');
    await expect(row).toHaveCount(1);
    await expect(page).toHaveURL('/tags/de?text=Fru');
  });

  await test.step('a tag links to its words, and back restores the filter', async () => {
    await row.getByRole('link').click();
    await expect(page).toHaveURL('/tag/fruit/de');
    await expect(page.getByRole('link', { name: 'Birne' })).toBeVisible();
    await page.goBack();
    await expect(row).toHaveCount(1);
    await page.goto('/tags');
    await expect(page).toHaveURL('/tags/de');
  });
});

test('a word links to its language, which has lists and tables', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/word/en/apple');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('apple');
  const isRussian = learner.intl.locale === 'ru';
  const name = isRussian ? 'английский' : 'English';
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const title = isRussian ? 'Английский' : name;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const part of ['language.lists', 'language.tables'] as const) {
    await expect(page.getByRole('heading', { level: 2, name: learner.says(part) })).toBeVisible();
  }
  await learner.expectAccessible();
  await page.getByRole('link', { name: learner.says('language.words') }).click();
  await expect(page).toHaveURL(/\/words\/en$/);
});

test('a table shows its rows', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/table/english-irregular-verbs');
  await expect(page.getByRole('rowheader', { name: 'begin', exact: true })).toBeVisible();
  await learner.expectAccessible();
});

test('the URL decides which languages are shown', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const learned = page.getByRole('combobox', { name: learner.says('languagePair.learn') });
  await page.goto('/words/de');
  await expect(learned).toHaveValue('de');
  await page.goto('/lists');
  await expect(page).toHaveURL(/\/lists\/de$/);
  await page.goto('/tables');
  await expect(page).toHaveURL(/\/tables\/de$/);
  await page.goto('/list/de-fruit/de');
  await expect(page).toHaveURL(/\/list\/de-fruit\/(en|ru)$/);
  await page.goto('/words/zz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('notFound.title'));
});

test('forced colours still show what is selected, pressed and done', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const paper = (thing: Locator) =>
    thing.evaluate((element) => getComputedStyle(element).backgroundColor);
  const segment = (id: Parameters<typeof learner.says>[0]) =>
    page.locator('label', { has: page.getByRole('radio', { name: learner.says(id) }) });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/quiz/de-fruit/en?kind=cards');
  await expect(page.getByRole('radio', { name: learner.says('quizKind.cards') })).toBeChecked();
  expect(await paper(segment('quizKind.cards'))).not.toBe(await paper(segment('quizKind.mixed')));
  await page.goto('/list/de-fruit/en');
  const row = learner.rowOf('Birne');
  const known = row.getByRole('button', { pressed: false }).last();
  const before = await paper(known);
  await known.click();
  const marked = row.getByRole('button', { pressed: true });
  await expect(marked).toBeVisible();
  expect(await paper(marked)).not.toBe(before);
});

test('two tabs of a visitor share the words that each has saved', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const other = await context.newPage();
  const markIn = (tab: typeof page, text: string) =>
    tab
      .getByRole('listitem')
      .filter({ has: tab.getByText(text, { exact: true }) })
      .getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  await page.goto('/list/de-fruit/en');
  await other.goto('/list/de-fruit/en');
  await markIn(page, 'Apfel').click();
  await expect(markIn(other, 'Apfel')).toHaveAttribute('aria-pressed', 'true');
  await markIn(other, 'Birne').click();
  await expect(markIn(page, 'Birne')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: learner.says('home.toLearn', { count: 2 }) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apfel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Birne' })).toBeVisible();
});

test('damaged storage does not break the app', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.addInitScript(() => {
    localStorage.setItem('wordhoard.settings', '{"version":1,"audio":null,"learnLangCode":5}');
    localStorage.setItem('wordhoard.knowing', '{"x":{"status":"saved"}}');
    localStorage.setItem('wordhoard.quiz', '{"quiz":{"pairs":[{}]}}');
  });
  await page.goto('/quiz/play');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('quizIndex.title'));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('settings.title'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('home.title'));
});
