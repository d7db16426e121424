import { expect, fireEvent, waitFor } from 'storybook/test';

const pointer = { pointerId: 7, isPrimary: true, button: 0 };

function findCenter(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/** Presses the pointer on an element and moves it onto another. */
export async function dragOver(item: HTMLElement, target: Element): Promise<void> {
  fireEvent.pointerDown(item, { ...pointer, ...findCenter(item) });
  fireEvent.pointerMove(item, { ...pointer, ...findCenter(target) });
  await waitFor(() => expect(item).toHaveAttribute('data-dragged'));
  fireEvent.pointerMove(document, { ...pointer, ...findCenter(target) });
}

export async function drop(item: HTMLElement): Promise<void> {
  fireEvent.pointerUp(document, pointer);
  await waitFor(() => expect(item).not.toHaveAttribute('data-dragged'));
}

/** Drags an element onto a target that accepts it. */
export async function dragOnto(item: HTMLElement, target: Element): Promise<void> {
  await dragOver(item, target);
  await waitFor(() => expect(target).toHaveAttribute('data-over'));
  await drop(item);
}
