import type { BrowserContext } from '@playwright/test';

/** The ids of the first words of a list. */
export async function readWordIds(
  { request }: BrowserContext,
  { slug, count }: { slug: string; count: number },
): Promise<string[]> {
  const list = await request.post('/front-list/record', { data: { slug } });
  const { id: listId } = await list.json();
  const body = { listId, tranLangCode: 'en', pageSize: count };
  const words = await request.post('/front-list/word-feed', { data: body });
  const { data }: { data: { id: string }[] } = await words.json();
  return data.map(({ id }) => id);
}
