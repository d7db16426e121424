import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';

const counts = { subject: 'Apfel', likeCount: 3, dislikeCount: 1 };

it('names the subject and the counts', () => {
  render(<ReactionButtons {...counts} reaction={1} onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'What do you think of “Apfel”?' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Good, 3', pressed: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Not good, 1', pressed: false })).toBeDefined();
});

it('replaces the other reaction, and withdraws the active one', async () => {
  const onChange = vi.fn();
  render(<ReactionButtons {...counts} reaction={1} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Not good, 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Good, 3' }));
  expect(onChange.mock.calls).toEqual([[2], [null]]);
});

it('only shows the counts without onChange', () => {
  render(<ReactionButtons {...counts} reaction={null} />);
  expect(screen.getByRole('button', { name: 'Good, 3' })).toHaveProperty('disabled', true);
});
