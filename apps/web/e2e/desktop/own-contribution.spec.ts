import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
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
    await expect(entry).toContainText(
      learner.says('ui.wordGrammar.frequencyRank', { rank: 12_345 }),
    );
    await expect(entry).toContainText(learner.says('entrySubject.newText'));
    await expect(entry.getByRole('link', { name: username })).toBeVisible();
    await learner.expectAccessible();
    await entry.getByRole('button', { name: learner.says('queueEntry.approve') }).click();
    await expect(entry).toBeHidden();
    await openPage(page, `/word/de/${encodeURIComponent(text)}`);
    await expect(page.getByText(better)).toBeVisible();
    await expect(page.getByText(`das ${text}`)).toBeVisible();
    await expect(page.getByText('Wörter', { exact: true })).toBeVisible();
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
