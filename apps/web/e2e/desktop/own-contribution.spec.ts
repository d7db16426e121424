import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

/** The editor of a learner’s own contribution to a word. */
function getEditor(learner: Learner, title: 'ownWord.title' | 'ownWord.example'): Locator {
  return learner.page.getByRole('region', { name: learner.says(title) });
}

/** The moderation entry that shows an example. */
async function judged(admin: Learner, example: string): Promise<Locator> {
  await admin.page.goto('/moderation/word');
  const entry = admin.page.getByRole('listitem').filter({ hasText: example });
  await expect(entry).toBeVisible();
  return entry;
}

async function reject(admin: Learner, entry: Locator, reason: string): Promise<void> {
  await entry.getByRole('button', { name: admin.says('queueEntry.reject') }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel(admin.says('reject.reason')).fill(reason);
  await dialog.getByRole('button', { name: admin.says('reject.reject') }).click();
  await expect(entry).toBeHidden();
}

test('a contributed word stays its author’s through moderation', async ({
  page,
  anotherPerson,
  locale,
}) => {
  const author = new Learner(page, locale);
  const other = await anotherPerson();
  const admin = await anotherPerson();
  const { username } = await signUp(page.context());
  const { username: otherName } = await signUp(other.page.context());
  await signInAsAdmin(admin.page.context());
  const text = `Wort ${randomUUID()}`;
  const address = `/word/de/${encodeURIComponent(text)}`;
  const example = `Erster Satz ${randomUUID()}.`;
  const better = `Zweiter Satz ${randomUUID()}.`;
  const others = `Dritter Satz ${randomUUID()}.`;
  const reason = `Because ${randomUUID()}`;
  const field = (learner: Learner) => learner.page.getByLabel(learner.says('exampleField.label'));

  await test.step('it is proposed and pending', async () => {
    await page.goto(`/word/new?${new URLSearchParams({ langCode: 'de', text })}`);
    await field(author).fill(example);
    await page.getByRole('button', { name: author.says('newWord.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(page.getByText(author.says('ui.status.pending'), { exact: true })).toBeVisible();
    await expect(getEditor(author, 'ownWord.title')).toContainText(author.says('ownWord.pending'));
  });

  await test.step('the admin sees whose it is, and rejects it with a reason', async () => {
    const entry = await judged(admin, example);
    await expect(entry).toContainText(text);
    await expect(entry).toContainText(admin.says('entrySubject.newText'));
    await expect(entry.getByRole('link', { name: username })).toBeVisible();
    await admin.expectAccessible();
    await reject(admin, entry, reason);
  });

  await test.step('its author reads the reason, and resubmits it with its grammar', async () => {
    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await field(author).fill(better);
    await page.getByText(author.says('grammarFields.title')).click();
    await page.getByLabel(author.says('grammarFields.gender')).selectOption('neuter');
    await page.getByLabel(author.says('grammarFields.plural'), { exact: true }).fill('Wörter');
    const rank = page.getByLabel(author.says('grammarFields.frequencyRank'));
    await rank.fill('often');
    await rank.blur();
    await expect(page.getByText(author.says('issue.number'))).toBeVisible();
    await rank.fill('12345');
    await page.getByRole('button', { name: author.says('formsField.add') }).click();
    await page.getByLabel(author.says('formsField.name', { position: 1 })).fill('Dativ');
    await page.getByRole('button', { name: author.says('ownWord.again') }).click();
    await page.getByLabel(author.says('formsField.text', { position: 1 })).fill('Wörtern');
    await author.expectAccessible();
    await page.getByRole('button', { name: author.says('ownWord.again') }).click();
    await expect(page.getByText(author.says('ownWord.savedWaits'))).toBeVisible();
    await expect(page.getByText(reason)).toBeHidden();
  });

  await test.step('once it is approved, everybody sees it', async () => {
    const entry = await judged(admin, better);
    await expect(entry).toContainText(`das ${text}`);
    await expect(entry).toContainText(admin.says('ui.wordGrammar.frequencyRank', { rank: 12_345 }));
    await entry.getByRole('button', { name: admin.says('queueEntry.approve') }).click();
    await expect(entry).toBeHidden();
    await other.page.goto(address);
    await expect(other.page.getByText(better)).toBeVisible();
    await expect(other.page.getByText(`das ${text}`)).toBeVisible();
    await expect(other.page.getByText('Wörter', { exact: true })).toBeVisible();
    await expect(other.page.getByText('Dativ: Wörtern')).toBeVisible();
  });

  await test.step('another learner adds an example, which is moderated separately', async () => {
    await other.page.getByRole('switch', { name: other.says('editMode.mode') }).click();
    await field(other).fill(others);
    await other.page.getByRole('button', { name: other.says('ownWord.save') }).click();
    await expect(other.page.getByText(other.says('exampleStatus.example'))).toBeVisible();
    const entry = await judged(admin, others);
    await expect(entry).toContainText(admin.says('entrySubject.newExample'));
    await expect(entry.getByRole('link', { name: otherName })).toBeVisible();
    await reject(admin, entry, reason);
    await other.page.reload();
    await expect(other.page.getByText(better)).toBeVisible();
    await expect(other.page.getByRole('article')).toContainText(reason);
    await expect(field(other)).toHaveValue(others);
    await other.expectAccessible();
    await page.reload();
    await expect(page.getByText(better, { exact: true })).toBeVisible();
    await expect(page.getByText(reason)).toBeHidden();
  });

  await test.step('and withdraws it', async () => {
    await openPage(other.page, `/user/${otherName}/contributions`);
    const row = other.page.getByRole('listitem').filter({ hasText: others });
    await expect(row).toContainText(other.says('contribution.example'));
    await row.getByRole('button', { name: other.says('withdraw.withdraw') }).click();
    const dialog = other.page.getByRole('dialog');
    await expect(dialog).toContainText(other.says('withdraw.published'));
    await other.expectAccessible();
    await dialog.getByRole('button', { name: other.says('withdraw.withdraw') }).click();
    await expect(row).toBeHidden();
  });

  await test.step('made private, it has another id', async () => {
    const editor = getEditor(author, 'ownWord.example');
    await expect(editor).toContainText(author.says('ownWord.approved'));
    await editor.getByLabel(author.says('wordPrivacy.label')).selectOption('2');
    const answered = page.waitForResponse('**/front-word/update');
    await editor.getByRole('button', { name: author.says('ownWord.save') }).click();
    const answer = await answered;
    expect((await answer.json()).id).not.toBe(answer.request().postDataJSON().id);
    await expect(page.getByText(author.says('word.secret'))).toBeVisible();
    await expect(getEditor(author, 'ownWord.title')).toContainText(author.says('ownWord.secret'));
  });

  await test.step('and disappears when withdrawn', async () => {
    await page
      .getByRole('button', { name: author.says('withdraw.this', { subject: text }) })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(author.says('withdraw.personal'));
    await author.expectAccessible();
    await dialog.getByRole('button', { name: author.says('withdraw.withdraw') }).click();
    await expect(page).toHaveURL(/\/words\/de$/);
    await expect(page.getByText(author.says('withdraw.withdrawn'))).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      author.says('missingWord.title', { text }),
    );
  });
});
