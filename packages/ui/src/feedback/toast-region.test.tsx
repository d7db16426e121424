import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { ToastRegion } from './toast-region.tsx';

it('is a polite live region from the start', () => {
  render(<ToastRegion toasts={[]} onDismiss={vi.fn()} />);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region.getAttribute('aria-live')).toBe('polite');
});

it('dismisses the toast that was meant', async () => {
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
