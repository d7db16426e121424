import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { LoadMore, type LoadMoreState } from './load-more.tsx';

/** Simulates scrolling the end of the feed into view. */
let approach: (() => void) | undefined;

beforeEach(() => {
  approach = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        approach = undefined;
      }
    },
  );
});

const feedEnd = (state: LoadMoreState, shown: number, onLoadMore: () => void) => (
  <LoadMore shown={shown} total={60} state={state} onLoadMore={onLoadMore} />
);

function renderFeedEnd(state: LoadMoreState, shown = 24) {
  const onLoadMore = vi.fn();
  render(feedEnd(state, shown, onLoadMore));
  return onLoadMore;
}

describe('LoadMore', () => {
  it('shows the count', () => {
    renderFeedEnd('idle');
    expect(screen.getByRole('status').textContent).toBe('24 of 60');
  });

  it('loads once when scrolled near', () => {
    const onLoadMore = renderFeedEnd('idle');
    act(() => approach?.());
    act(() => approach?.());
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('loads by button', async () => {
    const onLoadMore = renderFeedEnd('idle');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('does nothing while loading', async () => {
    const onLoadMore = renderFeedEnd('loading');
    expect(approach).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Loading…' }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('explains a failure and waits for the button', async () => {
    const onLoadMore = renderFeedEnd('failed');
    expect(approach).toBeUndefined();
    expect(screen.getByRole('status').textContent).toBe('Couldn’t load more.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('announces the end of the feed', () => {
    const { rerender } = render(feedEnd('loading', 48, vi.fn()));
    rerender(feedEnd('idle', 60, vi.fn()));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('60 of 60');
    expect(getComputedStyle(screen.getByRole('status')).position).toBe('absolute');
  });

  it('announces nothing if everything was shown from the start', () => {
    renderFeedEnd('idle', 60);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
