import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { Dialog } from './dialog.tsx';

it('opens and closes as it is told, and holds its content only while open', () => {
  const dialog = (isOpen: boolean) => (
    <Dialog title="Sure?" isOpen={isOpen} onClose={vi.fn()}>
      It cannot be brought back.
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('It cannot be brought back.')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeDefined();
  expect(screen.getByText('It cannot be brought back.')).toBeDefined();
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells that its cross was pressed', async () => {
  const onClose = vi.fn();
  render(<Dialog title="Sure?" isOpen onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus to what stands in the place of what opened it, if that is gone', () => {
  const page = (isOpen: boolean, isProvable: boolean) => (
    <>
      <button type="button">Known</button>
      {isProvable && <button type="button">Prove it</button>}
      <Dialog title="Sure?" isOpen={isOpen} onClose={vi.fn()} />
    </>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Prove it' }).focus();
  rerender(page(true, true));
  rerender(page(true, false));
  expect(document.activeElement).toBe(document.body);
  rerender(page(false, false));
  expect(document.activeElement?.textContent).toBe('Known');
});
