import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { LoadMore, type LoadMoreState } from './load-more.tsx';

/** Stands for the viewport: the test says when the foot comes near. */
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

const foot = (state: LoadMoreState, shown: number, onLoadMore: () => void) => (
  <LoadMore shown={shown} total={60} state={state} onLoadMore={onLoadMore} />
);

function renderFoot(state: LoadMoreState, shown = 24) {
  const onLoadMore = vi.fn();
  render(foot(state, shown, onLoadMore));
  return onLoadMore;
}

describe('LoadMore', () => {
  it('says how much is shown', () => {
    renderFoot('idle');
    expect(screen.getByRole('status').textContent).toBe('24 of 60');
  });

  it('loads once by itself when it comes near', () => {
    const onLoadMore = renderFoot('idle');
    act(() => approach?.());
    act(() => approach?.());
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('loads by hand', async () => {
    const onLoadMore = renderFoot('idle');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('asks for nothing more while it loads', async () => {
    const onLoadMore = renderFoot('loading');
    expect(approach).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Loading…' }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('waits for a hand after a failure and says what happened', async () => {
    const onLoadMore = renderFoot('failed');
    expect(approach).toBeUndefined();
    expect(screen.getByRole('status').textContent).toBe('The next ones could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('tells those who hear the page when the last ones have come', () => {
    const { rerender } = render(foot('loading', 48, vi.fn()));
    rerender(foot('idle', 60, vi.fn()));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('60 of 60');
    expect(getComputedStyle(screen.getByRole('status')).position).toBe('absolute');
  });

  it('has nothing to say where all was there from the beginning', () => {
    renderFoot('idle', 60);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
