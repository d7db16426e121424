import { routes } from '@wordhoard/contract';
import { buildList, buildUser } from './factory.ts';
import type { TestApp } from './test-app.ts';

export type LearnerList = Awaited<ReturnType<typeof buildLearnerList>>;

/** Builds a list with its owner. */
export async function buildLearnerList(
  app: TestApp,
  overrides: Parameters<typeof buildList>[2] = {},
  content: Parameters<typeof buildList>[1] = [],
) {
  const owner = await buildUser(app.database);
  const list = await buildList(app.database, content, { userId: owner.id, ...overrides });
  const headers = await app.headersOf(owner);

  /** The words of the list with their translations. */
  async function words(tranLangCode?: string): Promise<string[][]> {
    const body = { listId: list.id, tranLangCode };
    const { data } = await app.call(routes.list.wordFeed, body, headers);
    return data.map(({ text, trans }) => [text, ...trans.map(({ dest }) => dest.text)]);
  }

  return { owner, list, listId: list.id, headers, words };
}
