import { screen } from '@testing-library/react';
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

  it('asks for a picture by its description', () => {
    renderBoard({
      options: [{ id: 'b', face: { kind: 'picture', picture: '/apple.svg', alt: 'an apple' } }],
    });
    expect(screen.getByRole('heading', { name: 'Which picture is it? manzana' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'an apple' })).toBeDefined();
  });
});
