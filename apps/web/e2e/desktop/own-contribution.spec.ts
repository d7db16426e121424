import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { getVerdict } from '../quiz/question-page.ts';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { importList } from '../support/import-list.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

test('a rejected word is corrected by its author and approved', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const admins = await openBrowser();
  const { username } = await signUp(context);
  await signInAsAdmin(admins);
  const text = `Wort ${randomUUID()}`;
  const better = `Zweiter Satz ${randomUUID()}.`;
  const reason = `Because ${randomUUID()}`;
  const example = page.getByLabel(learner.says('exampleField.label'));

  await test.step('its author reads the reason', async () => {
    await proposeAndReject();
    await page.goto(`/word/de/${encodeURIComponent(text)}`);
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('switch', { name: learner.says('editMode.mode') }).click();
    await expect(example).toHaveValue('Erster Satz.');
  });

  await test.step('it is proposed again, with its grammar', async () => {
    await example.fill(better);
    await page.getByText(learner.says('grammarFields.title')).click();
    await page.getByLabel(learner.says('grammarFields.gender')).selectOption('neuter');
    await page.getByLabel(learner.says('grammarFields.plural'), { exact: true }).fill('Wörter');
    const rank = page.getByLabel(learner.says('grammarFields.frequencyRank'));
    await rank.fill('often');
    await rank.blur();
    await expect(page.getByText(learner.says('issue.number'))).toBeVisible();
    await rank.fill('12345');
    await page.getByRole('button', { name: learner.says('formsField.add') }).click();
    await page.getByLabel(learner.says('formsField.name', { position: 1 })).fill('Dativ');
    await page.getByRole('button', { name: learner.says('ownWord.again') }).click();
    await page.getByLabel(learner.says('formsField.text', { position: 1 })).fill('Wörtern');
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('ownWord.again') }).click();
    await expect(page.getByText(learner.says('ownWord.savedWaits'))).toBeVisible();
    await expect(page.getByText(reason)).toBeHidden();
  });

  await test.step('an admin sees whose it is, and approves it for everybody', async () => {
    await signInAsAdmin(context);
    await page.goto('/moderation/word');
    const entry = page.getByRole('listitem').filter({ hasText: better });
    await expect(entry).toContainText(`das ${text}`);
    await expect(entry).toContainText(learner.says('entrySubject.frequencyRank', { rank: 12_345 }));
    await expect(entry).toContainText(learner.says('entrySubject.newText'));
    await expect(entry.getByRole('link', { name: username })).toBeVisible();
    await learner.expectAccessible();
    await entry.getByRole('button', { name: learner.says('queueEntry.approve') }).click();
    await expect(entry).toBeHidden();
    await openPage(page, `/word/de/${encodeURIComponent(text)}`);
    await expect(page.getByText(better)).toBeVisible();
    await expect(page.getByText(`das ${text}`)).toBeVisible();
    await expect(page.locator('.word-grammar').getByText('Wörter', { exact: true })).toBeVisible();
    await expect(page.getByText('Dativ: Wörtern')).toBeVisible();
  });

  async function proposeAndReject(): Promise<void> {
    const proposed = { langCode: 'de', text, example: 'Erster Satz.' };
    await callAs(context, 'post', '/front-word/create', proposed);
    const feed = { kind: 'word', pageSize: 100 };
    const queue = await callAs(admins, 'post', '/front-moderation/feed', feed);
    const { data }: { data: { id: string; word: { text: string } }[] } = await queue.json();
    const entry = data.find(({ word }) => word.text === text);
    await callAs(admins, 'post', '/front-moderation/decide', {
      ...{ kind: 'word', id: entry?.id },
      ...{ status: EntryStatus.Rejected, reason },
    });
  }
});

test('homographs are imported, listed, asked and learned by what they mean, and approved beside one another', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const main = page.getByRole('main');
  const admins = await openBrowser();
  await signUp(context);
  await signInAsAdmin(admins);
  const { id, slug } = await importList(context, 'de', ['sein\tbe', 'sein\this', 'Buch\tbook']);

  await test.step('a list has both', async () => {
    await page.goto(`/list/${slug}/en`);
    await expect(main.getByRole('listitem').filter({ hasText: 'sein, 1' })).toContainText('be');
    await expect(main.getByRole('listitem').filter({ hasText: 'sein, 2' })).toContainText('his');
  });

  await test.step('a board tells them apart', async () => {
    await openPage(page, `/quiz/${slug}/en?kind=match-up`);
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    const pronoun = learner.says('speechPart.pronoun');
    await main.getByRole('button', { name: new RegExp(`^sein.*${pronoun}`) }).click();
    await main.getByRole('button', { name: 'be', exact: true }).click();
    await expect(getVerdict(page)).toContainText(learner.says('ui.matchUpFooter.elsewhere'));
    await main.getByRole('button', { name: new RegExp(`^sein.*${pronoun}`) }).click();
    await main.getByRole('button', { name: 'his', exact: true }).click();
    await expect(getVerdict(page)).toContainText(`(${pronoun}) – his`);
    await learner.expectAccessible();
  });

  await test.step('a lesson names the word that it asks for', async () => {
    await openPage(page, `/lesson?list=${id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('sein, 1');
    await page.keyboard.press('Enter');
    await expect(heading).toContainText(learner.says('speechPart.verb'));
  });

  await test.step('an admin sees what the others mean, and approves exactly the new one', async () => {
    const text = `Bank ${randomUUID()}`;
    const first = `${text}, 1`;
    const propose = async (browser: typeof context, homograph: number, meaning: string) => {
      const named = { langCode: 'de', text, homograph };
      const created = await callAs(browser, 'post', '/front-word/create', named);
      const { id: wordId } = await created.json();
      const dest = { langCode: 'en', text: meaning };
      await callAs(browser, 'post', '/front-tran/create', [{ wordId, speechPartId: 6, dest }]);
    };
    await propose(admins, 1, 'house');
    await propose(context, 2, 'apple');
    await signInAsAdmin(context);
    await page.goto('/moderation/word');
    const entry = page.getByRole('listitem').filter({ hasText: `${text}, 2` });
    await expect(entry).toContainText(/apple/);
    await expect(entry).toContainText(learner.says('word.homographs'));
    await expect(entry.getByRole('link').filter({ hasText: first })).toBeVisible();
    await learner.expectAccessible();
    await entry.getByRole('button', { name: learner.says('queueEntry.approve') }).click();
    await expect(entry).toBeHidden();
    await openPage(page, `/word/de/${encodeURIComponent(text)}?homograph=2`);
    await expect(main.getByRole('link').filter({ hasText: first })).toBeVisible();
  });
});
