import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import type { JoinedPair, MatchTileContent } from './match-pair.ts';
import { MatchUpBoard, type MatchUpBoardProps } from './match-up-board.tsx';

const tile = (id: string, text: string, lang: string): MatchTileContent => ({
  id,
  face: { kind: 'word', word: { text, lang } },
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
const textsOf = (column: string) =>
  within(screen.getByRole('group', { name: column }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('joining two tiles', () => {
  it.each([
    ['the first column first', ['Apfel', 'pear']],
    ['the second column first', ['pear', 'Apfel']],
    ['a change of mind within a column', ['Birne', 'Apfel', 'pear']],
    ['a tile let go', ['Birne', 'Birne', 'pear', 'Apfel']],
  ])('goes with %s', async (_, presses) => {
    const { onJoin } = renderBoard();
    for (const name of presses) await userEvent.click(tileNamed(name));
    expect(onJoin.mock.calls).toEqual([['1', '2']]);
  });

  it('says which tile waits for another', async () => {
    renderBoard();
    await userEvent.click(tileNamed('Birne'));
    expect(screen.getByRole('button', { pressed: true })).toBe(tileNamed('Birne'));
    await userEvent.click(tileNamed('Birne'));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it.each(['2a', 'a2'])('goes by the keys %s', async (keys) => {
    const { onJoin } = renderBoard();
    await userEvent.keyboard(keys);
    expect(onJoin.mock.calls).toEqual([['2', '3']]);
  });

  it.each([
    ['match', 'A pair: Apfel – pear'],
    ['miss', 'Not a pair: Apfel – pear'],
    ['elsewhere', 'Right, but needed for another: Apfel – pear'],
  ] as const)('that comes to a %s is announced, each word in its language', (verdict, sentence) => {
    renderBoard({ outcome: { promptId: '1', answerId: '2', verdict } });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe(sentence);
    expect(within(status).getByText('Apfel').lang).toBe('de');
    expect(within(status).getByText('pear').lang).toBe('en');
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

describe('a pair that was found', () => {
  it('keeps the focus, but is no longer pressed nor in the way of the Tab key', async () => {
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

  it('is passed over by the arrow keys', async () => {
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

describe('the end of a board', () => {
  it('is said, and left by Enter', async () => {
    const { onNext, onPass } = renderBoard({ joined: ['1', '2', '3'].map(found) });
    expect(screen.getByRole('status').textContent).toBe('All pairs found!');
    await userEvent.keyboard('0{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
    expect(onPass).not.toHaveBeenCalled();
  });

  it('has every answer beside its prompt, also those that were not found', () => {
    renderBoard({ joined: [found('1'), { ...found('2'), isMissed: true }, found('3')] });
    expect(screen.getByRole('status').textContent).toBe('This is what belongs together');
    expect(textsOf('First column')).toEqual([
      'Apfel– found, belongs to apple',
      'Birne– not found, belongs to pear',
      'Rose– found, belongs to rose',
    ]);
    expect(textsOf('Second column')).toEqual([
      'apple– found, belongs to Apfel',
      'pear– not found, belongs to Birne',
      'rose– found, belongs to Rose',
    ]);
  });

  it('gives the focus of the button to pass to the one that leads on', async () => {
    const { change, onPass } = renderBoard();
    await userEvent.click(tileNamed('I don’t know'));
    expect(onPass).toHaveBeenCalledOnce();
    change({ joined: ['1', '2', '3'].map((id) => ({ ...found(id), isMissed: true })) });
    expect(document.activeElement).toBe(tileNamed('Continue'));
  });
});

it('tells pictures without a description apart', () => {
  const picture = (id: string, alt: string): MatchTileContent => ({
    id,
    face: { kind: 'picture', picture: `/${id}.svg`, alt },
  });
  renderBoard({ prompts: [picture('1', ''), picture('2', ''), picture('3', 'a rose')] });
  expect(tileNamed('Picture 1')).toBeDefined();
  expect(tileNamed('Picture 2')).toBeDefined();
  expect(tileNamed('a rose')).toBeDefined();
});
