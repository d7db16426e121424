import type { Page } from '@playwright/test';

interface Word {
  text: string;
  trans: { dest: { text: string } }[];
}

/** What the words of a list mean, by word. */
export async function meaningsOf(
  page: Page,
  slug: string,
  tranLangCode = 'en',
): Promise<ReadonlyMap<string, string>> {
  const list = await page.request.post('/front-list/record', { data: { slug } });
  const { id: listId } = await list.json();
  const words = await page.request.post('/front-list/word-feed', {
    data: { listId, tranLangCode, page: 1, pageSize: 100 },
  });
  const { data }: { data: Word[] } = await words.json();
  return new Map(data.map(({ text, trans }) => [text, `${trans[0]?.dest.text}`]));
}
