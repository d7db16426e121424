// @vitest-environment jsdom

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { feedQuery } from './feed-query.ts';
import { FeedView } from './feed-view.tsx';

type FeedQuery = ComponentProps<typeof FeedView>['query'];

type OnChange = (entries: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The end of the feed is always in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #onChange: OnChange;
      constructor(onChange: OnChange) {
        this.#onChange = onChange;
      }
      observe() {
        this.#onChange([{ isIntersecting: true }]);
      }
      disconnect() {
        this.#onChange = () => undefined;
      }
    },
  );
});

it('grows without cancelling the refresh of what it shows', async () => {
  const answers: (() => void)[] = [];
  const api = {
    POST: async (_path: string, { body: { page } }: { body: { page: number } }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { data: { page, skip: page - 1, total: 2, data: [{ name: `fresh ${page}` }] } };
    },
  } as unknown as ApiClient;
  const client = new QueryClient();
  const query = feedQuery(api, '/front-list/feed', {});
  const stale = { page: 1, skip: 0, total: 2, data: [{ name: 'stale' }] };
  client.setQueryData(query.queryKey, { pages: [stale], pageParams: [1] } as never);
  const observer = new InfiniteQueryObserver(client, query);
  const element = document.createElement('div');
  const root = createRoot(element);
  const unsubscribe = observer.subscribe(show);
  act(() => show(observer.getCurrentResult()));
  const answer = () => act(async () => answers.shift()?.());

  expect(element.textContent).toContain('stale');
  await answer();
  await answer();
  expect(element.textContent).toMatch(/^fresh 1, fresh 2/);
  unsubscribe();
  act(() => root.unmount());

  function show(result: unknown): void {
    root.render(
      <IntlProvider locale="en" onError={() => undefined}>
        <FeedView query={result as FeedQuery} skeleton="row" empty="Nothing">
          {(items) => (items as { name: string }[]).map(({ name }) => name).join(', ')}
        </FeedView>
      </IntlProvider>,
    );
  }
});
