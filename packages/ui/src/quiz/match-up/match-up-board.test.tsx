import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { MatchUpBoard, type MatchUpBoardProps } from './match-up-board.tsx';
import type { JoinedPair, MatchTileContent } from './tile-selection.ts';

const tile = (id: string, text: string, lang: string): MatchTileContent => ({
  id,
  content: { kind: 'word', word: { text, lang } },
});
const found = (id: string): JoinedPair => ({ promptId: id, answerId: id, isMissed: false });

function renderBoard(props: Partial<MatchUpBoardProps> = {}) {
  const calls = { onJoin: vi.fn(), onNext: vi.fn(), onPass: vi.fn() };
  const board = (changed: Partial<MatchUpBoardProps>) => (
    <MatchUpBoard
      prompts={[tile('1', 'Apfel', 'de'), tile('2', 'Birne', 'de'), tile('3', 'Rose', 'de')]}
      answers={[tile('3', 'rose', 'en'), tile('1', 'apple', 'en'), tile('2', 'pear', 'en')]}
      joined={[]}
      outcome={undefined}
      {...calls}
      {...props}
      {...changed}
    />
  );
  const { rerender } = render(board({}));
  return { ...calls, change: (changed: Partial<MatchUpBoardProps>) => rerender(board(changed)) };
}

const tileNamed = (name: string | RegExp) => screen.getByRole('button', { name });

describe('joining two tiles', () => {
  it.each([
    ['the first column first', ['Apfel', 'pear']],
    ['the second column first', ['pear', 'Apfel']],
    ['a change of mind within a column', ['Birne', 'Apfel', 'pear']],
    ['a deselected tile', ['Birne', 'Birne', 'pear', 'Apfel']],
  ])('works with %s', async (_, presses) => {
    const { onJoin } = renderBoard();
    for (const name of presses) await userEvent.click(tileNamed(name));
    expect(onJoin.mock.calls).toEqual([['1', '2']]);
  });

  it('takes no tile that has been joined since it was selected', async () => {
    const { onJoin, change } = renderBoard();
    await userEvent.click(tileNamed('Apfel'));
    change({ joined: [found('1')] });
    await userEvent.click(tileNamed('pear'));
    await userEvent.click(tileNamed('Birne'));
    expect(onJoin.mock.calls).toEqual([['2', '2']]);
  });

  it('marks the selected tile', async () => {
    renderBoard();
    await userEvent.click(tileNamed('Birne'));
    expect(screen.getByRole('button', { pressed: true })).toBe(tileNamed('Birne'));
    await userEvent.click(tileNamed('Birne'));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it.each([
    ['2a', /^rose/],
    ['a2', /^Birne/],
  ])('works with the keys %s, which focus the tile', async (keys, last) => {
    const { onJoin } = renderBoard();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(tileNamed(last));
    expect(onJoin.mock.calls).toEqual([['2', '3']]);
  });

  it('announces the same miss again', async () => {
    const { change } = renderBoard();
    const outcome = { promptId: '1', answerId: '2', verdict: 'miss' } as const;
    change({ outcome });
    await userEvent.click(tileNamed('Apfel'));
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(tileNamed('pear'));
    change({ outcome: { ...outcome } });
    expect(screen.getByRole('status').textContent).toBe('Not a pair: Apfel – pear');
  });
});

describe('a joined pair', () => {
  it('keeps the focus, but is disabled and leaves the tab order', async () => {
    const { change, onJoin } = renderBoard();
    await userEvent.click(tileNamed('Birne'));
    await userEvent.click(tileNamed('pear'));
    change({ joined: [found('2')] });
    expect(document.activeElement).toBe(tileNamed('pear – found, belongs to Birne'));
    await userEvent.keyboard('c1{Enter}');
    expect(onJoin).toHaveBeenCalledOnce();
    tileNamed('Apfel').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(tileNamed('Rose'));
  });

  it('is skipped by the arrow keys', async () => {
    renderBoard({ joined: [found('2')] });
    tileNamed('Apfel').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(tileNamed('Rose'));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(tileNamed('rose'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tileNamed('Apfel'));
  });
});

describe('a finished board', () => {
  it('is announced, and left by Enter', async () => {
    const { onNext, onPass } = renderBoard({ joined: ['1', '2', '3'].map(found) });
    expect(screen.getByRole('status').textContent).toBe('All pairs found!');
    await userEvent.keyboard('0{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
    expect(onPass).not.toHaveBeenCalled();
  });

  it('moves the focus from the pass button to the continue button', async () => {
    const { change, onPass } = renderBoard();
    await userEvent.click(tileNamed('I don’t know'));
    expect(onPass).toHaveBeenCalledOnce();
    change({ joined: ['1', '2', '3'].map((id) => ({ ...found(id), isMissed: true })) });
    expect(document.activeElement).toBe(tileNamed('Continue'));
  });
});

it('numbers images without a description', () => {
  const image = (id: string, alt: string): MatchTileContent => ({
    id,
    content: { kind: 'image', image: `/${id}.svg`, alt },
  });
  renderBoard({ prompts: [image('1', ''), image('2', ''), image('3', 'a rose')] });
  expect(tileNamed('Picture 1')).toBeDefined();
  expect(tileNamed('Picture 2')).toBeDefined();
  expect(tileNamed('a rose')).toBeDefined();
});
