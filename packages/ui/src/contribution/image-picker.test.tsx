import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { ImagePicker } from './image-picker.tsx';

const apple = new File(['apple'], 'apple.png', { type: 'image/png' });

function renderDrop(error?: string) {
  const onChoose = vi.fn();
  render(
    <ImagePicker
      label="A picture"
      hint="Up to 5 MB"
      error={error}
      accept=".png"
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

it('accepts the same file twice', async () => {
  const onChoose = renderDrop();
  const input = screen.getByLabelText('Choose a picture');
  await userEvent.upload(input, apple);
  await userEvent.upload(input, apple);
  expect(onChoose.mock.calls).toEqual([[apple], [apple]]);
});

it('offers the camera', () => {
  renderDrop();
  expect(screen.getByLabelText('Take a photo').getAttribute('capture')).toBe('environment');
});

it('accepts a dropped file', () => {
  const onChoose = renderDrop();
  fireEvent.drop(screen.getByRole('group', { name: 'A picture' }), {
    dataTransfer: { files: [apple] },
  });
  expect(onChoose.mock.calls).toEqual([[apple]]);
});

it('accepts a pasted image and ignores pasted text', () => {
  const onChoose = renderDrop();
  fireEvent.paste(document.body, { clipboardData: { files: [apple] } });
  const text = createEvent.paste(document.body, { clipboardData: { files: [] } });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
  expect(onChoose.mock.calls).toEqual([[apple]]);
});

it('shows the error', () => {
  renderDrop('Too small');
  expect(screen.getByRole('alert').textContent).toBe('Too small');
  expect(screen.getByLabelText('Choose a picture').getAttribute('aria-invalid')).toBe('true');
});
