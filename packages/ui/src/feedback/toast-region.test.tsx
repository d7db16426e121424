import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { ToastRegion } from './toast-region.tsx';

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
