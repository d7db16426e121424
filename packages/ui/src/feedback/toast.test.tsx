import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { Toast, type ToastProps } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderToast(props: Partial<ToastProps> = {}) {
  const onDismiss = vi.fn();
  render(
    <Toast data-testid="toast" onDismiss={onDismiss} {...props}>
      Saved
    </Toast>,
  );
  return onDismiss;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('Toast', () => {
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
    const toast = screen.getByTestId('toast');
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
