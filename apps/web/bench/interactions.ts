import type { Page } from 'playwright';
import type { Interaction } from './interaction.ts';

/** What a learner does most, in the English interface. */
export const interactions: readonly Interaction[] = [
  {
    name: 'mark a word in a list',
    path: '/list/es-fruit/en',
    act: (page) =>
      page
        .getByRole('button', { name: /To learn/ })
        .first()
        .click(),
  },
  {
    name: 'mark a word in the feed',
    path: '/words/es',
    act: (page) =>
      page
        .getByRole('button', { name: /To learn/ })
        .first()
        .click(),
  },
  {
    name: 'answer a question',
    path: '/quiz/es-fruit/en',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.waitForURL(/quiz\/play/);
    },
    act: (page) => page.keyboard.press('1'),
  },
  {
    name: 'turn a card',
    path: '/quiz/es-fruit/en',
    prepare: async (page) => {
      await page.getByText('Cards', { exact: true }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('button', { name: 'Turn over' }).waitFor();
    },
    act: (page) => page.keyboard.press('Space'),
  },
  { name: 'type in the search', path: '/search', act: (page) => type(page, 'manza') },
  { name: 'type in the word feed', path: '/words/es', act: (page) => type(page, 'manza') },
];

async function type(page: Page, text: string): Promise<void> {
  await page
    .getByRole(page.url().includes('/search') ? 'combobox' : 'searchbox')
    .first()
    .focus();
  await page.keyboard.type(text, { delay: 150 });
}
