import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';

const counts = { subject: 'Apfel', likeCount: 3, dislikeCount: 1 };

it('tells what is judged and how many think what', () => {
  render(<ReactionButtons {...counts} reaction={1} onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'What do you think of “Apfel”?' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Good, 3', pressed: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Not good, 1', pressed: false })).toBeDefined();
});

it('replaces one by the other, and withdraws the pressed one', async () => {
  const onChange = vi.fn();
  render(<ReactionButtons {...counts} reaction={1} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Not good, 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Good, 3' }));
  expect(onChange.mock.calls).toEqual([[2], [null]]);
});

it('only counts where nothing is to be said', () => {
  render(<ReactionButtons {...counts} reaction={null} />);
  expect(screen.getByRole('button', { name: 'Good, 3' })).toHaveProperty('disabled', true);
});
