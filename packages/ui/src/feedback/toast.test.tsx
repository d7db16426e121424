import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { type ToastContent, ToastRegion } from './toast.tsx';

afterEach(() => vi.useRealTimers());

it('is a polite live region before the first toast', () => {
  render(<ToastRegion toasts={[]} onDismiss={vi.fn()} />);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region.getAttribute('aria-live')).toBe('polite');
});

it('dismisses the right toast', async () => {
  const onDismiss = vi.fn();
  const toasts = [
    { id: 'first', text: 'Saved' },
    { id: 'second', text: 'Known' },
  ];
  render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
  const [, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  await userEvent.click(second as HTMLElement);
  expect(onDismiss.mock.calls).toEqual([['second']]);
});

it('restarts the timer of a replaced toast', () => {
  vi.useFakeTimers();
  const onDismiss = vi.fn();
  const region = (text: string) => (
    <ToastRegion toasts={[{ id: 'knowing', text }]} onDismiss={onDismiss} />
  );
  const { rerender } = render(region('Saved'));
  act(() => vi.advanceTimersByTime(2900));
  rerender(region('Known'));
  act(() => vi.advanceTimersByTime(2900));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(100));
  expect(onDismiss.mock.calls).toEqual([['knowing']]);
});

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers());

  function renderToast(toast: Partial<ToastContent> = {}) {
    const onDismiss = vi.fn();
    render(
      <ToastRegion toasts={[{ id: 'saved', text: 'Saved', ...toast }]} onDismiss={onDismiss} />,
    );
    return onDismiss;
  }

  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('is dismissed after three seconds', () => {
    const onDismiss = renderToast();
    wait(2999);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it.each([
    { holder: 'pointer', hold: fireEvent.pointerEnter, free: fireEvent.pointerLeave },
    { holder: 'focus', hold: fireEvent.focus, free: fireEvent.blur },
  ])('stays while the $holder is on it', ({ hold, free }) => {
    const onDismiss = renderToast();
    const toast = screen.getByText('Saved').parentElement as HTMLElement;
    hold(toast);
    wait(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    free(toast);
    wait(3000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('runs its action once and is dismissed', () => {
    const onClick = vi.fn();
    const onDismiss = renderToast({ action: { label: 'Undo', onClick } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('undoes what it reports', () => {
    const onUndo = vi.fn();
    renderToast({ onUndo });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('stays with an infinite duration', () => {
    const onDismiss = renderToast({ duration: Number.POSITIVE_INFINITY });
    wait(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('can be dismissed by button', () => {
    const onDismiss = renderToast();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
