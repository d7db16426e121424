import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { type Knowing, KnowingMark } from './knowing-mark.tsx';

const none = vi.fn();

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
    { knowing: 1, pressed: ['Known'] },
    { knowing: 2, pressed: ['To learn'] },
    { knowing: 3, pressed: [] },
  ] as const)('shows the active toggle for knowing $knowing', ({ knowing, pressed }) => {
    renderMark(knowing);
    const set = screen.queryAllByRole('button', { pressed: true });
    expect(set.map((button) => button.textContent)).toEqual(pressed);
  });

  it.each([
    { from: 3, press: 'To learn', to: 2 },
    { from: 3, press: 'Known', to: 1 },
    { from: 2, press: 'Known', to: 1 },
    { from: 1, press: 'To learn', to: 2 },
    { from: 2, press: 'To learn', to: 3 },
    { from: 1, press: 'Known', to: 3 },
  ] as const)('changes from $from to $to with “$press”', async ({ from, press, to }) => {
    const onChange = renderMark(from);
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(onChange.mock.calls).toEqual([[to]]);
  });

  it.each([
    { look: 'icon', provable: [2] },
    { look: 'label', provable: [2, 3] },
  ] as const)('as $look, offers the test for knowing $provable', ({ look, provable }) => {
    for (const knowing of [1, 2, 3] as const) {
      const { unmount } = render(
        <KnowingMark word="apple" knowing={knowing} onChange={none} onProve={none} look={look} />,
      );
      const offered = screen.queryByRole('button', { name: 'Prove it' }) !== null;
      expect(offered).toBe(provable.some((one) => one === knowing));
      unmount();
    }
  });

  it('starts the test', async () => {
    const onProve = vi.fn();
    render(<KnowingMark word="apple" knowing={2} onChange={none} onProve={onProve} />);
    await userEvent.click(screen.getByRole('button', { name: 'Prove it' }));
    expect(onProve).toHaveBeenCalledOnce();
  });

  it('works by keyboard', async () => {
    const onChange = renderMark(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[1]]);
  });

  it('keeps the focus when the test button goes', () => {
    const mark = (knowing: Knowing) => (
      <KnowingMark word="apple" knowing={knowing} onChange={none} onProve={none} />
    );
    const { rerender } = render(mark(2));
    screen.getByRole('button', { name: 'Prove it' }).focus();
    rerender(mark(2));
    expect(document.activeElement?.textContent).toBe('Prove it');
    rerender(mark(1));
    expect(document.activeElement?.textContent).toBe('Known');
  });
});
