import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { MultipleChoiceBoard, type MultipleChoiceBoardProps } from './multiple-choice-board.tsx';

const option = (id: string, text: string) => ({
  id,
  face: { kind: 'word', word: { text, lang: 'ru' } } as const,
});

function renderBoard(props: Partial<MultipleChoiceBoardProps> = {}) {
  const calls = { onChoose: vi.fn(), onNext: vi.fn(), onPass: vi.fn() };
  render(
    <MultipleChoiceBoard
      prompt={{ kind: 'word', word: { text: 'manzana', lang: 'es' } }}
      options={[option('a', 'груша'), option('b', 'яблоко'), option('c', 'лимон')]}
      correct="b"
      chosen={undefined}
      {...calls}
      {...props}
    />,
  );
  return calls;
}

const optionNames = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''));

function swipe(target: Element, from: Partial<Touch>, to: Partial<Touch>): void {
  const touch = (at: Partial<Touch>) => ({ identifier: 0, target, ...at });
  fireEvent.touchStart(target, { touches: [touch(from)] });
  fireEvent.touchEnd(target, { touches: [], changedTouches: [touch(to)] });
}

describe('MultipleChoiceBoard', () => {
  it('begins with its question in focus', () => {
    renderBoard();
    const heading = screen.getByRole('heading', { name: 'What does it mean? manzana' });
    expect(document.activeElement).toBe(heading);
  });

  it('names its options after the question', () => {
    renderBoard();
    expect(screen.getByRole('list', { name: 'What does it mean? manzana' })).toBeDefined();
  });

  it('is answered by a press', async () => {
    const { onChoose } = renderBoard();
    await userEvent.click(screen.getByRole('button', { name: 'яблоко' }));
    expect(onChoose.mock.calls).toEqual([['b']]);
  });

  it('is answered by a key', async () => {
    const { onChoose } = renderBoard();
    await userEvent.keyboard('3');
    expect(onChoose.mock.calls).toEqual([['c']]);
  });

  it('is passed by a key and by a press', async () => {
    const { onPass } = renderBoard();
    await userEvent.keyboard('0');
    await userEvent.click(screen.getByRole('button', { name: 'I don’t know' }));
    expect(onPass).toHaveBeenCalledTimes(2);
  });

  it('announces a right answer', () => {
    renderBoard({ chosen: 'b' });
    expect(screen.getByRole('status').textContent).toBe('Right!');
    expect(optionNames()).toEqual(['груша', 'яблоко(your answer, right)', 'лимон']);
  });

  it('announces a wrong answer and shows the right one', () => {
    renderBoard({ chosen: 'a' });
    expect(screen.getByRole('status').textContent).toBe('Not quite: “яблоко”');
    expect(optionNames()).toEqual([
      'груша(your answer, wrong)',
      'яблоко(the right answer)',
      'лимон',
    ]);
  });

  it('shows the right answer to those who passed', () => {
    renderBoard({ chosen: null });
    expect(screen.getByRole('status').textContent).toBe('The answer: “яблоко”');
    expect(optionNames()).toEqual(['груша', 'яблоко(the right answer)', 'лимон']);
  });

  it('takes no second answer, and goes on by Enter', async () => {
    const { onChoose, onNext } = renderBoard({ chosen: 'a' });
    await userEvent.click(screen.getByRole('button', { name: /яблоко/ }));
    await userEvent.keyboard('2');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it.each([
    ['goes on by a swipe to the left', 1, { clientX: 160, clientY: 320 }],
    ['stays where it is swiped to the right', 0, { clientX: 390, clientY: 300 }],
    ['stays where the page is moved', 0, { clientX: 160, clientY: 600 }],
    ['stays where a finger only trembles', 0, { clientX: 290, clientY: 300 }],
  ])('%s', (_, times, to) => {
    const { onNext } = renderBoard({ chosen: 'a' });
    swipe(screen.getByRole('heading'), { clientX: 300, clientY: 300 }, to);
    expect(onNext).toHaveBeenCalledTimes(times);
  });

  it('is swiped in vain before it is answered', () => {
    const { onNext } = renderBoard();
    swipe(screen.getByRole('heading'), { clientX: 300, clientY: 300 }, { clientX: 100 });
    expect(onNext).not.toHaveBeenCalled();
  });

  it('asks for a picture by its description', () => {
    renderBoard({
      options: [{ id: 'b', face: { kind: 'picture', picture: '/apple.svg', alt: 'an apple' } }],
    });
    expect(screen.getByRole('heading', { name: 'Which picture is it? manzana' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'an apple' })).toBeDefined();
  });
});
