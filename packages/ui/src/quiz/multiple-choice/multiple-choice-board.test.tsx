import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { MultipleChoiceBoard, type MultipleChoiceBoardProps } from './multiple-choice-board.tsx';

const option = (id: string, text: string) => ({
  id,
  content: { kind: 'word', word: { text, lang: 'ru' } } as const,
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
  it('names the options after the question', () => {
    renderBoard();
    expect(screen.getByRole('list', { name: 'What does it mean? manzana' })).toBeDefined();
  });

  it('asks for a word in the other language', () => {
    renderBoard({ languageName: 'Russian' });
    const name = 'How do you say it in Russian? manzana';
    expect(screen.getByRole('list', { name })).toBeDefined();
  });

  it('is answered by click', async () => {
    const { onChoose } = renderBoard();
    await userEvent.click(screen.getByRole('button', { name: 'яблоко' }));
    expect(onChoose.mock.calls).toEqual([['b']]);
  });

  it('is passed by key and by click', async () => {
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

  it('reveals the right answer after a pass', () => {
    renderBoard({ chosen: null });
    expect(screen.getByRole('status').textContent).toBe('The answer is “яблоко”');
    expect(optionNames()).toEqual(['груша', 'яблоко(the right answer)', 'лимон']);
  });

  it('accepts no second answer', async () => {
    const { onChoose, onNext } = renderBoard({ chosen: 'a' });
    await userEvent.click(screen.getByRole('button', { name: /яблоко/ }));
    await userEvent.keyboard('2');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it.each([
    ['continues on a swipe to the left', 1, { clientX: 160, clientY: 320 }],
    ['ignores a swipe to the right', 0, { clientX: 390, clientY: 300 }],
    ['ignores scrolling', 0, { clientX: 160, clientY: 600 }],
    ['ignores a short movement', 0, { clientX: 290, clientY: 300 }],
  ])('%s', (_, times, to) => {
    const { onNext } = renderBoard({ chosen: 'a' });
    swipe(screen.getByRole('heading'), { clientX: 300, clientY: 300 }, to);
    expect(onNext).toHaveBeenCalledTimes(times);
  });

  it('ignores swipes before the answer', () => {
    const { onNext } = renderBoard();
    swipe(screen.getByRole('heading'), { clientX: 300, clientY: 300 }, { clientX: 100 });
    expect(onNext).not.toHaveBeenCalled();
  });

  it('asks for a form by its row and its column', () => {
    const word = { text: 'Dative', lang: '' };
    renderBoard({ prompt: { kind: 'word', word, detail: 'Masculine' } });
    expect(
      screen.getByRole('heading', { name: 'Which form is it? Dative Masculine' }),
    ).toBeDefined();
  });

  it('shows an example and the sound only with the verdict', async () => {
    const recap = {
      example: { text: 'Una manzana al día.', lang: 'es' },
      action: <button type="button">Listen</button>,
    };
    renderBoard({ recap });
    expect(screen.queryByText('Una manzana al día.')).toBeNull();
    cleanup();
    renderBoard({ recap, chosen: 'a' });
    expect((await screen.findByText('Una manzana al día.')).lang).toBe('es');
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Correct answer: “яблоко”');
  });

  it.each([
    ['b', 'Right! яблокоjabloko'],
    ['a', 'Correct answer: “яблоко”jabloko'],
    [null, 'The answer is “яблоко”jabloko'],
  ])('shows the asked word in Latin letters with the verdict on %s', (chosen, verdict) => {
    const word = { text: 'яблоко', lang: 'ru', romanisation: 'jabloko' };
    renderBoard({ recap: { word }, chosen });
    expect(screen.getByRole('status').textContent).toBe(verdict);
  });

  it('names images by their description', () => {
    renderBoard({
      options: [{ id: 'b', content: { kind: 'image', image: '/apple.svg', alt: 'an apple' } }],
    });
    expect(screen.getByRole('heading', { name: 'Choose the picture manzana' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'an apple' })).toBeDefined();
  });
});
