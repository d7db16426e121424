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
