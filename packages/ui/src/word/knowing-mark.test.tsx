import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { type Knowing, KnowingMark } from './knowing-mark.tsx';

function renderMark(knowing: Knowing) {
  const onChange = vi.fn();
  render(<KnowingMark word="apple" knowing={knowing} onChange={onChange} />);
  return onChange;
}

describe('KnowingMark', () => {
  it('names the word', () => {
    renderMark(3);
    expect(screen.getByRole('group', { name: 'Do you know “apple”?' })).toBeDefined();
  });

  it.each([
    { knowing: 1, pressed: ['I know this'] },
    { knowing: 2, pressed: ['Learning'] },
    { knowing: 3, pressed: [] },
  ] as const)('shows the active toggle for knowing $knowing', ({ knowing, pressed }) => {
    renderMark(knowing);
    const set = screen.queryAllByRole('button', { pressed: true });
    expect(set.map((button) => button.textContent)).toEqual(pressed);
  });

  it.each([
    { from: 3, press: 'Learn', to: 2 },
    { from: 3, press: 'I know this', to: 1 },
    { from: 2, press: 'I know this', to: 1 },
    { from: 1, press: 'Learn', to: 2 },
    { from: 2, press: 'Learning', to: 3 },
    { from: 1, press: 'I know this', to: 3 },
  ] as const)('changes from $from to $to with “$press”', async ({ from, press, to }) => {
    const onChange = renderMark(from);
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(onChange.mock.calls).toEqual([[to]]);
  });

  it('works by keyboard', async () => {
    const onChange = renderMark(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[1]]);
  });
});
