import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { SortableList } from './sortable-list.tsx';

const items = ['apple', 'pear', 'fig'].map((name) => ({ id: name, name }));

function renderItems() {
  const onMove = vi.fn();
  render(
    <SortableList items={items} getName={({ name }) => name} onMove={onMove}>
      {({ name }) => name}
    </SortableList>,
  );
  return { onMove, handle: screen.getByRole('button', { name: 'Move pear' }) };
}

it.each([
  ['ArrowUp', 0],
  ['ArrowDown', 2],
  ['Home', 0],
  ['End', 2],
])('moves a row by %s', (key, index) => {
  const { onMove, handle } = renderItems();
  fireEvent.keyDown(handle, { key });
  expect(onMove.mock.calls).toEqual([[items[1], index]]);
});

it('does not move the first row up', () => {
  const { onMove } = renderItems();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move apple' }), { key: 'ArrowUp' });
  expect(onMove).not.toHaveBeenCalled();
});

describe('dragging', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(
      this: HTMLElement,
    ) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, index * 50, 100, 50);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  function dragDown() {
    const { onMove, handle } = renderItems();
    handle.setPointerCapture = vi.fn();
    fireEvent.pointerDown(handle, { button: 0, clientY: 75 });
    fireEvent.pointerMove(handle, { clientY: 130 });
    return { onMove, handle };
  }

  it('moves a row to the drop position', () => {
    const { onMove, handle } = dragDown();
    fireEvent.pointerUp(handle);
    expect(onMove.mock.calls).toEqual([[items[1], 2]]);
  });

  it('is cancelled by Escape', () => {
    const { onMove, handle } = dragDown();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerMove(handle, { clientY: 20 });
    fireEvent.pointerUp(handle);
    expect(onMove).not.toHaveBeenCalled();
  });
});
