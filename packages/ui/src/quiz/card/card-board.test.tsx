import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { CardBoard } from './card-board.tsx';

function renderCard({ isFlipped }: { isFlipped: boolean }) {
  const onFlip = vi.fn();
  const onJudge = vi.fn();
  render(
    <CardBoard
      front={{ kind: 'word', word: { text: 'pera', lang: 'es' } }}
      answers={[
        { text: 'pear', lang: 'en' },
        { text: 'pear tree', lang: 'en' },
      ]}
      example={{ text: 'La pera está madura.', lang: 'es' }}
      wordAction={<button type="button">Hear the word</button>}
      answerAction={<button type="button">Hear the answer</button>}
      isFlipped={isFlipped}
      onFlip={onFlip}
      onJudge={onJudge}
    />,
  );
  return { onFlip, onJudge };
}

/** Drags the card horizontally. */
function drag(from: number, to: number): void {
  const card = screen.getByRole('heading');
  fireEvent.pointerDown(card, { clientX: from, button: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: to, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: to, pointerId: 1 });
}

describe('the front of a card', () => {
  it('shows only the word', () => {
    renderCard({ isFlipped: false });
    expect(screen.getByRole('heading', { name: /pera/ })).toBeDefined();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'I know it' })).toBeNull();
  });

  it('shows the action of the word only', () => {
    renderCard({ isFlipped: false });
    expect(screen.getByRole('button', { name: 'Hear the word' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Hear the answer' })).toBeNull();
  });

  it.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Turn over' }))],
    ['a tap', async () => drag(100, 102)],
    ['a swipe', async () => drag(100, 300)],
  ])('is flipped by %s', async (_, act) => {
    const { onFlip, onJudge } = renderCard({ isFlipped: false });
    await act();
    expect(onFlip).toHaveBeenCalledOnce();
    expect(onJudge).not.toHaveBeenCalled();
  });
});

describe('the back of a card', () => {
  it('shows all accepted answers', () => {
    renderCard({ isFlipped: true });
    expect(screen.getByRole('heading', { name: /pear/ })).toBeDefined();
    expect(screen.getByText('pear tree')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Hear the answer' })).toBeDefined();
  });

  it('shows the example with its language', () => {
    renderCard({ isFlipped: true });
    expect(screen.getByText('La pera está madura.').lang).toBe('es');
  });

  it.each([
    ['1', 'unknown', () => userEvent.keyboard('1')],
    ['3', 'easy', () => userEvent.keyboard('3')],
    ['the right arrow', 'known', () => userEvent.keyboard('{ArrowRight}')],
    ['the left arrow', 'unknown', () => userEvent.keyboard('{ArrowLeft}')],
    ['a swipe to the right', 'known', async () => drag(100, 300)],
    ['a swipe to the left', 'unknown', async () => drag(300, 100)],
    ['its button', 'easy', () => userEvent.click(screen.getByRole('button', { name: 'Easy' }))],
  ])('is judged by %s', async (_, grade, act) => {
    const { onJudge } = renderCard({ isFlipped: true });
    await act();
    expect(onJudge.mock.calls).toEqual([[grade]]);
  });

  it('ignores a short swipe', () => {
    const { onJudge, onFlip } = renderCard({ isFlipped: true });
    drag(100, 150);
    expect(onJudge).not.toHaveBeenCalled();
    expect(onFlip).not.toHaveBeenCalled();
  });
});
