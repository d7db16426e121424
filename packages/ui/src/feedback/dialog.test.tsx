import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { Dialog } from './dialog.tsx';

it('focuses the nearest element if the one that opened it is gone', () => {
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

it('returns the focus to the element that opened it when it is removed while it is open', async () => {
  const page = (isShown: boolean) => (
    <>
      <button type="button">Choose</button>
      <button type="button">Reject</button>
      <button type="button">Skip</button>
      {isShown && (
        <Dialog
          title="Sure?"
          isOpen
          onClose={vi.fn()}
          actions={<button type="button">Cancel</button>}
        />
      )}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Reject' }).focus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Cancel' }).focus();
  rerender(page(false));
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Reject');
});
