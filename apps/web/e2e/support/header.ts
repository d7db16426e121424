import type { Locator, Page } from '@playwright/test';
import type { Learner } from './learner.ts';

/** The button of the account menu while this account is signed in. */
export const accountButton = (learner: Learner, username: string, page = learner.page): Locator =>
  page.getByRole('button', { name: learner.says('accountMenu.account', { username }) });

/** The button of the account menu for visitors. */
export const visitorButton = (learner: Learner, page = learner.page): Locator =>
  page.getByRole('button', { name: learner.says('accountMenu.visitor'), exact: true });

export async function openSignIn(learner: Learner): Promise<void> {
  await visitorButton(learner).click();
  await learner.page.getByRole('menuitem', { name: learner.says('page.toSignIn') }).click();
}

export async function signOut(
  learner: Learner,
  username: string,
  page: Page = learner.page,
): Promise<void> {
  await accountButton(learner, username, page).click();
  await page.getByRole('menuitem', { name: learner.says('account.signOut') }).click();
}

/** Opens the picker of languages. Returns its field for the learned language. */
export async function openLanguages(learner: Learner): Promise<Locator> {
  const label = learner.says('languagePicker.label');
  await learner.page.getByRole('button', { name: `${label}:` }).click();
  return learner.page
    .getByRole('dialog', { name: label })
    .getByRole('combobox', { name: learner.says('languagePair.learn') });
}
